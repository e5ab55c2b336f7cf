// Not part of the first load. What is on the screen follows by itself: `useTranslation` renders each component anew when
// i18n tells of the change (src/stand-ins/react-i18next.ts); what the platform wrote is asked for again where
// `reloadOnLanguage()` of i18n/language.ts follows the signal.
import { formatIn, type Language } from '../../../contract/languages.ts';
import { i18n, loadPack, namespaces } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';

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
