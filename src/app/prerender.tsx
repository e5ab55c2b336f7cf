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
import { screenOf } from './screens.ts';
import { screenModules } from './screen-modules.ts';
import { EarlyDownloadBar } from './features/install/download-bar-view.tsx';
import { EarlySideMenu } from './frame/menus/side-menu/early-side-menu.tsx';
import { EarlyAgeGate } from './features/responsible-play/age-gate/early-age-gate.tsx';
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
  /** the 18+ question: HTML */
  gate: string;
}

const rows = [...routes, unknownRoute].filter(({ name }) => screenModules[`./screens/${name}/index.tsx`]);

/** Names of the pages that the build renders: those that visitors may see. */
export const pageNames: readonly string[] = rows.filter((row) => !row.visitors).map((row) => row.name);

/** A row as the build sees it: the paths that it answers, and all the namespaces of its strings; the menus' too, for a first tap often asks for one. */
export const rowsByName: Record<string, { paths: readonly string[]; strings: readonly string[] }> = Object.fromEntries(
  rows.map(({ name, paths, strings }) => [name, { paths, strings: ['shell', 'menus', name, ...strings] }]),
);

export async function renderPage(name: string, language: Language): Promise<PrerenderedPage> {
  const row = rows.find((candidate) => candidate.name === name)!;
  pageData.merchant.name = merchantMarker;
  await startLanguage(language, ['shell']);
  await screenOf(row).preload();
  await Promise.all(islands.map((island) => island.load()));
  const html = await renderToStringAsync(<App url={row.paths[0] ?? '/unknown'} />);
  const isHome = row.header === 'home';
  const bar = isHome ? await renderWith('install', <EarlyDownloadBar />) : undefined;
  const menu = isHome ? await renderWith('menus', <EarlySideMenu />) : undefined;
  const gate = await renderWith('ageGate', <EarlyAgeGate />);
  return { name, paths: row.paths, title: i18n.t(`${name}:title`), description: i18n.t('shell:description'), html, bar, menu, gate };
}

async function renderWith(namespace: string, view: ReactElement): Promise<string> {
  await loadNamespaces([namespace]);
  return renderToStringAsync(view);
}
