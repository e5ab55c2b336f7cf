import { languageIn } from '../contract/cookies.ts';
import { defaultLanguage } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** Names the language of a page to whom keeps none: a search engine, by the addresses that it is given. */
export const languageQuery = 'language';

/**
 * The language of a page: the one that the phone has kept, else the one that its address names, if the merchant offers it,
 * else the merchant's first. `cookies` is the request's header, `query` that of the address.
 */
export function pageLanguage(cookies: string | undefined, merchant: MerchantConfig, query = ''): Language {
  const named = query.includes(languageQuery) ? new URLSearchParams(query).get(languageQuery) : undefined;
  return (cookies ? languageIn(cookies, merchant.languages) : undefined) ?? merchant.languages.find((one) => one === named) ?? merchant.languages[0] ?? defaultLanguage;
}
