// @chunk entry
// No Trans, no plural rules beyond i18next's own, no suspense.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';
import { pageStringsId } from '../../contract/page.ts';
import { keepLanguage, language } from './language.ts';
import type { Pack } from './packs.ts';

/** The one instance of i18next. */
export const i18n = createInstance();

/** Namespaces loaded so far: a change of language loads them all. */
const namespaces = new Set<string>();

async function loadPack(spoken: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(spoken, namespace)) return;
  const pack = await (await import('./packs.ts')).packs[`./${spoken}/${namespace}.json`]!();
  i18n.addResourceBundle(spoken, namespace, pack.default);
}

/** Loads strings in the current language, and again if it changes meanwhile. Rejects when they cannot be loaded. */
export async function loadNamespaces(wanted: readonly string[]): Promise<void> {
  for (const namespace of wanted) namespaces.add(namespace);
  let spoken: Language;
  do {
    spoken = language.peek();
    await Promise.all(wanted.map((namespace) => loadPack(spoken, namespace)));
  } while (spoken !== language.peek());
}

/** Takes the first screen's strings from its page: as files, each would be one request more. */
const pageStrings = (): Record<string, Record<string, Pack>> =>
  JSON.parse((!import.meta.env.SSR && document.getElementById(pageStringsId)?.textContent) || '{}');

/** Starts in `spoken` with the namespaces of the first screen. */
export async function startLanguage(spoken: Language, wanted: readonly string[]): Promise<void> {
  language.value = spoken;
  if (!i18n.isInitialized) {
    await i18n.use(initReactI18next).init({
      lng: spoken,
      fallbackLng: false,
      resources: pageStrings(),
      defaultNS: 'shell',
      ns: [],
      keySeparator: '.',
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: '' },
    });
  }
  await loadNamespaces(wanted);
}

/** the language chosen last: of two quick changes the later one wins */
let newest: Language | undefined;

/** Changes the language and keeps the choice (S16). Rejects, and changes nothing, when its strings cannot be loaded. */
export async function setLanguage(chosen: Language): Promise<void> {
  newest = chosen;
  for (let loaded = -1; loaded < namespaces.size; ) {
    loaded = namespaces.size;
    await Promise.all(Array.from(namespaces, (namespace) => loadPack(chosen, namespace)));
  }
  if (newest !== chosen) return;
  keepLanguage(chosen);
  document.documentElement.lang = locales[chosen];
  await i18n.changeLanguage(chosen);
  language.value = chosen;
}
