import * as v from 'valibot';
import { cookieValues } from '../contract/cookies.ts';
import { imageHostCookie } from '../contract/page.ts';
import type { Settings } from '../contract/endpoints/platform.ts';
import { artHost } from './merchants/file.ts';
import type { Merchant } from './merchants/merchants.ts';
import { drawnFrom } from './shared-cache.ts';

const ofPlatform = new WeakMap<Settings, readonly string[]>();

/** The image hosts of a merchant's pages: its file's, else the valid ones of the platform's settings. */
export function imageHostsOf({ page: { imageCDNs }, namesImageHosts }: Pick<Merchant, 'page' | 'namesImageHosts'>, settings: Settings | undefined): readonly string[] {
  if (namesImageHosts || !settings) return imageCDNs;
  let hosts = ofPlatform.get(settings);
  if (!hosts) {
    const wanted = settings.imageCDNs.length ? settings.imageCDNs : [settings.paths?.images ?? ''];
    hosts = wanted.map((host) => v.safeParse(artHost, host)).filter(({ success }) => success).map(({ output }) => output as string);
    ofPlatform.set(settings, hosts);
  }
  return hosts.length ? hosts : imageCDNs;
}

/** The image host of a visit (E08): from its cookie, or from the ETag of the page that the phone has, else random. */
export function drawImageHost(imageCDNs: readonly string[], cookies = '', ifNoneMatch = ''): number {
  if (imageCDNs.length < 2) return 0;
  const named = [...cookieValues(cookies, imageHostCookie), /\.(\d+)"/.exec(ifNoneMatch)?.[1] ?? ''];
  return named.filter((text) => /^\d+$/.test(text)).map(Number).find((at) => at < imageCDNs.length) ?? Math.floor(Math.random() * imageCDNs.length);
}

/** The header that keeps the visit's image host for its further pages; none if there is only one. */
export const imageHostHeaders = (imageCDNs: readonly string[], imageHost: number): Record<string, string> =>
  imageCDNs.length < 2 ? {} : drawnFrom(imageCDNs.length, `${imageHostCookie}=${imageHost}; Path=/; SameSite=Lax`);

/** A page's ETag with its image host. */
export const etagWithHost = (etag: string, imageHost: number): string => etag.replace(/"$/, `.${imageHost}"`);
