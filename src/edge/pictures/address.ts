import { places, widthsAt, type PlaceName } from '../../contract/places.ts';
import { gatewayPath } from '../gateway.ts';
import type { Merchant } from '../merchants/merchants.ts';
import type { Original } from './pictures.ts';

export interface WantedPicture {
  original: Original;
  width: number;
}

const pattern = /^\/img\/([a-z]+)-([1-9]\d{0,3})\/(\d{1,2})(\/.+)$/;

/**
 * The picture of an address: a size of the table at one of the merchant's hosts, and nothing else. `address` is a path
 * with its query, `imageCDNs` the image hosts of the merchant's pages; `segments` are the platform's first path
 * segments.
 */
export function wantedPicture(address: string, { page: { code }, namesImageHosts }: Pick<Merchant, 'page' | 'namesImageHosts'>, imageCDNs: readonly string[], segments: readonly string[]): WantedPicture | undefined {
  const [, name = '', digits = '', at = '', rest = ''] = pattern.exec(address) ?? [];
  const width = Number(digits);
  const host = imageCDNs[Number(at)];
  if (!rest || host === undefined || !Object.hasOwn(places, name)) return undefined;
  if (!widthsAt(name as PlaceName).includes(width)) return undefined;
  const whole = host.startsWith('/') || !host ? ownPath(host, rest, segments) : foreignAddress(host, rest);
  return whole === undefined ? undefined : { width, original: { merchant: code, address: whole, isNamed: namesImageHosts || !host.startsWith('https:') } };
}

/** A platform's path below its prefix; undefined if it leaves that. */
function ownPath(prefix: string, rest: string, segments: readonly string[]): string | undefined {
  const path = gatewayPath(prefix + rest, [...segments]);
  return path?.startsWith(`${prefix}/`) ? path : undefined;
}

/** An address below a host; undefined if it leaves that. */
function foreignAddress(host: string, rest: string): string | undefined {
  const url = URL.parse(host + rest);
  return url?.protocol === 'https:' && !url.username && !url.password && url.href.startsWith(`${new URL(host).href.replace(/\/$/, '')}/`) ? url.href : undefined;
}
