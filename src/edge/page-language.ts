import { parse } from 'hono/utils/cookie';
import { defaultLanguage, isLanguage, languageCookie } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** The language of a page: the one that the phone has kept, if the merchant offers it, else the merchant's first. `cookies` is the request's header. */
export function pageLanguage(cookies: string | undefined, merchant: MerchantConfig): Language {
  const kept = parse(cookies ?? '', languageCookie)[languageCookie];
  if (isLanguage(kept) && merchant.languages.includes(kept)) return kept;
  return merchant.languages[0] ?? defaultLanguage;
}
