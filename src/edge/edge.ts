import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Settings } from '../contract/endpoints/platform.ts';
import { gatewayKeysPath } from '../contract/gateway-keys.ts';
import { contractVersion } from '../contract/version.ts';
import { manifestPath, unknownPage } from './page-files.ts';
import { answererOf, answerText } from './answers.ts';
import { cardAsked, cardFolder, cardOf } from './cards/card.ts';
import { subjectsOf } from './cards/subjects.ts';
import { createDrafts } from './drafts.ts';
import { firstContent } from './content.ts';
import { whenHere, type Eventual } from './eventual.ts';
import { healthRoutes, isHealthPath } from './health.ts';
import { buildName, type Machine } from './machine.ts';
import { discoveryRoutes } from './discovery.ts';
import { framedHeaders, framedPage, isFramed } from './framed.ts';
import { drawImageHost, imageHostsOf } from './image-host.ts';
import { hostName, wwwVariantOf } from './merchants/host-name.ts';
import { drawIcon } from './merchants/draw-icon.ts';
import type { Merchant, Merchants } from './merchants/merchants.ts';
import { etagOf } from './negotiation.ts';
import { observed, type Observer } from './observe.ts';
import { pageLanguage } from './page-language.ts';
import { textOfPage, textRoutes, textScreen } from './own-texts.ts';
import { createPages, type PictureColour } from './pages.ts';
import { wantedPicture } from './pictures/address.ts';
import { cachingFor, shortSeconds } from './pictures/headers.ts';
import type { Pictures } from './pictures/pictures.ts';
import { platformRoutes } from './platform-routes.ts';
import type { RateLimit } from './rate-limit.ts';
import { askedBy, askedHeader, type Asked, type Caller, type EdgeEnv } from './request.ts';
import { isOpenedDirectly } from './security.ts';
import type { Background } from './swr-cache.ts';
import { tooLargeHeaders, tooLargePage, tooLargePath } from './too-large.ts';
import type { Upstream } from './upstream.ts';
import { takeVisit, visitsPath, type Visit } from './visits.ts';

export interface EdgeOptions {
  machine: Machine;
  upstream: Upstream;
  merchants: Pick<Merchants, 'all' | 'ofHost'>;
  /** resizes pictures; without it phones are redirected to the originals */
  pictures?: Pictures;
  /** tells search engines to index no page, for a staging system */
  isHidden?: boolean;
  /** limits how often an address logs in, registers or requests codes; without it a proxy in front of the edge does */
  rateLimit?: RateLimit;
  /** called with what phones measured (`POST /vitals`); without it they are not asked to report here */
  onVisit?: (visit: Visit) => void;
  /** called with every request once it is answered */
  observer?: Observer;
  /** whether the process is about to end, and wants no new requests */
  isDraining?: () => boolean;
}

/** The edge: one handler for every runtime. */
export type Edge = (request: Request, caller: Caller, background: Background) => Eventual<Response>;

/** For files whose address changes with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** longest address without its origin, characters */
const longestAddress = 4_096;

/** Serves a build: its files, its pages drawn for the merchant and the language, and the platform's paths from `upstream`. */
export function createEdge({ machine, upstream, merchants, pictures, isHidden = false, rateLimit, onVisit, observer, isDraining = () => false }: EdgeOptions): Edge {
  const colourOf: PictureColour = (address, merchant, imageCDNs) => {
    const wanted = wantedPicture(address, merchant, imageCDNs, upstream.segments);
    return wanted && pictures?.colourOf ? pictures.colourOf(wanted.original) : '';
  };
  const pages = createPages(machine, { isHidden, drawsCards: pictures?.card !== undefined, colourOf });
  const drafts = createDrafts(upstream, merchants, machine);
  const build = buildName(machine.files);
  const contentOf = firstContent(upstream, machine.renderer);
  const subjectOf = subjectsOf(upstream, machine.renderer);
  const drawn = new Map<string, Uint8Array | undefined>();
  const iconOf = drawIcon((path) => drawn.get(path));

  /** The merchant of a request's host, or the draft that this browser shows. The host is known: others have been refused. */
  function merchantOf(asked: Asked): Merchant {
    const merchant = drafts.of(asked) ?? merchants.ofHost(asked.caller.host)!;
    asked.trace.merchant = merchant.page.code;
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
    return answererOf({ plain, etag: await etagOf(plain) }, { 'Content-Type': icon.type, 'Cache-Control': icon.type === 'font/woff2' ? immutable : 'no-cache' })(asked, 200);
  }

  /** Answers with a resized picture of the platform, only in sizes of the table. */
  function answerPicture(asked: Asked): Eventual<Response> {
    const merchant = merchantOf(asked);
    asked.trace.route = 'picture';
    const { request: { url, method }, background } = asked;
    if (!isRead(method)) return answerText(asked, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    // The settings may name the hosts; the unknown page requests nothing else.
    const known = merchant.namesImageHosts ? undefined : contentOf(merchant.page, merchant.page.languages[0]!, unknownPage, '', background);
    return whenHere(known, (content): Eventual<Response> => {
      const wanted = wantedPicture(url.slice(url.indexOf('/', 8)), merchant, imageHostsOf(merchant, content?.settings), upstream.segments);
      if (!wanted) return answerText(asked, 404, 'Not found');
      if (!pictures) return answerText(asked, 302, 'Found', { Location: wanted.original.address, 'Cache-Control': 'no-store' });
      return pictures.answer(asked, wanted.original, wanted.width);
    });
  }

  /** Answers with a card: only for existing pages and subjects. */
  async function answerCard(asked: Asked): Promise<Response> {
    const merchant = merchantOf(asked);
    asked.trace.route = 'card';
    const { request: { url }, background } = asked;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const wanted = cardAsked(getPath(asked.request), query);
    const language = merchant.page.languages.find((one) => one === wanted?.language);
    const path = wanted && Object.hasOwn(machine.renderer.rowsByName, wanted.page) ? machine.renderer.rowsByName[wanted.page]!.paths[0] : undefined;
    if (!wanted || !language || path === undefined) return answerText(asked, 404, 'Not found');
    const { page } = wanted;
    const text = textOfPage(merchant, page, `${path}/${wanted.text}`, language);
    if (page === textScreen && !text) return answerText(asked, 404, 'Not found');
    const [content, subject] = await Promise.all([contentOf(merchant.page, language, unknownPage, '', background), subjectOf(merchant.page, language, page, query, background)]);
    const card = cardOf(machine.renderer, merchant, { page, language, text, subject });
    const picture = card?.picture && wantedPicture(`/img/card-240/0/${card.picture.replace(/^\/+/, '')}`, merchant, imageHostsOf(merchant, content.settings), upstream.segments);
    const answered = card && await pictures!.card!(asked, card, merchant.look, picture ? picture.original : undefined);
    // Another card stands in while the platform does not tell the subject: nobody may keep it for a day as the subject's.
    if (answered && card.address !== url.slice(url.indexOf('/', 8))) answered.headers.set('Cache-Control', cachingFor(shortSeconds));
    if (answered) return answered;
    return merchant.shareImage ? answerText(asked, 302, 'Found', { Location: merchant.shareImage, 'Cache-Control': 'no-store' }) : answerText(asked, 404, 'Not found');
  }

  /** The app's page for the root of this host by the platform's `domainRoute`, with the root's query; undefined: home. */
  function startPathOf({ request, caller }: Asked, settings: Settings | undefined): string | undefined {
    if (!settings?.domainRoute || getPath(request) !== '/') return undefined;
    const routes = new Map(Object.entries(settings.domainRoute));
    const host = hostName(caller.host);
    const path = routes.get(host) ?? routes.get(wwwVariantOf(host)) ?? '';
    const name = pages.nameOf(path);
    const query = request.url.indexOf('?');
    return name && name !== pages.nameOf('/') ? path + (query < 0 ? '' : request.url.slice(query)) : undefined;
  }

  function answerPage(asked: Asked, name: string): Eventual<Response> {
    const merchant = merchantOf(asked);
    const { request: { url }, background, trace } = asked;
    trace.route = `page ${name}`;
    const start = url.indexOf('?');
    const query = start < 0 ? '' : url.slice(start);
    const language = pageLanguage(askedHeader(asked, 'cookie'), merchant.page, query);
    const text = textOfPage(merchant, name, getPath(asked.request), language);
    if (name === textScreen && !text) return answerPage(asked, unknownPage);
    const about = subjectOf(merchant.page, language, name, query, background);
    return whenHere(contentOf(merchant.page, language, name, query, background), (content) => whenHere(about, (subject): Eventual<Response> => {
      const other = startPathOf(asked, content.settings);
      if (other) return answerText(asked, 302, 'Found', { Location: other, 'Cache-Control': 'no-cache' });
      const imageCDNs = imageHostsOf(merchant, content.settings);
      const imageHost = drawImageHost(imageCDNs, askedHeader(asked, 'cookie'), askedHeader(asked, 'if-none-match'));
      const form = isOpenedDirectly(askedHeader(asked, 'sec-fetch-site')) ? 'direct' : 'crossSite';
      const page = pages.page({ name, language, imageCDNs, imageHost, text, subject }, merchant, content);
      return whenHere(page, (found) => {
        if (found.fault) trace.error = found.fault;
        return found[form](asked, name === unknownPage ? 404 : 200);
      });
    }));
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

  function answerVersion(asked: Asked): Response {
    asked.trace.route = 'version';
    const text = JSON.stringify({ version: machine.files.version, build: machine.files.build, contract: contractVersion });
    return answerText(asked, 200, text, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  }

  const app = new Hono<EdgeEnv>();
  app.route('/', healthRoutes(upstream, merchants, isDraining));
  app.route('/', drafts.routes);
  app.route('/', platformRoutes(upstream, machine.compress, rateLimit));
  app.get(manifestPath, ({ env }) => answerManifest(env));
  app.get(gatewayKeysPath, ({ env }) => answerText(env, 200, JSON.stringify(merchantOf(env).keys), { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }));
  if (pictures?.card) app.get(`${cardFolder}/*`, ({ env }) => answerCard(env));
  app.all('/img/*', async ({ env }) => answerPicture(env));
  if (onVisit) app.post(visitsPath, ({ env }) => takeVisit(env, { pages: machine.renderer.rowsByName, build, rateLimit, onVisit }));
  app.get('/version', ({ env }) => answerVersion(env));
  app.route('/', textRoutes(merchantOf));
  app.route('/', discoveryRoutes(machine, merchantOf, answerIcon, isHidden));
  app.get(tooLargePath, ({ env }) => new Response(tooLargePage(askedHeader(env, 'accept-language')), { status: 431, headers: tooLargeHeaders }));
  // One handler per path, which Hono calls without a chain.
  app.all('*', ({ env, req }) => answerFile(env, req.path));
  app.onError((error, { env }) => answerFailure(env, error));

  /** Redirects a link with a duplicate slash to its page; undefined if there is no such page. */
  function answerDoubled(asked: Asked, path: string): Response | undefined {
    const plain = path.replace(/\/{2,}/g, '/');
    const { url } = asked.request;
    const query = url.indexOf('?');
    if (!pages.nameOf(plain)) return undefined;
    return answerText(asked, 308, 'Moved', { Location: plain + (query < 0 ? '' : url.slice(query)), 'Cache-Control': 'no-cache' });
  }

  /** Answers a request for a page; undefined for any other. One lookup by path, before Hono's router. */
  function answerAsPage(asked: Asked): Eventual<Response> | undefined {
    const { request } = asked;
    const path = getPath(request);
    const name = isRead(request.method) ? pages.nameOf(path) : undefined;
    if (!name) return isRead(request.method) && path.includes('//') ? answerDoubled(asked, path) : undefined;
    // The console itself frames a draft.
    if (!drafts.of(asked) && isFramed(askedHeader(asked, 'sec-fetch-dest'))) return answerText(asked, 200, framedPage, framedHeaders);
    const failed = (error: Error) => answerFailure(asked, error);
    try {
      const answered = answerPage(asked, name);
      return answered instanceof Promise ? answered.catch(failed) : answered;
    } catch (error) {
      return failed(error as Error);
    }
  }

  /** Refuses an unknown host: it must not show another merchant's brand and licence. Probes call a machine by its address. */
  function answerStranger(asked: Asked): Response | undefined {
    if (merchants.ofHost(asked.caller.host) || isHealthPath(getPath(asked.request))) return undefined;
    return answerText(asked, 421, 'No site is served at this host', { 'Cache-Control': 'no-store' });
  }

  return (request, caller, background) => {
    const { url } = request;
    const asked = askedBy(request, caller, background);
    const isTooLong = url.length - url.indexOf('/', 8) > longestAddress;
    const answered = isTooLong ? answerText(asked, 414, 'The address is too long', { Connection: 'close' }) : (answerStranger(asked) ?? answerAsPage(asked) ?? app.fetch(request, asked));
    return observer ? observed(answered, request.method, asked, observer, build) : answered;
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

function answerFailure(asked: Asked, error: Error): Response {
  asked.trace.error = error.message;
  return answerText(asked, 500, 'The page could not be made');
}

/** Whether a person's browser requests a page: its scripts, pictures and robots do not accept HTML. */
function acceptsHtml(asked: Asked, path: string): boolean {
  return !path.startsWith('/assets/') && (askedHeader(asked, 'accept') ?? '').includes('text/html');
}
