import { createHash } from 'node:crypto';
import type * as Renderer from '../app/render.tsx';

/** The files of a screen that its page names or inlines; addresses begin with a slash. */
export interface ScreenFiles {
  /** its scripts and all that they import, but for the entry's */
  scripts: readonly string[];
  /** style sheets, inlined in this order */
  styles: readonly string[];
  /** scripts and styles that a tap before the app needs: the menus' */
  menuScripts: readonly string[];
  menuStyles: readonly string[];
}

/** Names of the scripts that are inlined into pages, modules of src/boot. */
export type BootScript = 'page' | 'formPage' | 'visitorHead' | 'memberHead' | 'overPage' | 'countdowns';

/** `pages.json`: what the build tells the edge, which draws the pages. */
export interface PageFiles {
  /** of the product, and a name of these very files */
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
export type PageRenderer = Pick<typeof Renderer, 'needsOf' | 'packNames' | 'packOf' | 'prepareRender' | 'queryFor' | 'renderPage' | 'resultBalls' | 'rowsByName' | 'stringsOf' | 'tabsOf'>;

/** A page, without its document. */
export type DrawnPage = ReturnType<PageRenderer['renderPage']>;

/** One call of a page's first content. */
export type Need = ReturnType<PageRenderer['needsOf']>[number];

/** The path of the merchant's web app manifest. */
export const manifestPath = '/manifest.webmanifest';

/** The page for a path that no screen answers. */
export const unknownPage = 'unknown';

/** The end of a page's header: the rest of the style stands behind it, and the edge lets a phone decode the page to here first. */
export const headerEnd = '</header>';

/** The CSP source of an inlined text: `'sha256-…'`. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
