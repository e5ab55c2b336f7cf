import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { formatOf } from '../contract/languages.ts';
import { answerText } from './answers.ts';
import { textPages } from '../contract/own-texts.ts';
import { escapeHtml } from './escape-html.ts';
import type { Machine } from './machine.ts';
import type { Merchant } from './merchants/merchants.ts';
import { languageQuery } from './page-language.ts';
import type { Asked, EdgeEnv } from './request.ts';

/** Screens of interest to strangers, for search engines. */
const foundScreens = ['home', 'register', 'notice', 'download', 'service', 'activity', 'userAgreement', 'gameList', 'lottery', 'moreLottery', 'gameLobby', 'gameCenter', 'slotsCenter'] as const;

const noCache = { 'Cache-Control': 'no-cache' };
const wellKnown = '/.well-known/';

/** The canonical origin: the merchant's first host, else the requested one. */
const originOf = ({ site }: Merchant, { caller: { proto, host } }: Asked): string => site ?? `${proto}://${host}`;

/** A sitemap of the merchant's public pages, each with its languages. */
function sitemapOf(origin: string, paths: readonly string[], { page: { languages, ownLanguages } }: Merchant): string {
  const entries = paths.map((path) => {
    const address = escapeHtml(origin + path);
    const alternates = languages.length < 2 ? [] : languages.map((language) => `<xhtml:link rel="alternate" hreflang="${formatOf(language, ownLanguages).locale}" href="${address}?${languageQuery}=${language}"/>`);
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * Well-known paths: robots.txt, sitemap.xml, icons that no page names, and the merchant's files below /.well-known. If
 * `isHidden`, robots may read all pages, each of which says noindex.
 */
export function discoveryRoutes(machine: Machine, merchantOf: (asked: Asked) => Merchant, answerIcon: (asked: Asked, merchant: Merchant, path: string) => Promise<Response>, isHidden: boolean): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  const paths = foundScreens.flatMap((name) => machine.renderer.rowsByName[name]?.paths[0] ?? []);

  routes.get('/robots.txt', ({ env }) => {
    const merchant = merchantOf(env);
    env.trace.route = 'robots';
    // A page that a robot may not read cannot tell it noindex.
    if (isHidden) return answerText(env, 200, 'User-agent: *\nDisallow:\n', noCache);
    return answerText(env, 200, `User-agent: *\nDisallow: /wps/\nDisallow: /sandbox\nSitemap: ${originOf(merchant, env)}/sitemap.xml\n`, noCache);
  });
  routes.get('/sitemap.xml', ({ env }) => {
    const merchant = merchantOf(env);
    env.trace.route = 'sitemap';
    if (isHidden) return answerText(env, 404, 'Not found');
    return answerText(env, 200, sitemapOf(originOf(merchant, env), [...paths, ...Object.keys(merchant.texts).map((name) => `${textPages}/${name}`)], merchant), { ...noCache, 'Content-Type': 'application/xml; charset=utf-8' });
  });
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    routes.get(path, ({ env }) => {
      const merchant = merchantOf(env);
      env.trace.route = 'icon';
      const { touch } = merchant;
      if (!touch) return answerText(env, 404, 'Not found');
      const own = touch.split('?')[0]!;
      return merchant.icons.has(own) ? answerIcon(env, merchant, own) : answerText(env, 302, 'Found', { Location: touch, ...noCache });
    });
  }
  routes.get(`${wellKnown}*`, ({ env }) => {
    const merchant = merchantOf(env);
    env.trace.route = 'well-known';
    const name = getPath(env.request).slice(wellKnown.length);
    const content = Object.hasOwn(merchant.wellKnown, name) ? merchant.wellKnown[name]! : undefined;
    if (content === undefined) return answerText(env, 404, 'Not found');
    const isJson = name.endsWith('.json') || name === 'apple-app-site-association';
    return new Response(content, { headers: { 'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8', ...noCache, 'X-Content-Type-Options': 'nosniff' } });
  });
  return routes;
}
