import { defaultLanguage, isLanguage, languageCookie } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** The value of a cookie, or none. Whatever the header holds, it does not throw. */
function cookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** The language of a page: the one that the phone has kept, if the merchant offers it, else the merchant's first. */
export function pageLanguage(cookies: string | undefined, merchant: MerchantConfig): Language {
  const kept = cookie(cookies, languageCookie);
  if (isLanguage(kept) && merchant.languages.includes(kept)) return kept;
  return merchant.languages[0] ?? defaultLanguage;
}
