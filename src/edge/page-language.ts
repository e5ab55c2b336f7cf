import { defaultLanguage, languageIn } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** The language of a page: the one that the phone has kept, if the merchant offers it, else the merchant's first. `cookies` is the request's header. */
export function pageLanguage(cookies: string | undefined, merchant: MerchantConfig): Language {
  return languageIn(cookies ?? '', merchant.languages) ?? merchant.languages[0] ?? defaultLanguage;
}
