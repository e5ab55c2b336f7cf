import { Hono } from 'hono';
import type { Context } from 'hono';
import { manifestPath, unknownPage } from '../build/page-files.ts';
import { answerBody, answerText } from './answers.ts';
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
import { environmentOf } from './request.ts';
import type { Caller, EdgeEnv } from './request.ts';
import { pageHeaders } from './security.ts';
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

  function merchantOf({ env }: Context<EdgeEnv>): Merchant {
    const merchant = merchants.ofHost(env.caller.host);
    env.trace.merchant = merchant.page.code;
    return merchant;
  }

  async function answerManifest(context: Context<EdgeEnv>): Promise<Response> {
    const merchant = merchantOf(context);
    const plain = new TextEncoder().encode(JSON.stringify(merchant.manifest(pageLanguage(context.req.header('cookie'), merchant.page))));
    return answerBody(context, 200, { plain, etag: await etagOf(plain) }, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache', Vary: 'Cookie' });
  }

  async function answerIcon(context: Context<EdgeEnv>, merchant: Merchant, path: string): Promise<Response> {
    if (!drawn.has(path)) drawn.set(path, await machine.bytes(path));
    const icon = iconOf(merchant, path);
    if (!icon) return answerText(context, 404, 'Not found');
    const plain = new Uint8Array(icon.body);
    return answerBody(context, 200, { plain, etag: await etagOf(plain) }, { 'Content-Type': icon.type, 'Cache-Control': 'no-cache' });
  }

  function answerPage(context: Context<EdgeEnv>, name: string): Eventual<Response> {
    const merchant = merchantOf(context);
    const { background, trace } = context.env;
    trace.route = `page ${name}`;
    const language = pageLanguage(context.req.header('cookie'), merchant.page);
    const { url } = context.req;
    const query = url.indexOf('?');
    const imageHost = drawImageHost(merchant.page, context.req.header('if-none-match'));
    const filled = whenBoth(
      snapshotOf(merchant.page, language, background),
      picturesOf(merchant.page, language, name, query < 0 ? '' : url.slice(query), background),
      (known, { list, pictures }) => pages.page({ name, language, list, imageHost }, merchant, pictures ? { ...known, pictures } : known),
    );
    return whenHere(filled, (page) => answerBody(context, name === unknownPage ? 404 : 200, page, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie, Sec-Fetch-Site',
      'Content-Security-Policy': page.policy,
      ...pageHeaders(context.req.header('sec-fetch-site')),
    }));
  }

  const answerUnknown = (context: Context<EdgeEnv>, path: string): Eventual<Response> =>
    acceptsHtml(context, path) ? answerPage(context, unknownPage) : answerText(context, 404, 'Not found');

  function answer(context: Context<EdgeEnv>): Eventual<Response> {
    const { path, method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return answerText(context, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    const name = pages.nameOf(path);
    if (name) return answerPage(context, name);
    const merchant = merchantOf(context);
    context.env.trace.route = 'file';
    if (merchant.icons.has(path)) return answerIcon(context, merchant, path);
    const asset = machine.asset(context, path);
    if (asset instanceof Response) return asset;
    return asset ? asset.then((found) => found ?? answerUnknown(context, path)) : answerUnknown(context, path);
  }

  const app = new Hono<EdgeEnv>();
  app.route('/', healthRoutes(upstream, isDraining));
  app.route('/', platformRoutes(upstream, machine.compress));
  app.get(manifestPath, (context) => answerManifest(context));
  app.get('/robots.txt', (context) => answerText(context, 200, robots));
  // One handler for a path: Hono then calls it without a chain.
  app.all('*', answer);
  app.onError((error, context) => {
    context.env.trace.error = error.message;
    return answerText(context, 500, 'The page could not be made');
  });

  return (request, caller, background) => {
    const { url } = request;
    if (url.length - url.indexOf('/', 8) > longestAddress) return new Response('The address is too long', { status: 414, headers: { 'Content-Type': 'text/plain', Connection: 'close' } });
    const env = environmentOf(caller, background);
    const answered = app.fetch(request, env);
    return observer ? observed(answered, request.method, env, observer) : answered;
  };
}

/** A person's browser asks for HTML; its scripts, pictures and robots do not. */
function acceptsHtml({ req }: Context, path: string): boolean {
  return !path.startsWith('/assets/') && (req.header('accept') ?? '').includes('text/html');
}
