import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { headers as contractHeaders } from '../../../contract/headers.ts';
import type { Original } from '../../pictures/pictures.ts';
import type { Upstream } from '../../upstream.ts';
import { decoded } from '../decoded.ts';
import { takeTurns, type TurnsOptions } from './turns.ts';

/** An original from its host. */
export interface Fetched {
  bytes: Uint8Array<ArrayBuffer>;
  /** its `Cache-Control` */
  caching: string;
}

/** Why there is no original, as a sentence. `unknown`: its host has none; `slow`: it may come later; `wrong`: it cannot be fetched from here. */
export class Refused extends Error {
  readonly kind: 'unknown' | 'slow' | 'wrong';

  constructor(message: string, kind: Refused['kind'] = 'wrong') {
    super(message);
    this.kind = kind;
  }
}

export type FetchOriginal = (original: Original) => Promise<Fetched>;

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3],
] as const) inner.addSubnet(network, prefix, 'ipv4');
// Public IPv6 ranges with an embedded IPv4 address, which a router may unpack: 6to4, Teredo and similar.
for (const [network, prefix] of [['2002::', 16], ['2001::', 23], ['2001:db8::', 32], ['3fff::', 20]] as const) inner.addSubnet(network, prefix, 'ipv6');
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to this machine or its own network. */
export const isInner = (address: string): boolean => (isIP(address) === 6 ? !outer.check(address, 'ipv6') || inner.check(address, 'ipv6') : inner.check(address, 'ipv4'));

/** Shares lookups of the same name: Node resolves in four threads, which files and compression need too, and a name with silent servers takes seconds. The connection uses the checked address. */
function lookupOnce(resolveName: typeof resolve): (isPublic: boolean) => LookupFunction {
  type Done = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
  const waiting = new Map<string, Done[]>();
  const find = (name: string, options: LookupOptions, done: Done): void => {
    const key = `${name} ${options.family}`;
    const others = waiting.get(key);
    if (others) return void others.push(done);
    waiting.set(key, [done]);
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      const all = waiting.get(key)!;
      waiting.delete(key);
      for (const each of all) each(error, addresses);
    });
  };
  return (isPublic) => (name, options, done) =>
    find(name, options, (error, addresses) => {
      if (error) return void done(error, '');
      if (!addresses.length || (isPublic && addresses.some(({ address }) => isInner(address)))) return void done(new Refused('a private address'), '');
      return options.all ? void done(null, addresses) : void done(null, addresses[0]!.address, addresses[0]!.family);
    });
}

export interface FetchOptions {
  /** bytes of an original */
  most?: number;
  /** timeout of the complete original, ms */
  patience?: number;
  /** limits per host: concurrent originals, waiting ones, and the wait in ms */
  turns?: TurnsOptions;
  /** name resolution and trusted CA, for tests */
  resolveName?: typeof resolve;
  tls?: { ca: string };
}

/** For the log only: addresses must not be revealed. */
const tooLong = 'the picture is too long';

async function readAll(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (length > most) throw new Refused(tooLong);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces, length));
}

function checkStatus(status: number): void {
  if (status === 404 || status === 410) throw new Refused('the picture is unknown', 'unknown');
  if (status !== 200) throw new Refused(`a status of ${status}`);
}

/** Fetches originals: limited in bytes, time and number, without redirects, and from no private address that the merchant's file does not name. */
export function fetchOriginals(upstream: Pick<Upstream, 'ask'>, { most = 10 * 1024 * 1024, patience = 8_000, turns = { atOnce: 12, mostWaiting: 100, patience: 2_000 }, resolveName = resolve, tls }: FetchOptions = {}): FetchOriginal {
  const bounds = { headersTimeout: patience, bodyTimeout: patience, connections: 8, allowH2: false };
  const connect = { timeout: patience, ...tls };
  const lookup = lookupOnce(resolveName);
  const agentOf = (isPublic: boolean): Agent => new Agent({ ...bounds, connect: { ...connect, lookup: lookup(isPublic) } });
  const [named, foreign] = [agentOf(false), agentOf(true)];
  const inTurn = takeTurns(turns);

  async function ofPlatform({ address, merchant }: Original, signal: AbortSignal): Promise<Fetched> {
    const response = await upstream.ask(address, { [contractHeaders.merchant]: merchant, accept: 'image/*' }, signal);
    try {
      checkStatus(response.status);
      if (Number(response.headers.get('Content-Length')) > most) throw new Refused(tooLong);
    } catch (error) {
      void response.body?.cancel().catch(() => {});
      throw error;
    }
    return { bytes: await readAll(response.body ?? [] as never, most), caching: response.headers.get('Cache-Control') ?? '' };
  }

  async function ofHost({ address, isNamed }: Original, signal: AbortSignal): Promise<Fetched> {
    const { origin, hostname, pathname, search } = new URL(address);
    const literal = hostname.replace(/^\[|\]$/g, '');
    // A literal address needs no lookup.
    if (!isNamed && isIP(literal) && isInner(literal)) throw new Refused('a private address');
    const { statusCode, headers, body } = await (isNamed ? named : foreign).request({
      origin, path: pathname + search, method: 'GET', signal, headers: { accept: 'image/png,image/jpeg,image/webp,image/*;q=0.8', 'accept-encoding': 'identity', 'user-agent': 'leve-edge' },
    });
    body.on('error', () => {});
    try {
      checkStatus(statusCode);
      if (Number(headers['content-length']) > most) throw new Refused(tooLong);
      // Stores of files send what was uploaded compressed as it is, whoever asks.
      const plain = decoded(body, String(headers['content-encoding'] ?? '').trim().toLowerCase());
      return { bytes: await readAll(plain ?? body, most), caching: [headers['cache-control'] ?? ''].flat().join() };
    } finally {
      body.destroy();
    }
  }

  return (original) => {
    const isOwn = original.address.startsWith('/');
    return inTurn(isOwn ? original.merchant : new URL(original.address).host, async () => {
      // Not `AbortSignal.timeout`, whose listeners stay in memory.
      const given = new AbortController();
      let timer: NodeJS.Timeout;
      const late = new Promise<never>((_, fail) => (timer = setTimeout(() => {
        given.abort();
        fail(new Refused('the picture is slow', 'slow'));
      }, patience)));
      try {
        // The box in this process ignores the signal.
        return await Promise.race([isOwn ? ofPlatform(original, given.signal) : ofHost(original, given.signal), late]);
      } finally {
        clearTimeout(timer!);
      }
    });
  };
}
