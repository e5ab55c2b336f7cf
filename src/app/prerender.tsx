/**
 * Entry of the build's prerender: each page is rendered in a module instance of its own,
 * because module-level signals would leak from page to page.
 */
import type { ReactElement } from 'react';
import { renderToStringAsync } from 'preact-render-to-string';
import type { Language } from '../contract/languages.ts';
import { merchantMarker } from '../contract/page.ts';
import { App } from './app.tsx';
import { i18n, loadNamespaces, startLanguage } from './i18n/index.ts';
import { routes, unknownRoute } from './routes.ts';
import type { ScreenName } from './routes.ts';
import { screenOf } from './screens.ts';
import { screenModules } from './screen-modules.ts';
import { EarlyDownloadBar } from './features/install/download-bar-view.tsx';
import { EarlySideMenu } from './frame/menus/side-menu/early-side-menu.tsx';
import { EarlyAgeGate } from './features/responsible-play/age-gate/early-age-gate.tsx';
import { session } from './features/session/session.ts';
import type { Session } from './features/session/session.ts';
import { islands } from './runtime/lazy/island.tsx';
import { pageData } from './device/page-data.ts';

/** A page as the build and the edge see it. */
export interface PrerenderedPage {
  name: string;
  /** the first is its own path; none for the unknown-route page */
  paths: readonly string[];
  title: string;
  description: string;
  html: string;
  /** the download bar, on home: HTML */
  bar?: string;
  /** the side menu, on home: HTML */
  menu?: string;
  /** for members alone: shown where a session is kept */
  forMembers: boolean;
  /** the 18+ question: HTML; members have answered it */
  gate?: string;
}

const rows = [...routes, unknownRoute].filter(({ name }) => screenModules[`./screens/${name}/index.tsx`]);

/**
 * Screens for members whose page comes empty: their first render depends on the member's type, on what the phone keeps or
 * on the address. The service worker answers addresses that it has not kept with the empty page of the settings.
 */
const empty: readonly string[] = ['agent', 'changePassword', 'dividendContract', 'hourContract', 'launchGame', 'salaryContract', 'settings'] satisfies ScreenName[];

/** The module that a screen asks for as soon as it stands: its files are named in the page, its styles stand in it. */
const atOnce: Partial<Record<string, string>> = { deposit: 'cashier', withdraw: 'withdraw-form', transferUp: 'transfer-form' } satisfies Partial<Record<ScreenName, string>>;

/** Names of the pages that the build renders. */
export const pageNames: readonly string[] = rows.map((row) => row.name).filter((name) => !empty.includes(name));

/** A member of whom nothing is known: pages for members are rendered, and hydrated, as theirs. */
const anyMember: Session = { token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false };

/** A row as the build sees it. */
export interface PageRow {
  paths: readonly string[];
  /** namespaces of its strings; the menus' too, for a first tap often asks for one */
  strings: readonly string[];
  /** its modules, below src/app/screens */
  modules: readonly string[];
}

export const rowsByName: Record<string, PageRow> = Object.fromEntries(
  rows.map(({ name, paths, strings }) => [
    name,
    { paths, strings: ['shell', 'menus', name, ...strings], modules: ['index', atOnce[name] ?? []].flat().map((module) => `${name}/${module}.tsx`) },
  ]),
);

export async function renderPage(name: string, language: Language): Promise<PrerenderedPage> {
  const row = rows.find((candidate) => candidate.name === name)!;
  pageData.merchant.name = merchantMarker;
  const forMembers = Boolean(row.visitors);
  if (forMembers) session.value = anyMember;
  await startLanguage(language, ['shell']);
  await screenOf(row).preload();
  await Promise.all(islands.map((island) => island.load()));
  const html = await renderToStringAsync(<App url={row.paths[0] ?? '/unknown'} />);
  const isHome = row.header === 'home';
  const bar = isHome ? await renderWith('install', <EarlyDownloadBar />) : undefined;
  const menu = isHome ? await renderWith('menus', <EarlySideMenu />) : undefined;
  const gate = forMembers ? undefined : await renderWith('ageGate', <EarlyAgeGate />);
  return { name, paths: row.paths, title: i18n.t(`${name}:title`), description: i18n.t('shell:description'), html, forMembers, bar, menu, gate };
}

async function renderWith(namespace: string, view: ReactElement): Promise<string> {
  await loadNamespaces([namespace]);
  return renderToStringAsync(view);
}
