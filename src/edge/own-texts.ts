import { Hono } from 'hono';
import type { Language } from '../contract/languages.ts';
import { textPages, type OwnText } from '../contract/own-texts.ts';
import { answererOf, answerText } from './answers.ts';
import type { Merchant } from './merchants/merchants.ts';
import { etagOf } from './negotiation.ts';
import { languageQuery, pageLanguage } from './page-language.ts';
import { askedHeader, type Asked, type EdgeEnv } from './request.ts';

/** The screen that shows a text by its path, and the one whose own text the merchant's terms replace. */
export const textScreen = 'ownText';
const agreement = 'userAgreement';

/** Whether a path belongs to texts. */
export const isTextPath = (path: string): boolean => path.startsWith(`${textPages}/`);

const named = ({ texts }: Merchant, name: string, language: Language): OwnText | undefined => (Object.hasOwn(texts, name) ? texts[name]![language] : undefined);

/** The text of a page: the one in its path, or the terms; undefined for other pages, and if the merchant has none of that name. */
export function textOfPage(merchant: Merchant, screen: string, path: string, language: Language): OwnText | undefined {
  if (screen === agreement) return named(merchant, 'terms', language);
  return screen === textScreen ? named(merchant, path.slice(textPages.length + 1).replace(/\/$/, ''), language) : undefined;
}

/** `/texts/privacy?language=en`: a text as JSON, for navigation within the app. `/strings/en?v=…`: the merchant's own strings. */
export function textRoutes(merchantOf: (asked: Asked) => Merchant): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  routes.get('/texts/:name', async ({ env, req }) => {
    const merchant = merchantOf(env);
    env.trace.route = 'text';
    const wanted = req.query(languageQuery);
    const language = merchant.page.languages.find((one) => one === wanted) ?? pageLanguage(askedHeader(env, 'cookie'), merchant.page);
    const text = named(merchant, req.param('name'), language);
    if (!text) return answerText(env, 404, 'Not found');
    const plain = new TextEncoder().encode(JSON.stringify(text));
    return answererOf({ plain, etag: await etagOf(plain) }, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })(env, 200);
  });
  routes.get('/strings/:language', async ({ env, req }) => {
    const { speech: { strings }, page } = merchantOf(env);
    env.trace.route = 'strings';
    const language = page.languages.find((one) => one === req.param('language'));
    if (!language) return answerText(env, 404, 'Not found');
    const plain = new TextEncoder().encode(JSON.stringify(strings[language] ?? {}));
    // The address changes with the content; for another version the newest is right, but not cached.
    const isNewest = req.query('v') === page.strings?.[language];
    return answererOf({ plain, etag: await etagOf(plain) }, { 'Content-Type': 'application/json', 'Cache-Control': isNewest ? 'public, max-age=31536000, immutable' : 'no-store' })(env, 200);
  });
  return routes;
}
