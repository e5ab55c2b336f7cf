// @chunk entry
// No Trans, no plural rules beyond i18next's own, no suspense.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';
import { pageStringsId } from '../../contract/page.ts';
import { keepLanguage, language } from './language.ts';
import type { Pack } from './packs.ts';

export const i18n = createInstance();

/** Those that a screen has asked for: a change of language brings them all. */
const namespaces = new Set<string>();

async function loadPack(spoken: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(spoken, namespace)) return;
  const pack = await (await import('./packs.ts')).packs[`./${spoken}/${namespace}.json`]!();
  i18n.addResourceBundle(spoken, namespace, pack.default);
}

/** Loads strings in the current language, also where it changes meanwhile. Rejects when they could not be loaded. */
export async function loadNamespaces(wanted: readonly string[]): Promise<void> {
  for (const namespace of wanted) namespaces.add(namespace);
  let spoken: Language;
  do {
    spoken = language.peek();
    await Promise.all(wanted.map((namespace) => loadPack(spoken, namespace)));
  } while (spoken !== language.peek());
}

/** The first screen's strings come in its page: each file of them would be a request more, and a thread that waits for it. */
const pageStrings = (): Record<string, Record<string, Pack>> =>
  JSON.parse((!import.meta.env.SSR && document.getElementById(pageStringsId)?.textContent) || '{}');

/** Starts in `spoken` with the namespaces that the first screen needs. */
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

/** the language chosen last: of two quick changes, the later one wins */
let newest: Language | undefined;

/** Changes the language everywhere and keeps the choice (S16). Rejects, changing nothing, when its strings could not be loaded. */
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
