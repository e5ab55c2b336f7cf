import type { Analytics } from './analytics.ts';
import type { FramedHost } from './game-frame.ts';
import type { Language, OwnLanguages } from './languages.ts';
import type { OwnHome } from './home-sections.ts';
import type { OwnLink, RowPlace, Tab } from './menu-places.ts';
import type { OwnWords } from './own-words.ts';
import type { OwnNameRule } from './rules.ts';
import type { SealedNames } from './sealed-names.ts';
import type { OwnText, OwnTexts } from './own-texts.ts';

/** The merchant's configuration, put into the page by the edge, so that it needs no request. */
export interface MerchantConfig {
  code: string;
  /** merchant code of free-trial accounts (A §6) */
  trialCode: string;
  name: string;
  languages: readonly Language[];
  /** origin of the gateway; empty for the page's own */
  gateway: string;
  imageCDNs: readonly string[];
  /** address pattern of resized pictures, with `{width}` and `{path}`; empty: addresses as the platform writes them; none: the edge resizes */
  pictures?: string;
  /** currency of amounts outside a wallet, i.e. the jackpot and the winners: ISO 4217, and its sign */
  currency: { readonly code: string; readonly symbol: string };
  /** ISO 3166; gives the dialling code until another is picked; none: the visitor's country */
  country?: string;
  /** theme of a part, `new` or `base`, until the platform names one (A §2) */
  template?: Readonly<Record<string, string>>;
  /** links by channel, such as TELEGRAM, until the platform sends its own (A §3) */
  contact?: Readonly<Record<string, string>>;
  operator?: Operator;
  /** hosts beside the page's own whose games may be framed */
  frames?: readonly FramedHost[];
  /** home's parts and their order; none: the default */
  home?: OwnHome;
  /** the footer's tabs; none: the default */
  tabs?: readonly Tab[];
  /** rows of the side menu; none: the default, with `links` before its texts */
  sideMenu?: readonly (RowPlace | OwnLink)[];
  /** further rows of the side menu */
  links?: readonly OwnLink[];
  /** its own texts, with pages below `/m/p` */
  texts?: OwnTexts;
  /** versions of its own strings, by language; none: it uses the app's */
  strings?: { readonly [language in Language]?: string };
  /** its languages beside the app's */
  ownLanguages?: OwnLanguages;
  /** its words that are inserted into all strings */
  words?: OwnWords;
  /** who counts visits, on pages that may be counted */
  analytics?: Analytics;
  /** its own rule for login names */
  rules?: { readonly username?: OwnNameRule };
  /** its gateway's field names in sealed bodies */
  sealedNames?: SealedNames;
  /** its time zone: from each time (epoch ms) on, ms to add; none: Brasília's */
  zone?: readonly (readonly [from: number, shift: number])[];
}

/** The operator, with its licence. */
export interface Operator {
  name: string;
  /** number of the licence */
  licence: string;
  /** number of the company */
  company: string;
  /** `HH:MM`, in `zone` */
  supportHours?: { from: string; until: string };
}

/** What edge and phone render a page from. The edge puts it into the page as JSON. */
export interface PageData {
  merchant: MerchantConfig;
  language: Language;
  /** query that the page was drawn for, with its question mark; empty where no screen reads it */
  query: string;
  /** the merchant's own text that the page shows */
  text?: OwnText;
  /** index in `imageCDNs` for this visit (E08); none: the phone chooses */
  imageHost?: number;
  /** the platform's answers to the edge, by `answerKey` */
  answers: Readonly<Record<string, unknown>>;
  /** epoch ms of the edge's clock at which the platform sent the lotteries' remaining times; none: not requested */
  at?: number;
  /** keys of answers with only the beginning of a list: shown at first, then requested in full */
  beginnings?: readonly string[];
}

/** The key of a call's answer: its path with its query. */
export const answerKey = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const query = encodeFields(input);
  return query ? `${path}?${query}` : path;
};

/** The input as a query or form; missing values are omitted. */
export function encodeFields(input: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(input)) {
    if (input[name] !== undefined) search.set(name, String(input[name]));
  }
  return search.toString();
}

/** Id of `<script type="application/json">` with the strings of the page's own screen, by language and namespace. */
export const pageStringsId = 'strings';

/** The element that the app renders into. */
export const appId = 'app';

/** Class of the root element that shows what is only for members; until the app runs, set by what the phone has stored. */
export const ofMember = 'member';
/** Class of the root element that shows what is only for visitors. */
export const ofVisitor = 'visitor';

/** Class of the root element of a page drawn for another person or address: it is hidden, and the app renders it anew. */
export const undrawn = 'undrawn';

/** Class of the root element while the member is on a break: promotions are hidden. */
export const onBreakClass = 'on-break';

/** Class of the sentence for browsers without scripts. */
export const noScriptClass = 'no-script';

/** Id of `<script type="application/json">` with the page's data. */
export const pageDataId = 'page-data';

/** The visit's cookie, set by the edge, with the index in `imageCDNs` of its pictures (E08). */
export const imageHostCookie = 'imageHost';

/** The full address of a platform's picture, whose path is absolute, or relative to an image host with or without a slash; empty stays empty. */
export function pictureAddress(path: string, host: string): string {
  const plain = path.trim();
  if (!plain || /^(https?:\/\/|data:image\/)/i.test(plain)) return plain;
  return plain.startsWith('//') ? `https:${plain}` : `${host}/${plain.replace(/^\/+/, '')}`;
}

/** Class of a picture that failed to load, until another replaces it. */
export const pictureFailed = 'picture-failed';
