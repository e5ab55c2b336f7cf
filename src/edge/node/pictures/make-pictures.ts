import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { answerText } from '../../answers.ts';
import { compressed, type Compress } from '../../compressed.ts';
import type { Eventual } from '../../eventual.ts';
import { isFresh } from '../../negotiation.ts';
import { wishOf, type Format, type Wish } from '../../pictures/format.ts';
import { cachingFor, pictureHeaders, secondsOf, shortSeconds } from '../../pictures/headers.ts';
import { pictureKind } from '../../pictures/kind.ts';
import type { Original, Pictures } from '../../pictures/pictures.ts';
import type { Asked } from '../../request.ts';
import { responseOf } from '../../upstream-answer.ts';
import { Refused, type FetchOriginal } from './fetch-original.ts';
import type { Resizer, Urgency } from './resizer.ts';
import type { Kept, Store } from './store.ts';
import { Busy } from './turns.ts';

/** What is known of an address: the hash of its picture, and for how long. */
interface Source {
  content: string;
  /** epoch ms until it is requested again */
  until: number;
  /** max-age for phones */
  seconds: number;
}

/** A picture, resized or original. */
interface Form {
  type: string;
  /** for an original that needs no other form */
  asIs?: boolean;
  /** for a resized one: its mean, `#rrggbb` */
  colour?: string;
}

/** An original, with what is known of its address. */
interface Taken {
  source: Source;
  found: Kept<Form>;
}

interface Ready {
  kept: Kept<Form>;
  etag: string;
  seconds: number;
  /** `meanwhile`: a better one is being made; `passed`: the original, because it could not be made now */
  state: 'final' | 'meanwhile' | 'passed';
}

export interface PicturesOptions {
  fetchOriginal: FetchOriginal;
  resizer: Resizer;
  store: Store;
  compress?: Compress;
  /** limit of an original, pixels */
  mostPixels?: number;
}

/** ms until a host that refused is asked again */
const refusedMs = 30_000;
/** ms until a picture that took too long is tried again: the machine may have been busy */
const hopelessMs = 600_000;
/** s after which a shared cache asks again while a better picture is being made */
const meanwhileSeconds = 10;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** The hash of a picture, asynchronous: 10 MB take some 30 ms, in which nothing else would be answered. */
const contentOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url').slice(0, 24);

const notCome = 'the picture did not come';
const isBroken = 'a broken picture';

/** Whether a phone supports a picture's type. */
const shows = (format: Format, type: string): boolean => (type === 'image/avif' ? format === 'avif' : type === 'image/webp' ? format !== 'plain' : true);

function cachingOf({ seconds, state }: Ready): string {
  if (state === 'passed') return cachingFor(shortSeconds);
  if (state === 'meanwhile') return `public, max-age=${seconds}, s-maxage=${meanwhileSeconds}`;
  return cachingFor(seconds);
}

/** Resized pictures, and their originals. */
export interface MadePictures extends Pictures {
  /** Bytes of an original, cached or fetched; rejects if its host refuses. */
  bytesOf(original: Original): Promise<Uint8Array<ArrayBuffer>>;
}

/** Resizes pictures: each original is fetched once, each form made once, and both are stored. What cannot be made in time is sent as the original. */
export function createPictures({ fetchOriginal, resizer, store, compress, mostPixels = 24_000_000 }: PicturesOptions): MadePictures {
  const fetching = new Map<string, Promise<Taken>>();
  const making = new Map<string, Promise<Kept<Form> | 'broken' | 'later'>>();
  /** reasons without the errors, each of which would hold 9 KB */
  const refused = new LRUCache<string, Pick<Refused, 'message' | 'kind'>>({ max: 10_000, ttl: refusedMs });
  /** took too long once, so that the process was ended */
  const hopeless = new LRUCache<string, true>({ max: 10_000, ttl: hopelessMs });
  /** hashes of pictures that cannot be decoded */
  const broken = new LRUCache<string, true>({ max: 10_000 });
  /** colours by the source's key, for drawing pages */
  const colours = new LRUCache<string, string>({ max: 10_000 });

  const sourceKey = ({ address, merchant, isNamed }: Original): string => `s-${hashOf(`${address.startsWith('/') ? merchant : ''} ${isNamed} ${address}`)}`;
  const nameOf = (width: number, format: Format, saves: boolean): string => `${width}-${format}${saves ? '-light' : ''}`;
  const formKey = (content: string, ...form: Parameters<typeof nameOf>): string => `d-${content}-${nameOf(...form)}`;

  async function take(original: Original, key: string): Promise<Taken> {
    const { bytes, caching } = await fetchOriginal(original);
    const kind = pictureKind(bytes);
    if (!kind) throw new Refused('no picture');
    if (!kind.asIs && (kind.pixels ?? 1) > mostPixels) throw new Refused('a picture of too many pixels');
    if (kind.pixels === 0) throw new Refused('a picture without pixels');
    const content = await contentOf(bytes);
    const seconds = secondsOf(caching);
    const source: Source = { content, seconds, until: Date.now() + seconds * 1_000 };
    const found: Kept<Form> = { meta: { type: kind.type, asIs: kind.asIs }, bytes };
    await store.write(`o-${content}`, found);
    await store.write(key, { meta: source, bytes: new Uint8Array() });
    return { source, found };
  }

  /** Requests an address once at a time. A refusal is remembered for a while. */
  function takeOnce(original: Original, key: string): Promise<Taken> {
    const under = fetching.get(key);
    if (under) return under;
    const taking = take(original, key).catch((error: Error) => {
      if (!(error instanceof Busy)) refused.set(key, error instanceof Refused ? { message: error.message, kind: error.kind } : { message: notCome, kind: 'wrong' });
      throw error;
    }).finally(() => fetching.delete(key));
    fetching.set(key, taking);
    return taking;
  }

  /** An old picture is served while the host is asked again, and further if that fails. */
  function refresh(original: Original, key: string, source: Source): void {
    if (source.until > Date.now() || refused.has(key)) return;
    takeOnce(original, key).catch(() => {});
  }

  async function make(key: string, { meta, bytes }: Kept<Form>, width: number, format: Format, saves: boolean, urgency: Urgency): Promise<Kept<Form> | 'broken' | 'later'> {
    const outcome = await resizer.make({ bytes, width, format, saves }, urgency);
    if (outcome.failure === 'late') hopeless.set(key, true);
    if (outcome.failure === 'broken') return 'broken';
    if (!outcome.bytes) return 'later';
    // A small original may be smaller than its resized form. Chromium before 81 ignores that it is to be turned.
    const isWon = outcome.bytes.length < bytes.length || outcome.isTurned || !shows(format, meta.type);
    const colour = outcome.colour && { colour: outcome.colour };
    const made: Kept<Form> = isWon ? { meta: { type: outcome.type!, ...colour }, bytes: new Uint8Array(outcome.bytes) } : { meta: { type: meta.type, ...colour }, bytes };
    await store.write(key, made);
    return made;
  }

  async function formOf(original: Kept<Form>, content: string, width: number, format: Format, saves: boolean, urgency: Urgency): Promise<Kept<Form> | 'broken' | 'later'> {
    const key = formKey(content, width, format, saves);
    const known = await store.read(key);
    if (known) return known as Kept<Form>;
    if (hopeless.has(key)) return 'later';
    const under = making.get(key);
    if (under) return under;
    const made = make(key, original, width, format, saves, urgency).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  const readyOf = (kept: Kept<Form>, { content, seconds }: Source, name: string, state: Ready['state']): Ready => ({ kept, seconds, state, etag: `"${content}-${name}"` });

  /** The first colour of a picture is kept: each form has a slightly different mean. */
  const note = (key: string, { meta }: Kept<Form>): void => void (colours.get(key) || colours.set(key, meta.colour ?? ''));

  /** The picture, if it is in memory, without waiting. */
  function peek(source: Source, width: number, { format, saves }: Wish): Ready | undefined {
    const { content } = source;
    const formIn = (one: Format) => store.peek(formKey(content, width, one, saves)) as Kept<Form> | undefined;
    const made = formIn(format);
    if (made) return readyOf(made, source, nameOf(width, format, saves), 'final');
    // Its AVIF is on its way, or never comes.
    const best = formKey(content, width, 'avif', saves);
    const quick = format === 'avif' && (making.has(best) || hopeless.has(best)) && formIn('webp');
    if (quick) return readyOf(quick, source, nameOf(width, 'webp', saves), making.has(best) ? 'meanwhile' : 'final');
    // Last, for being used keeps an original in memory.
    const original = store.peek(`o-${content}`) as Kept<Form> | undefined;
    return original?.meta.asIs ? readyOf(original, source, 'o', 'final') : undefined;
  }

  function refuseBroken(key: string): Refused {
    refused.set(key, { message: isBroken, kind: 'wrong' });
    return new Refused(isBroken);
  }

  /** The original, cached or fetched. */
  async function originalOf(original: Original, key: string): Promise<Taken> {
    const source = (await store.read(key))?.meta as Source | undefined;
    // It may have been cut short on its way: its host is asked again, as one that has refused.
    const isSound = source && !broken.has(source.content);
    if (isSound) refresh(original, key, source);
    const found = isSound ? ((await store.read(`o-${source.content}`)) as Kept<Form> | undefined) : undefined;
    if (isSound && found) return { source, found };
    const failure = refused.get(key);
    if (failure) throw new Refused(failure.message, failure.kind);
    const taken = await takeOnce(original, key);
    if (broken.has(taken.source.content)) throw refuseBroken(key);
    return taken;
  }

  async function ready(original: Original, width: number, wish: Wish, key: string): Promise<Ready> {
    const { format, saves } = wish;
    const { source, found } = await originalOf(original, key);
    if (found.meta.asIs) {
      note(key, found);
      return readyOf(found, source, 'o', 'final');
    }
    const pass = (): Ready => readyOf(found, source, 'o', 'passed');
    if (format === 'avif') {
      const best = await store.read(formKey(source.content, width, 'avif', saves));
      if (best) {
        note(key, best as Kept<Form>);
        return readyOf(best as Kept<Form>, source, nameOf(width, 'avif', saves), 'final');
      }
    }
    const quick = format === 'avif' ? 'webp' : format;
    const made = await formOf(found, source.content, width, quick, saves, 'now');
    if (made === 'broken') {
      broken.set(source.content, true);
      throw refuseBroken(key);
    }
    if (made === 'later') return pass();
    note(key, made);
    const isHopeless = format === 'avif' && hopeless.has(formKey(source.content, width, 'avif', saves));
    if (format === 'avif' && !isHopeless) void formOf(found, source.content, width, 'avif', saves, 'behind').catch(() => {});
    return readyOf(made, source, nameOf(width, quick, saves), quick === format || isHopeless ? 'final' : 'meanwhile');
  }

  function send(asked: Asked, picture: Ready): Eventual<Response> {
    const { kept: { meta: { type }, bytes }, etag } = picture;
    const { caller, request, trace } = asked;
    const headers: Record<string, string> = { ...pictureHeaders(caller, type, cachingOf(picture)), ETag: etag };
    if (isFresh(asked, etag)) return new Response(null, { status: 304, headers });
    headers['Content-Length'] = String(bytes.length);
    if (request.method === 'HEAD') return new Response(null, { headers });
    trace.bytes = bytes.length;
    if (type !== 'image/svg+xml' || !compress) return new Response(bytes, { headers });
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return compressed(asked, { status: 200, headers: lower, body: bytes }, compress).then(responseOf);
  }

  function refuse(asked: Asked, { address }: Original, error: Error): Response {
    const kind = error instanceof Refused ? error.kind : 'wrong';
    if (!(error instanceof Busy)) asked.trace.error = error instanceof Refused ? error.message : notCome;
    // Not cached: the phone waits for the host as long as it likes, or tries the next one at once.
    if (error instanceof Busy || kind === 'slow') return answerText(asked, 302, 'Found', { Location: address, 'Cache-Control': 'no-store' });
    const isUnknown = kind === 'unknown';
    return answerText(asked, isUnknown ? 404 : 502, isUnknown ? 'Not found' : 'The picture could not be had', { 'Cache-Control': 'no-store' });
  }

  return {
    answer(asked, original, width) {
      const key = sourceKey(original);
      const wish = wishOf(asked);
      const source = store.peek(key)?.meta as Source | undefined;
      const here = source && peek(source, width, wish);
      if (here) {
        refresh(original, key, source);
        return send(asked, here);
      }
      return ready(original, width, wish, key).then((picture) => send(asked, picture), (error: Error) => refuse(asked, original, error));
    },
    bytesOf: async (original) => (await originalOf(original, sourceKey(original))).found.bytes,
    colourOf: (original) => colours.get(sourceKey(original)),
    close: () => resizer.close(),
  };
}
