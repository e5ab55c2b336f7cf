import { languageIn } from '../../../contract/cookies.ts';
import type { Language } from '../../../contract/languages.ts';
import { merchantLanguages } from '../merchant/merchant.ts';
import { language } from '../../i18n/language.ts';
import { setLanguage } from './set-language.ts';

/** The language kept on this phone, if any. A plain static host cannot choose the page by it. */
export const keptLanguage = (): Language | undefined => languageIn(document.cookie, merchantLanguages());

/** A page cached in another language than the kept one changes to it; without a network, when there is one again. */
export function speakKeptLanguage(): void {
  const kept = keptLanguage();
  if (kept && kept !== language.peek()) setLanguage(kept).catch(() => addEventListener('online', speakKeptLanguage, { once: true }));
}
