import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isFresh } from '../../negotiation.ts';
import { cachingFor, pictureHeaders, shortSeconds } from '../../pictures/headers.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { MadePictures } from './make-pictures.ts';
import type { Resizer } from './resizer.ts';
import type { Kept, Store } from './store.ts';

export interface CardsOptions extends Pick<MadePictures, 'bytesOf'> {
  resizer: Resizer;
  store: Store;
}

/** max-age of a card, s: its address changes with all but its subject's picture */
const seconds = 86_400;
const unfinishedMs = 60_000;

/** Draws cards, each once, and stores them with the other pictures. */
export function createCards({ bytesOf, resizer, store }: CardsOptions): NonNullable<Pictures['card']> {
  /** cards whose subject's picture did not come: kept only for a while */
  const unfinished = new LRUCache<string, Kept>({ max: 100, ttl: unfinishedMs });
  const drawing = new Map<string, Promise<Kept | undefined>>();

  return async (asked, { title, text, age, balls }, look, art) => {
    const key = `c-${createHash('sha256').update(JSON.stringify([title, text, age, balls, look, art])).digest('base64url').slice(0, 24)}`;

    async function draw(): Promise<Kept | undefined> {
      const known = (await store.read(key)) ?? unfinished.get(key);
      if (known) return known;
      const bytes = art && await bytesOf(art).catch(() => undefined);
      const { bytes: drawn } = await resizer.make({ card: { title, text, age, ...(balls && { balls }), look, ...(bytes && { art: bytes }) } }, 'soon');
      if (!drawn) return undefined;
      const made: Kept = { meta: {}, bytes: new Uint8Array(drawn) };
      if (bytes || !art) await store.write(key, made);
      else unfinished.set(key, made);
      return made;
    }

    let under = drawing.get(key);
    if (!under) drawing.set(key, (under = draw().finally(() => drawing.delete(key))));
    const made = await under;
    if (!made) return undefined;
    const etag = `"${key}"`;
    const headers: Record<string, string> = { ...pictureHeaders(asked.caller, 'image/png', cachingFor(unfinished.peek(key) ? shortSeconds : seconds)), ETag: etag };
    if (isFresh(asked, etag)) return new Response(null, { status: 304, headers });
    headers['Content-Length'] = String(made.bytes.length);
    asked.trace.bytes = asked.request.method === 'HEAD' ? 0 : made.bytes.length;
    return new Response(asked.request.method === 'HEAD' ? null : made.bytes, { headers });
  };
}
