// Not part of the first load.
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
