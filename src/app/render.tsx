/**
 * Server-side rendering: the edge calls it with the platform's answers. One module instance renders all pages, one
 * after the other: what differs between pages is in `PageData`, and set before each.
 */
import { renderToString } from 'preact-render-to-string';
import { baseOf, languages, speak, type AppLanguage, type Language } from '../contract/languages.ts';
import { setZone } from '../contract/day.ts';
import type { FileTab, Tab } from '../contract/menu-places.ts';
import { withOwnStrings, type OwnSpeech, type OwnStrings } from '../contract/own-strings.ts';
import { usualWords } from '../contract/own-words.ts';
import { ageAsked, barShown } from '../contract/over-page.ts';
import type { PageData } from '../contract/page.ts';
import { App, screenOf } from './app.tsx';
import { pageData } from './device/page-data.ts';
import { mayBeCounted } from './features/analytics/consent.ts';
import { session, type Session } from './features/session/session.ts';
import { hasDownloads } from './features/install/install.ts';
import { ageUnknown } from './features/responsible-play/age-gate/age-gate.tsx';
import { resultBalls } from './features/lottery/lottery.ts';
import { placeWords, tabsOf as menuTabs } from './frame/menus/places.ts';
import { renew, startSignals } from './gateway/answers.ts';
import { i18n, loadList, startLanguage, words } from './i18n/index.ts';
import { language } from './i18n/language.ts';
import { needsOf, queryFor } from './needs.ts';
import { routes, unknownRoute, type RouteMeta, type ScreenName } from './routes.ts';
import { islands } from './ui/lazy/lazy.tsx';
import { screenModules } from './screen-modules.ts';

export { needsOf, queryFor, resultBalls };

/** A row of the route table, for the build and the edge. */
interface PageRow {
  /** the screen's own path first; empty for the page of unknown paths */
  paths: readonly string[];
  /** namespaces of the strings that come with the page */
  strings: readonly string[];
  /** its modules, relative to src/app */
  modules: readonly string[];
  /** for members only */
  forMembers: boolean;
  /** third parties may count its visits */
  mayBeCounted: boolean;
}

/** A page, without its document. */
interface DrawnPage {
  title: string;
  description: string;
  /** the app's HTML; empty where drawing it failed */
  html: string;
  /** classes of the root element, for what is shown over the page */
  classes: string;
}

const rows: readonly RouteMeta[] = [...routes, unknownRoute].filter(({ name }) => screenModules[`./screens/${name}/index.tsx`]);

/** A module that a screen loads as soon as it is shown: the page preloads its files and inlines its styles. */
const atOnce: Partial<Record<string, string>> = { deposit: 'cashier', withdraw: 'withdraw-form', transferUp: 'transfer-form' } satisfies Partial<Record<ScreenName, string>>;

/** A placeholder member: pages for members are drawn, and hydrated, as theirs. An agent, who may open them all. */
const anyMember: Session = { token: '', merchantCode: '', userName: '', type: 1, firstTimeLogin: false };

export const rowsByName: Readonly<Record<string, PageRow>> = Object.fromEntries(
  rows.map(({ name, paths, strings, access, form }) => [
    name,
    { paths, strings: ['shell', name, ...strings], modules: [...['index', atOnce[name] ?? []].flat().map((module) => `screens/${name}/${module}.tsx`), ...(access.trial || access.flag ? ['features/session/guard.tsx'] : [])], forMembers: Boolean(access.session), mayBeCounted: mayBeCounted({ form, access }) },
  ]),
);

type Packs = Record<Language, Record<string, object>>;

/** The app's own strings. */
const usual: Packs = {};
const ownPacks = new WeakMap<OwnSpeech, Packs>();

const packsWith = (packs: Packs[string], own: OwnStrings = {}): Packs[string] => Object.fromEntries(Object.entries(packs).map(([namespace, pack]) => [namespace, withOwnStrings(pack, namespace, own)]));

/** All strings, with a merchant's own merged in; a merchant's own language is based on the merchant's strings of its base language. */
function packsOf(own: OwnSpeech | undefined): Packs {
  if (!own) return usual;
  let packs = ownPacks.get(own);
  if (!packs) {
    const { strings, languages: further = {} } = own;
    packs = Object.fromEntries([...languages, ...Object.keys(further)].map((spoken) => [spoken, packsWith(usual[baseOf(spoken, further)]!, strings[spoken])]));
    ownPacks.set(own, packs);
  }
  return packs;
}

/** A namespace's strings in a language, with a merchant's own, as the page carries them. */
export const stringsOf = (spoken: Language, namespace: string, own?: OwnSpeech): object => packsOf(own)[spoken]![namespace]!;

export const packNames = (): string[] => Object.keys(usual[languages[0]]!);

/** The app's own strings of a namespace; undefined if there is no such namespace. */
export const packOf = (spoken: AppLanguage, namespace: string): object | undefined => (Object.hasOwn(usual[spoken]!, namespace) ? usual[spoken]![namespace] : undefined);

/** The footer's tabs of a merchant's pages, from the merchant's file. */
export const tabsOf = (tabs: readonly FileTab[], spoken: readonly Language[], own?: OwnSpeech): Tab[] =>
  menuTabs(tabs, placeWords((one) => stringsOf(one, 'menus', own), spoken));

let spokenAs: OwnSpeech | undefined;

/** Switches to a merchant's own strings. */
function speakAs(own: OwnSpeech | undefined): void {
  if (own === spokenAs) return;
  spokenAs = own;
  for (const [spoken, packs] of Object.entries(packsOf(own))) for (const [namespace, pack] of Object.entries(packs)) i18n.addResourceBundle(spoken, namespace, pack);
}

/** Strings of shared links, which no phone loads. */
const shareWords = import.meta.glob<object>('./i18n/*/share.json', { eager: true, import: 'default' });

async function addStrings(spoken: AppLanguage): Promise<void> {
  const { packs } = await loadList(spoken);
  const found = await Promise.all(Object.entries(packs).map(async ([path, load]) => [path.slice(`../${spoken}/`.length, -'.json'.length), (await load()).default] as const));
  for (const [namespace, pack] of found) i18n.addResourceBundle(spoken, namespace, pack);
  usual[spoken] = { ...Object.fromEntries(found), share: shareWords[`./i18n/${spoken}/share.json`]! };
}

/** Loads all that rendering needs; call it once, before the first page. */
export async function prepareRender(): Promise<void> {
  await startLanguage(languages[0]!, []);
  await Promise.all([...languages.map(addStrings), ...rows.map((row) => screenOf(row).preload())]);
  // A screen's module registers its islands.
  await Promise.all(islands.map((island) => island.load()));
}

/** Sets all that differs from the previous page. */
function startPage(data: PageData, row: RouteMeta, own: OwnSpeech | undefined): void {
  speakAs(own);
  speak(data.merchant.ownLanguages);
  setZone(data.merchant.zone);
  Object.assign(words, usualWords, data.merchant.words);
  Object.assign(pageData, { imageHost: undefined, beginnings: undefined, at: undefined, text: undefined }, data);
  renew(language, data.language);
  void i18n.changeLanguage(data.language);
  renew(session, row.access.session ? anyMember : undefined);
  startSignals();
}

/** Renders the page of a row, with a merchant's own strings. Synchronous and deterministic. Throws what a component throws. */
export function renderPage(name: string, data: PageData, own?: OwnSpeech): DrawnPage {
  const row = rows.find((candidate) => candidate.name === name)!;
  startPage(data, row, own);
  const isHome = row.header === 'home';
  return {
    title: data.text?.title ?? i18n.t(`${name}:title`),
    description: i18n.t(`${name}:description`, { defaultValue: i18n.t('shell:description') }),
    html: renderToString(<App url={(row.paths[0] ?? '/unknown') + (name === 'ownText' && data.text ? `/${data.text.name}` : '') + data.query} />),
    classes: [...(isHome && hasDownloads() ? [barShown] : []), ...(ageUnknown.value ? [ageAsked] : [])].join(' '),
  };
}
