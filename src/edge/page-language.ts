import { languageIn } from '../contract/cookies.ts';
import { defaultLanguage, type Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** Query field with a page's language, for clients without cookies, such as search engines. */
export const languageQuery = 'language';

/**
 * The language of a page: the phone's by its cookie, else the address's, if the merchant offers it, else the merchant's
 * first. `cookies` is the request's header, `query` that of the address.
 */
export function pageLanguage(cookies: string | undefined, merchant: MerchantConfig, query = ''): Language {
  const named = query.includes(languageQuery) ? new URLSearchParams(query).get(languageQuery) : undefined;
  return (cookies ? languageIn(cookies, merchant.languages) : undefined) ?? merchant.languages.find((one) => one === named) ?? merchant.languages[0] ?? defaultLanguage;
}
