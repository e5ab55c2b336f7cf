import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cookieValues } from '../contract/cookies.ts';
import { formatOf } from '../contract/languages.ts';
import { textPages } from '../contract/own-texts.ts';
import { answerText } from './answers.ts';
import type { Machine } from './machine.ts';
import { createMerchants, type Merchant, type Merchants } from './merchants/merchants.ts';
import { findMerchants } from './merchants/parse.ts';
import { askedHeader, type Asked, type EdgeEnv } from './request.ts';
import type { Upstream } from './upstream.ts';

/** Path of the console's calls that show a merchant's draft in this browser. */
const path = '/sandbox/api/preview';
/** The cookie of a browser that shows a draft. */
const cookie = 'preview';
/** most stored drafts; each browser has one */
const most = 8;
/** bytes: two fonts, a card's picture, a language, some texts, as base64 */
const largest = 2_000_000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges changes into a file; a theme that names its scheme replaces the old one. */
function changed(before: Fields, changes: Fields): Fields {
  const entries = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const old = before[name];
    return [name, isFields(old) && isFields(value) && !('scheme' in value) ? changed(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

/** Drafts of merchants that the console of the platform in a box previews. */
export interface Drafts {
  /** The draft that a request's browser shows, if any. */
  of(asked: Asked): Merchant | undefined;
  routes: Hono<EdgeEnv>;
}

/** Drafts of the served merchants; none without a console. Only whoever has opened the console can create one. */
export function createDrafts(upstream: Upstream, merchants: Pick<Merchants, 'all'>, { renderer }: Pick<Machine, 'renderer'>): Drafts {
  const drafts = new Map<string, Merchant>();
  const routes = new Hono<EdgeEnv>();
  const answerJson = (asked: Asked, status: number, value: unknown, headers: Record<string, string> = {}) => answerText(asked, status, JSON.stringify(value), { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  const setCookie = ({ caller: { proto } }: Asked, value: string, more = '') => ({ 'Set-Cookie': `${cookie}=${value}; Path=/; HttpOnly; SameSite=Strict${proto === 'https' ? '; Secure' : ''}${more}` });

  /** The served merchant with a draft's changes, or the faults of the draft. */
  function draftOf({ source, page, keys }: Merchant, changes: Fields): Merchant | string[] {
    const content = { ...changed(source as Fields, changes), code: page.code, trialCode: page.trialCode };
    const { sound, faults } = findMerchants({ draft: content }, [], renderer.packOf);
    if (!sound.length) return faults.map((fault) => fault.replace(/^draft: /, ''));
    return { ...createMerchants(sound, () => keys[0]!.publicKey).all[0]!, isDraft: true };
  }

  if (upstream.consolePath) {
    routes.use(path, async ({ env, req }, next) => {
      env.trace.route = 'preview';
      // The console's own checks: its token, and for a change its origin.
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = env.caller.headers ?? Object.fromEntries(req.raw.headers);
      const guarded = await upstream.answer(new Request(req.url, { method: req.method, headers: headers as Record<string, string> }), { ...env.caller, headers }, env.trace);
      if (guarded.status !== 200) return answerJson(env, guarded.status, { error: 'token missing or wrong' });
      return next();
    }, bodyLimit({ maxSize: largest, onError: ({ env }) => answerJson(env as Asked, 413, { error: `more than ${largest} bytes` }) }));
    routes.get(path, ({ env }) => answerJson(env, 200, { merchants: merchants.all.map(({ page: { code, name }, source }) => ({ code, name, theme: (source as Fields).theme })) }));
    routes.delete(path, ({ env }) => answerJson(env, 200, {}, setCookie(env, '', '; Max-Age=0')));
    routes.post(path, async ({ env, req }) => {
      const { code, changes = {} } = await req.json<Fields>().catch((): Fields => ({}));
      const served = merchants.all.find(({ page }) => page.code === code);
      if (!served || !isFields(changes)) return answerJson(env, 400, { error: served ? 'changes are no fields of a file' : 'there is no such merchant' });
      const draft = draftOf(served, changes);
      if (Array.isArray(draft)) return answerJson(env, 400, { error: draft.join('\n') });
      const id = crypto.randomUUID();
      drafts.set(id, draft);
      for (const old of [...drafts.keys()].slice(0, -most)) drafts.delete(old);
      const { languages, ownLanguages } = draft.page;
      const screens = Object.entries(renderer.rowsByName).flatMap(([name, { paths }]) => (paths[0] === undefined || paths[0] === textPages ? [] : [[name, paths[0]]]));
      const texts = Object.keys(draft.texts).map((name) => [name, name === 'terms' ? '/m/useragreement' : `${textPages}/${name}`]);
      return answerJson(env, 200, { languages: languages.map((language) => [language, formatOf(language, ownLanguages).name]), screens: [...screens, ...texts] }, setCookie(env, id));
    });
  }

  return {
    routes,
    of(asked) {
      const kept = drafts.size ? askedHeader(asked, 'cookie') : undefined;
      return kept === undefined ? undefined : cookieValues(kept, cookie).map((id) => drafts.get(id)).find(Boolean);
    },
  };
}
