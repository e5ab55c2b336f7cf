import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import { lighter } from '../art/lighter.ts';
import { plain } from '../art/plain.ts';
import type { Platform } from '../handler.ts';
import { artOf, imageCDN } from '../art/art-path.ts';
import { deliveredAs, rasterOf, rasterTypes } from '../art/raster.ts';
import { drawArt, isArtKind } from './drawings.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Drawn {
  etag: string;
  text: string;
  /** filled on demand: most phones want one encoding, and compressing takes longer than drawing */
  encoded: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** With brotli's own window of 4 MB a picture of 3 KB takes 13.5 ms of processor; with one of 64 KB, 0.2 ms and the same bytes. */
export const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const squeeze = {
  br: (text: string) => promisify(brotliCompress)(text, brotliParams),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
  identity: async (text: string) => Buffer.from(text),
};

const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  // A picture opened as a document runs no script.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Bytes of PNG and JPEG in memory: some 600 pictures. */
const mostRaster = 64 * 2 ** 20;

/**
 * The platform's image CDN: pictures are made at the first request and cached in memory. Drawings are compressed, and lighter
 * under `Save-Data`; PNG and JPEG are what a maker delivers, whatever the phone asks for.
 */
export function artRoutes(platform: Platform): Hono {
  const kept = new Map<string, Drawn>();
  const raster = new LRUCache<string, Raster>({ maxSize: mostRaster, sizeCalculation: ({ bytes }) => bytes.length, fetchMethod: (file) => rasterAt(platform, file) });
  const routes = new Hono();
  routes.get(`${imageCDN}/:kind/:file{.+\\.svg}`, async (context) => {
    const { kind, file } = context.req.param();
    const saves = /^on\b/i.test(context.req.header('Save-Data') ?? '');
    const drawn = drawnOf(platform, kept, kind, file.slice(0, -'.svg'.length), saves);
    if (!drawn) return context.notFound();
    const encoding = encodingOf(context);
    const answer = { ...headers, 'Content-Type': 'image/svg+xml', Vary: 'Accept-Encoding, Save-Data', ETag: `"${drawn.etag}-${encoding}"` };
    if (context.req.header('If-None-Match') === answer.ETag) return context.body(null, 304, answer);
    const bytes = drawn.encoded.get(encoding) ?? new Uint8Array(await squeeze[encoding](drawn.text));
    drawn.encoded.set(encoding, bytes);
    return context.body(bytes, 200, encoding === 'identity' ? answer : { ...answer, 'Content-Encoding': encoding });
  });
  routes.get(`${imageCDN}/:kind/:file{.+\\.(?:png|jpg)}`, async (context) => {
    const { kind, file } = context.req.param();
    const made = await raster.fetch(`${kind}/${file}`);
    if (!made) return context.notFound();
    const answer = { ...headers, 'Content-Type': made.type, ETag: made.etag };
    if (context.req.header('If-None-Match') === answer.ETag) return context.body(null, 304, answer);
    return context.body(made.bytes, 200, answer);
  });
  return routes;
}

interface Raster {
  etag: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The picture at `kind/name.ending` as its maker delivers it; undefined where there is none. */
async function rasterAt(platform: Platform, file: string): Promise<Raster | undefined> {
  const [, kind = '', name = '', ending] = /^(.+?)\/(.+)\.(\w+)$/.exec(file) ?? [];
  if (!isArtKind(kind)) return undefined;
  const wanted = deliveredAs(kind, name);
  const drawing = wanted.ending === ending ? drawArt(platform, kind, name) : undefined;
  if (drawing === undefined) return undefined;
  const bytes = await rasterOf(drawing, wanted);
  return { etag: `"${hashOf(bytes)}"`, type: rasterTypes[wanted.ending], bytes };
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** The drawn picture. Only existing names are cached, so that guesses cannot fill the memory. */
function drawnOf(platform: Platform, kept: Map<string, Drawn>, kind: string, name: string, saves: boolean): Drawn | undefined {
  const key = `${saves ? 'light' : 'full'}/${kind}/${name}`;
  const found = kept.get(key);
  if (found) return found;
  const art = drawArt(platform, kind, name);
  if (art === undefined) return undefined;
  const text = artOf() === 'plain' ? plain(art) : saves ? lighter(art) : art;
  const drawn: Drawn = { etag: hashOf(text), text, encoded: new Map() };
  kept.set(key, drawn);
  return drawn;
}

/** The smallest encoding that the phone accepts; `q=0` refuses one. */
const encodingOf = (context: Context): Encoding => accepts(context, {
  header: 'Accept-Encoding',
  supports: ['br', 'gzip'],
  default: 'identity',
  match: (accepted, { supports }) => supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
}) as Encoding;
