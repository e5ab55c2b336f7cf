import type { Language } from '../contract/languages.ts';
import { bannerMarker, merchantMarker, pictureMarker } from '../contract/page.ts';

/** One prerendered page, as the edge finds it. */
export interface PageFile {
  /** below the build's folder */
  file: string;
  /** CSP sources of its inlined style and script: `'sha256-…'` */
  style: string;
  script: string;
}

/** `pages.json`: what the build tells the edge. */
export interface PageFiles {
  /** every path that a screen answers, to its page's name */
  paths: Record<string, string>;
  pages: Record<string, Record<Language, PageFile>>;
}

export const pageFilesName = 'pages.json';

/** Where the edge answers the web app's manifest, which is the merchant's own. */
export const manifestPath = '/manifest.webmanifest';

/** The page for a path that no screen answers. */
export const unknownPage = 'unknown';

/** What the edge fills in when it serves a page. */
export const slots = {
  merchantHead: '%edge-merchant-head%',
  merchant: merchantMarker,
  preload: '%edge-preload%',
  pageData: '%edge-page-data%',
  banner: bannerMarker,
  picture: pictureMarker,
  /** class of the root where the download bar stands */
  barred: '%edge-barred%',
} as const;

export type Slot = keyof typeof slots;
