import type { Need, PageRenderer } from './page-files.ts';
import { callAt } from '../contract/calls.ts';
import { settings as settingsEndpoint, type Settings } from '../contract/endpoints/platform.ts';
import type { Language } from '../contract/languages.ts';
import { answerKey, type MerchantConfig } from '../contract/page.ts';
import { askPublic } from './ask.ts';
import { beginningOf, isShown, partName } from './beginnings.ts';
import type { Eventual } from './eventual.ts';
import { perLanguage } from './per-language.ts';
import { swrCache, type Background } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

/** How long a page waits for the platform: 1 s at first, then 100 ms if it is that quick. */
const waits = { firstWaitMs: 1_000, waitMs: 100 };

/** An answer not confirmed for 5 s, because the platform is slow or silent, is shown but requested again by the phone, so that a changed switch is seen. */
const whenOld = { oldMs: 5_000, asOld: (answer: PageAnswer): PageAnswer => ({ ...answer, isBeginning: true }) };

/** ms that an answer is fresh: the merchant's settings, whose switches must be seen within 5 s even behind a shared cache, and all others */
const freshMs = { settings: 1_000, others: 3_000 };

/** An answer of the platform as a page carries it. */
export interface PageAnswer {
  value: unknown;
  /** incomplete, or old: the phone requests it again */
  isBeginning: boolean;
  /** epoch ms of the platform's answer, if it contains remaining times */
  at?: number;
}

/** The first content of a page. The same object as long as nothing in it has changed. */
export interface Content {
  /** identifies what is shown, from a known set: two addresses with the same name show the same */
  name: string;
  /** the query that it is drawn for, with its question mark; empty for the page's own without one */
  query: string;
  answers: Readonly<Record<string, PageAnswer>>;
  settings?: Settings;
  /** like `at` of the page's data */
  at?: number;
}

type PageName = Parameters<PageRenderer['needsOf']>[0];

const settingsNeed: Need = { path: settingsEndpoint.path, input: {} };

/** Requests a page's first content from the platform. Never rejects: what the platform has never answered is missing. */
export type ContentOf = (merchant: MerchantConfig, language: Language, page: string, query: string, background: Background) => Eventual<Content>;

/** The first content of pages by `needsOf`; each answer is cached for a moment, and the last one kept if the platform fails. */
export function firstContent(upstream: Upstream, { needsOf, queryFor }: Pick<PageRenderer, 'needsOf' | 'queryFor'>): ContentOf {
  const cachesOfNow = () => ({
    resets: upstream.resets,
    settings: swrCache<PageAnswer>({ freshMs: freshMs.settings, ...waits, ...whenOld }),
    others: swrCache<PageAnswer>({ freshMs: freshMs.others, ...waits, ...whenOld }),
  });
  let caches = cachesOfNow();
  const last = new Map<string, Content>();
  const names = new Map<string, string>();

  /** A short key for the lookup at each request: the full name is a kilobyte. */
  function shortNameOf(name: string): string {
    const found = names.get(name) ?? String(names.size);
    names.set(name, found);
    return found;
  }

  /** The requests of an address, and their cache keys. */
  function planOf(merchant: MerchantConfig, language: Language, page: string, query: string): (background: Background) => Eventual<Content> {
    const screen = page as PageName;
    const address = { language, merchant, query: Object.fromEntries(new URLSearchParams(query)) };
    const drawnFor = queryFor(screen, address.query);
    // What is below the first view would delay it.
    const needs = [settingsNeed, ...needsOf(screen, address).filter(({ below, path }) => !below && isShown(merchant, page, path))];
    const keys = needs.map(({ path, input }) => answerKey(path, input));
    const name = shortNameOf([page, drawnFor, ...keys].join(' '));
    const place = `${merchant.code} ${language} ${name}`;
    const asks = needs.map(({ path, input }, at) => {
      const key = `${merchant.code} ${language} ${keys[at]} ${partName(page, path)}`;
      const take = async () => {
        const asked = Date.now();
        const value = await askPublic(upstream, merchant, language, callAt('GET', path)!.endpoint, input);
        return value === undefined ? undefined : beginningOf(merchant, page, path, value, (asked + Date.now()) / 2);
      };
      return (background: Background) => caches[at ? 'others' : 'settings'](key, take, background);
    });
    const join = (values: readonly (PageAnswer | undefined)[]): Content => {
      const before = last.get(place);
      if (before && keys.every((key, at) => before.answers[key] === values[at])) return before;
      const answers = Object.fromEntries(values.flatMap((answer, at) => (answer ? [[keys[at]!, answer]] : [])));
      const aging = values.find((answer) => answer?.at !== undefined);
      const content: Content = { name, query: drawnFor, answers, ...(values[0] && { settings: values[0].value as Settings }), ...(aging && { at: aging.at }) };
      last.set(place, content);
      return content;
    };
    return (background) => {
      const found = asks.map((ask) => ask(background));
      return found.some((answer) => answer instanceof Promise) ? Promise.all(found).then(join) : join(found as (PageAnswer | undefined)[]);
    };
  }

  // Cached for addresses without a query, a known set: a plan takes a sixth of a page's answer.
  const plain = perLanguage(() => new Map<string, ReturnType<typeof planOf>>());

  return (merchant, language, page, query, background) => {
    if (caches.resets !== upstream.resets) caches = cachesOfNow();
    if (query) return planOf(merchant, language, page, query)(background);
    const plans = plain(merchant, language);
    let plan = plans.get(page);
    if (!plan) plans.set(page, (plan = planOf(merchant, language, page, '')));
    return plan(background);
  };
}
