// Not part of the first load. What is on the screen follows by itself: `useTranslation` renders each component anew when
// i18n tells of the change (src/stand-ins/react-i18next.ts); what the platform wrote is asked for again where
// `reloadOnLanguage()` of i18n/language.ts follows the signal.
import { languageIn } from '../../../contract/cookies.ts';
import { formatIn, type Language } from '../../../contract/languages.ts';
import { i18n, loadPack, namespaces } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { merchantLanguages } from '../merchant/merchant.ts';

/** the language chosen last: of two quick changes the later one wins */
let newest: Language | undefined;

/** Changes the language. If its strings fail to load, rejects and changes nothing. */
export async function setLanguage(chosen: Language): Promise<void> {
  newest = chosen;
  for (let loaded = -1; loaded < namespaces.size; ) {
    loaded = namespaces.size;
    await Promise.all(Array.from(namespaces, (namespace) => loadPack(chosen, namespace)));
  }
  if (newest !== chosen) return;
  document.documentElement.lang = formatIn(chosen).locale;
  await i18n.changeLanguage(chosen);
  language.value = chosen;
}

/** The language stored on this phone, if any. A plain static host cannot choose the page by it. */
export const keptLanguage = (): Language | undefined => languageIn(document.cookie, merchantLanguages());

/** Switches a page cached in another language to the stored one; retried when the phone is online again. */
export function speakKeptLanguage(): void {
  const kept = keptLanguage();
  if (kept && kept !== language.peek()) setLanguage(kept).catch(() => addEventListener('online', speakKeptLanguage, { once: true }));
}
