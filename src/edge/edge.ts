import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { manifestPath, unknownPage } from '../build/page-files.ts';
import { loadAssets } from './assets.ts';
import { pageLanguage } from './cookies.ts';
import { firstPictures } from './first-pictures.ts';
import { drawIcon } from './merchants/draw-icon.ts';
import type { Merchants } from './merchants/merchants.ts';
import { chooseEncoding, etagOf, isFresh } from './negotiation.ts';
import type { Encoded } from './negotiation.ts';
import { loadPages } from './pages.ts';
import { pageHeaders, secure } from './security.ts';
import { snapshots } from './snapshot.ts';
import type { Upstream } from './upstream.ts';

export interface EdgeOptions {
  /** the build */
  folder: string;
  upstream: Upstream;
  merchants: Merchants;
}

/** Longer request lines are refused; Node itself stops at 16 KB of headers. */
const longestAddress = 4_096;

const robots = 'User-agent: *\nDisallow: /wps/\nDisallow: /sandbox\n';

type Sent = Record<string, string | undefined>;

function answerText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
}

/** Sends a body in the encoding that suits the phone, or says that it has it already. */
function answerBody(request: IncomingMessage, response: ServerResponse, status: number, body: Encoded & { etag: string }, headers: Sent): void {
  const { body: bytes, encoding } = chooseEncoding(request.headers['accept-encoding'], body);
  const sent = { ...headers, ETag: body.etag, ...(encoding && { 'Content-Encoding': encoding }) };
  if (status === 200 && isFresh(request.headers, body.etag)) {
    response.writeHead(304, sent).end();
    return;
  }
  response.writeHead(status, { ...sent, 'Content-Length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes);
}

/** Path of a request without its query; none when the address is no path. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('/')) return URL.canParse(url) ? new URL(url).pathname : undefined;
  return /^[^?#]*/.exec(url)![0];
}

/**
 * Serves a build: its files from memory, its pages filled for the merchant and the language,
 * and the platform's paths from `upstream`. Throws when the folder holds no build.
 */
export function createEdge({ folder, upstream, merchants }: EdgeOptions): RequestListener {
  const assets = loadAssets(folder);
  const pages = loadPages(folder);
  const snapshotOf = snapshots(upstream);
  const picturesOf = firstPictures(upstream);
  const merchantOf = (request: IncomingMessage) => merchants.ofHost(request.headers.host);
  const iconOf = drawIcon((path) => assets.get(path)?.plain);

  function answerManifest(request: IncomingMessage, response: ServerResponse): void {
    const merchant = merchantOf(request);
    const plain = Buffer.from(JSON.stringify(merchant.manifest(pageLanguage(request.headers.cookie, merchant.page))));
    answerBody(request, response, 200, { plain, etag: etagOf(plain) }, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache', Vary: 'Cookie' });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const merchant = merchantOf(request);
    const language = pageLanguage(request.headers.cookie, merchant.page);
    const [known, pictures] = await Promise.all([snapshotOf(merchant.page, language), picturesOf(merchant.page, language, name, request.url!)]);
    const page = await pages.page(name, language, merchant, pictures.length ? { ...known, pictures } : known);
    answerBody(request, response, name === unknownPage ? 404 : 200, page, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie, Sec-Fetch-Site',
      'Content-Security-Policy': page.policy,
      ...pageHeaders(request),
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    secure(request, response);
    if (request.url!.length > longestAddress) return answerText(response, 414, 'The address is too long', { Connection: 'close' });
    const path = pathOf(request.url!);
    if (path === undefined) return answerText(response, 400, 'The address is no path');
    if (upstream.segments.includes(path.split('/')[1]!)) return upstream.answer(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerText(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });

    const icon = iconOf(merchantOf(request), path);
    if (icon) return answerBody(request, response, 200, { plain: Buffer.from(icon.body), etag: etagOf(Buffer.from(icon.body)) }, { 'Content-Type': icon.type, 'Cache-Control': 'no-cache' });
    const asset = assets.get(path);
    if (asset) return answerBody(request, response, 200, asset, { 'Content-Type': asset.type, 'Cache-Control': asset.cacheControl, Vary: 'Accept-Encoding' });
    if (path === manifestPath) return answerManifest(request, response);
    if (path === '/robots.txt') return answerText(response, 200, robots);
    const name = pages.nameOf(path) ?? (acceptsHtml(request, path) ? unknownPage : undefined);
    if (!name) return answerText(response, 404, 'Not found');
    answerPage(request, response, name).catch(() => answerText(response, 500, 'The page could not be made'));
  }

  return answer;
}

/** A person's browser asks for HTML; its scripts, pictures and robots do not. */
function acceptsHtml(request: IncomingMessage, path: string): boolean {
  return !path.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html');
}
