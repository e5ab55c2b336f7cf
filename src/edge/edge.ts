import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { manifestPath, unknownPage } from '../build/page-files.ts';
import { answererOf, answerText } from './answers.ts';
import { whenBoth, whenHere } from './eventual.ts';
import type { Eventual } from './eventual.ts';
import { firstPictures } from './first-pictures.ts';
import { healthRoutes } from './health.ts';
import type { Machine } from './machine.ts';
import { drawImageHost } from './image-host.ts';
import { drawIcon } from './merchants/draw-icon.ts';
import type { Merchant, Merchants } from './merchants/merchants.ts';
import { etagOf } from './negotiation.ts';
import { observed } from './observe.ts';
import type { Observer } from './observe.ts';
import { pageLanguage } from './page-language.ts';
import { createPages } from './pages.ts';
import { platformRoutes } from './platform-routes.ts';
import { askedBy, askedHeader } from './request.ts';
import type { Asked, Caller, EdgeEnv } from './request.ts';
import { isOpenedAlone } from './security.ts';
import { snapshots } from './snapshot.ts';
import type { Background } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

export interface EdgeOptions {
  machine: Machine;
  upstream: Upstream;
  merchants: Pick<Merchants, 'ofHost'>;
  /** told of every request once it is answered */
  observer?: Observer;
  /** whether the process is about to end, and wants no new requests */
  isDraining?: () => boolean;
}

/** The edge: one handler for every machine. */
export type Edge = (request: Request, caller: Caller, background: Background) => Eventual<Response>;

/** Characters of an address, without its origin, beyond which it is refused; Node itself stops at 16 KB of headers. */
const longestAddress = 4_096;

const robots = 'User-agent: *\nDisallow: /wps/\nDisallow: /sandbox\n';

/**
 * Serves a build: its files, its pages filled for the merchant and the language, and the platform's paths from `upstream`.
 */
export function createEdge({ machine, upstream, merchants, observer, isDraining = () => false }: EdgeOptions): Edge {
  const pages = createPages(machine);
  const snapshotOf = snapshots(upstream);
  const picturesOf = firstPictures(upstream);
  const drawn = new Map<string, Uint8Array | undefined>();
  const iconOf = drawIcon((path) => drawn.get(path));

  function merchantOf({ caller, trace }: Asked): Merchant {
    const merchant = merchants.ofHost(caller.host);
    trace.merchant = merchant.page.code;
    return merchant;
  }

  async function answerManifest(asked: Asked): Promise<Response> {
    const merchant = merchantOf(asked);
    const plain = new TextEncoder().encode(JSON.stringify(merchant.manifest(pageLanguage(askedHeader(asked, 'cookie'), merchant.page))));
    return answererOf({ plain, etag: await etagOf(plain) }, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache', Vary: 'Cookie' })(asked, 200);
  }

  async function answerIcon(asked: Asked, merchant: Merchant, path: string): Promise<Response> {
    if (!drawn.has(path)) drawn.set(path, await machine.bytes(path));
    const icon = iconOf(merchant, path);
    if (!icon) return answerText(asked, 404, 'Not found');
    const plain = new Uint8Array(icon.body);
    return answererOf({ plain, etag: await etagOf(plain) }, { 'Content-Type': icon.type, 'Cache-Control': 'no-cache' })(asked, 200);
  }

  function answerPage(asked: Asked, name: string): Eventual<Response> {
    const merchant = merchantOf(asked);
    const { request: { url }, background, trace } = asked;
    trace.route = `page ${name}`;
    const language = pageLanguage(askedHeader(asked, 'cookie'), merchant.page);
    const query = url.indexOf('?');
    const imageHost = drawImageHost(merchant.page, askedHeader(asked, 'if-none-match'));
    const filled = whenBoth(
      snapshotOf(merchant.page, language, background),
      picturesOf(merchant.page, language, name, query < 0 ? '' : url.slice(query), background),
      (known, { list, pictures }) => pages.page({ name, language, list, imageHost }, merchant, pictures ? { ...known, pictures } : known),
    );
    const form = isOpenedAlone(askedHeader(asked, 'sec-fetch-site')) ? 'alone' : 'apart';
    return whenHere(filled, (page) => page[form](asked, name === unknownPage ? 404 : 200));
  }

  const answerUnknown = (asked: Asked, path: string): Eventual<Response> =>
    acceptsHtml(asked, path) ? answerPage(asked, unknownPage) : answerText(asked, 404, 'Not found');

  function answerFile(asked: Asked, path: string): Eventual<Response> {
    if (!isRead(asked.request.method)) return answerText(asked, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    const merchant = merchantOf(asked);
    asked.trace.route = 'file';
    if (merchant.icons.has(path)) return answerIcon(asked, merchant, path);
    const asset = machine.asset(asked, path);
    if (asset instanceof Response) return asset;
    return asset ? asset.then((found) => found ?? answerUnknown(asked, path)) : answerUnknown(asked, path);
  }

  const app = new Hono<EdgeEnv>();
  app.route('/', healthRoutes(upstream, isDraining));
  app.route('/', platformRoutes(upstream, machine.compress));
  app.get(manifestPath, ({ env }) => answerManifest(env));
  app.get('/robots.txt', ({ env }) => answerText(env, 200, robots));
  // One handler for a path: Hono then calls it without a chain.
  app.all('*', ({ env, req }) => answerFile(env, req.path));
  app.onError((error, { env }) => answerFailure(env, error));

  /** The page that a request asks for; none where it asks for something else. One lookup by its path, before Hono's router. */
  function answerAsPage(asked: Asked): Eventual<Response> | undefined {
    const { request } = asked;
    const name = isRead(request.method) ? pages.nameOf(getPath(request)) : undefined;
    if (!name) return undefined;
    const failed = (error: Error) => answerFailure(asked, error);
    try {
      const answered = answerPage(asked, name);
      return answered instanceof Promise ? answered.catch(failed) : answered;
    } catch (error) {
      return failed(error as Error);
    }
  }

  return (request, caller, background) => {
    const { url } = request;
    const asked = askedBy(request, caller, background);
    const isTooLong = url.length - url.indexOf('/', 8) > longestAddress;
    const answered = isTooLong ? answerText(asked, 414, 'The address is too long', { Connection: 'close' }) : (answerAsPage(asked) ?? app.fetch(request, asked));
    return observer ? observed(answered, request.method, asked, observer) : answered;
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

function answerFailure(asked: Asked, error: Error): Response {
  asked.trace.error = error.message;
  return answerText(asked, 500, 'The page could not be made');
}

/** A person's browser asks for HTML; its scripts, pictures and robots do not. */
function acceptsHtml(asked: Asked, path: string): boolean {
  return !path.startsWith('/assets/') && (askedHeader(asked, 'accept') ?? '').includes('text/html');
}
