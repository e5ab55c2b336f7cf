import { languageIn } from '../../../contract/cookies.ts';
import type { Language } from '../../../contract/languages.ts';
import { merchantLanguages } from '../merchant/merchant.ts';
import { language } from '../../i18n/language.ts';
import { setLanguage } from './set-language.ts';

/** The language stored on this phone, if any. A plain static host cannot choose the page by it. */
export const keptLanguage = (): Language | undefined => languageIn(document.cookie, merchantLanguages());

/** Switches a page cached in another language to the stored one; retried when the phone is online again. */
export function speakKeptLanguage(): void {
  const kept = keptLanguage();
  if (kept && kept !== language.peek()) setLanguage(kept).catch(() => addEventListener('online', speakKeptLanguage, { once: true }));
}
