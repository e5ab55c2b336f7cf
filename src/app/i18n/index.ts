// No Trans, no plural rules beyond i18next's own, no suspense.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatIn, speak, type Language } from '../../contract/languages.ts';
import { usualWords } from '../../contract/own-words.ts';
import { pageStringsId } from '../../contract/page.ts';
import type { StandIn } from '../../stand-ins/i18next.ts';
import { pageData } from '../device/page-data.ts';
import { language, type Pack, type Packs } from './language.ts';

export const i18n: StandIn = createInstance();

/** Words of the merchant's that are inserted into all strings. */
export const words: Record<string, string> = { ...usualWords, ...pageData.merchant.words };

/** Merges the merchant's own strings into a pack; loaded only where there are any. */
const ownStrings = import.meta.glob<{ ownPack(spoken: Language, namespace: string, pack: Pack): Promise<Pack> }>('./own-strings.ts');

/** Namespaces loaded so far, which a change of language (`features/language/set-language.ts`) loads again. */
export const namespaces = new Set<string>();

/** The lists of packs, one file per language. They are not loaded by `lazy`: on failure the previous language stays. */
const lists = import.meta.glob<{ packs: Packs }>('./packs/*.ts');

speak(pageData.merchant.ownLanguages);

/** The language whose strings a merchant's own language falls back to. */
const base = (spoken: Language): string => formatIn(spoken).base || spoken;

/** Loads the list of packs of a language's base. */
export const loadList = (spoken: Language): Promise<{ packs: Packs }> => lists[`./packs/${base(spoken)}.ts`]!();

/** Loaders of the packs that are needed first; filled by the idle parts. */
export const nearPacks: Packs = {};

/** Loads a namespace's strings in a language, merged with the merchant's own. */
export async function loadPack(spoken: Language, namespace: string): Promise<void> {
  if (i18n.getResourceBundle(spoken, namespace)) return;
  const path = `../${base(spoken)}/${namespace}.json`;
  const pack = await (nearPacks[path] ?? (await loadList(spoken)).packs[path]!)();
  i18n.addResourceBundle(spoken, namespace, pageData.merchant.strings?.[spoken] ? await (await ownStrings['./own-strings.ts']!()).ownPack(spoken, namespace, pack.default) : pack.default);
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

/** Reads the first screen's strings from the page: as files, each would cost a request. */
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
      interpolation: { escapeValue: false, defaultVariables: words },
      react: { useSuspense: false, bindI18nStore: '' },
    });
  }
  await loadNamespaces(wanted);
}
