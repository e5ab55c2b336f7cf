import { createHash } from 'node:crypto';

/** The files of a screen that its page names or inlines; addresses begin with a slash. */
export interface ScreenFiles {
  /** its scripts and their imports, without the entry's */
  scripts: readonly string[];
  /** style sheets, inlined in this order */
  styles: readonly string[];
  /** scripts and styles of the menus, which a tap before the app runs needs */
  menuScripts: readonly string[];
  menuStyles: readonly string[];
}

/** Scripts that are inlined into pages, modules of src/boot. */
export type BootScript = 'page' | 'formPage' | 'visitorHead' | 'memberHead' | 'overPage' | 'countdowns';

/** `pages.json`: written by the build for the edge, which draws the pages. */
export interface PageFiles {
  /** the product's version, and a hash that identifies these files */
  version: string;
  build: string;
  /** address of the app's entry */
  entry: string;
  /** by the name of the page */
  screens: Readonly<Record<string, ScreenFiles>>;
  boot: Readonly<Record<BootScript, string>>;
}

export const pageFilesName = 'pages.json';

/** The module that draws pages, built of src/app/render.tsx for the edge. */
export const rendererName = 'render.mjs';

/** What the edge uses of that module. */
export type PageRenderer = Pick<typeof import('../app/render.tsx'), 'needsOf' | 'packNames' | 'packOf' | 'prepareRender' | 'queryFor' | 'renderPage' | 'resultBalls' | 'rowsByName' | 'stringsOf' | 'tabsOf'>;

export type DrawnPage = ReturnType<PageRenderer['renderPage']>;

export type Need = ReturnType<PageRenderer['needsOf']>[number];

export const manifestPath = '/manifest.webmanifest';

/** The page for a path without a screen. */
export const unknownPage = 'unknown';

/** The end of a page's header: the rest of the style follows it, and the edge flushes its compression here so that a phone can decode the header first. */
export const headerEnd = '</header>';

/** The CSP source of an inlined text: `'sha256-…'`. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
