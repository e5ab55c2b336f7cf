// @chunk entry
import type { Settings } from './endpoints/platform.ts';
import type { Language } from './languages.ts';

/** The merchant's configuration, put into the page by the edge (decisions: no request of its own). */
export interface MerchantConfig {
  code: string;
  /** merchant of free-trial accounts (A §6) */
  trialCode: string;
  name: string;
  languages: readonly Language[];
  /** RSA public key, PEM, for the envelope of login and registration (A §3) */
  publicKey: string;
  /** origin of the gateway, or empty for the page's own */
  gateway: string;
  imageCDNs: readonly string[];
  /** of amounts that no wallet names, the jackpot and the winners: ISO 4217, and its sign */
  currency: { readonly code: string; readonly symbol: string };
  /** ISO 3166; its dialling code stands before a number until another is picked; none: the visitor's */
  country?: string;
  /** dress of a part, `new` or `base`, until the platform names one (A §2) */
  template?: Readonly<Record<string, string>>;
  /** links by channel, such as TELEGRAM, until the platform names its own (A §3) */
  contact?: Readonly<Record<string, string>>;
  operator?: Operator;
}

/** The operator, with its licence. */
export interface Operator {
  name: string;
  /** number of the licence */
  licence: string;
  /** number of the company */
  company: string;
  /** `HH:MM`, Brasília's time */
  supportHours?: { from: string; until: string };
}

/** The state of the platform that the edge knew when it served the page; the phone asks again on its own. */
export interface PageSnapshot {
  settings?: Settings;
  /** first banner in the page's language: in the HTML, so that the largest paint waits for no script */
  banner?: { id: string; title: string; src: string };
  /** addresses of the first pictures of a list: in the HTML, for the same reason */
  pictures?: readonly string[];
  /** which of `imageCDNs` was drawn for this visit (E08) */
  imageHost?: number;
}

/** What the edge puts into each page as JSON. */
export interface PageData {
  merchant: MerchantConfig;
  snapshot: PageSnapshot;
}

/** The strings of the page's own screen, by language and namespace, stand in `<script type="application/json" id="strings">`. */
export const pageStringsId = 'strings';

/** The element that the app renders into. */
export const appId = 'app';

/** The `<template>` that holds the content of a page for members. */
export const memberPageId = 'member-page';

/** Of the sentence for browsers without scripts. */
export const noScriptClass = 'no-script';

/** The page's data stands in `<script type="application/json" id="page-data">`. */
export const pageDataId = 'page-data';

/** Stands for the merchant's name in prerendered pages, in attributes as well, which hydration does not mend. */
export const merchantMarker = '%edge-merchant%';

/** The place of the first banner in the prerendered home. */
export const bannerMarker = '<!--first-banner-->';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The places of the first pictures in a prerendered list. */
export const pictureMarker = '<!--picture-->';

/** HTML of a picture in its place, which gives it its size; the phone shows it until it has the list itself. */
export const placedPicture = (src: string): string => `<img src="${escaped(src)}" alt="" fetchpriority="high">`;

/** HTML of the first banner's picture: what the edge puts at the marker, and what the phone shows in its place. */
export const bannerPicture = ({ src, title }: { src: string; title: string }): string =>
  `<img class="banner-picture" src="${escaped(src)}" alt="${escaped(title)}" width="656" height="272" fetchpriority="high">`;
