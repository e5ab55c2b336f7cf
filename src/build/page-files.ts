import type { Language } from '../contract/languages.ts';
import { menuSlots } from '../contract/side-menu.ts';
import { bannerMarker, merchantMarker, pictureMarker } from '../contract/page.ts';

/** One prerendered page. */
export interface PageFile {
  /** below the build's folder */
  file: string;
  /** CSP sources of its inlined style and script: `'sha256-…'` */
  style: string;
  script: string;
}

/** `pages.json`: the build's list of pages for the edge. */
export interface PageFiles {
  /** every path that a screen answers, to its page's name */
  paths: Record<string, string>;
  pages: Record<string, Record<Language, PageFile>>;
}

export const pageFilesName = 'pages.json';

/** The path of the merchant's web app manifest. */
export const manifestPath = '/manifest.webmanifest';

/** The page for a path that no screen answers. */
export const unknownPage = 'unknown';

/** The end of a page's header: the build puts the rest of the style behind it, and the edge lets a phone decode the page to here first. */
export const headerEnd = '</header>';

/** Placeholders that the edge fills in when it serves a page. */
export const slots = {
  merchantHead: '%edge-merchant-head%',
  merchant: merchantMarker,
  preload: '%edge-preload%',
  pageData: '%edge-page-data%',
  banner: bannerMarker,
  picture: pictureMarker,
  /** class of the root element that shows the download bar */
  barred: '%edge-barred%',
  /** class of the root element that shows the 18+ question */
  asked: '%edge-asked%',
  ...menuSlots,
} as const;

export type Slot = keyof typeof slots;
