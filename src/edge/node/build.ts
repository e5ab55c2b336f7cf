import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { pageFilesName, rendererName, type PageFiles, type PageRenderer } from '../page-files.ts';
import { answererOf, type Answerer, type Body } from '../answers.ts';
import { cacheControlOf, innerFile, type Machine } from '../machine.ts';
import { etagOf, type Encoded } from '../negotiation.ts';
import { askedHeader, type Asked } from '../request.ts';
import { compressAnswers } from './compress-answers.ts';
import { compressPage } from './compress-page.ts';
import { differencesTo, useAsDictionary } from './dictionaries.ts';

interface Asset extends Body {
  headers: Record<string, string>;
  answer: Answerer;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Cached encoded pages: every page in both languages of ten merchants, some 90 KB each. */
const mostEncoded = 1_000;

/** All files of a folder by path, read at once, so that replacing a build under a running edge does not mix two. */
function readFolder(folder: string): Map<string, Uint8Array<ArrayBuffer>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  return new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

async function assetsOf(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const [path, plain] of files) {
    if (innerFile.test(path)) continue;
    const body = { plain, br: files.get(`${path}.br`), gzip: files.get(`${path}.gz`), etag: await etagOf(plain) };
    const dictionary = useAsDictionary(path, body);
    const headers = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cacheControlOf(path),
      Vary: dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
      ...(dictionary && { 'Use-As-Dictionary': dictionary }),
    };
    assets.set(path, { ...body, headers, answer: answererOf(body, headers) });
  }
  return assets;
}

/** Answers with the difference to a file that the phone has. Not for shared caches: other phones lack that file. */
function answerDifference(asked: Asked, { etag, headers }: Asset, bytes: Uint8Array<ArrayBuffer>): Response {
  const { 'Cache-Control': caching, ...kept } = headers;
  return answererOf({ plain: bytes, etag }, { ...kept, 'Cache-Control': caching!.replace('public', 'private'), 'Content-Encoding': 'dcz' })(asked, 200);
}

/**
 * A build on disk, in memory. `older` are the folders of previous builds, newest first: their hashed files stay
 * available for phones that still show an older page. Rejects if a folder cannot be read or contains no build.
 */
export async function readBuild(folder: string, older: readonly string[] = []): Promise<Machine> {
  const files = readFolder(folder);
  const assets = await assetsOf(files);
  const former = new Map<string, Asset>();
  for (const before of older) {
    const hashed = [...readFolder(before)].filter(([path]) => path.startsWith('/assets/'));
    for (const [path, asset] of await assetsOf(new Map(hashed))) if (!assets.has(path) && !former.has(path)) former.set(path, asset);
  }
  for (const [path, asset] of former) assets.set(path, asset);
  const differenceOf = differencesTo(former);
  const textOf = (path: string): string => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`there is no ${path} in ${folder}`);
    return new TextDecoder().decode(bytes);
  };
  const pageFiles = JSON.parse(textOf(`/${pageFilesName}`)) as PageFiles;
  const renderer = (await import(pathToFileURL(resolve(folder, rendererName)).href)) as PageRenderer;
  // By content, so that identical or repeated pages are compressed once.
  const encoded = new LRUCache<string, Promise<Encoded>>({ max: mostEncoded });
  return {
    files: pageFiles,
    renderer,
    text: async (path) => textOf(path),
    bytes: async (path) => assets.get(path)?.plain,
    asset(asked, path) {
      const asset = assets.get(path);
      if (!asset) return undefined;
      const difference = differenceOf(path, asset, askedHeader(asked, 'available-dictionary'), askedHeader(asked, 'accept-encoding'));
      return difference ? difference.then((bytes) => (bytes ? answerDifference(asked, asset, bytes) : asset.answer(asked, 200))) : asset.answer(asked, 200);
    },
    encode(plain, etag, isQuick = false) {
      const key = isQuick && !encoded.has(etag) ? `${etag} quick` : etag;
      const found = encoded.get(key) ?? compressPage(plain as Uint8Array<ArrayBuffer>, isQuick);
      encoded.set(key, found);
      return found;
    },
    compress: compressAnswers(),
  };
}
