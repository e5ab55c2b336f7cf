import type { Analytics } from './analytics.ts';
import type { FramedHost } from './game-frame.ts';
import type { Language, OwnLanguages } from './languages.ts';
import type { OwnHome } from './home-sections.ts';
import type { OwnLink, RowPlace, Tab } from './menu-places.ts';
import type { OwnWords } from './own-words.ts';
import type { OwnNameRule } from './rules.ts';
import type { SealedNames } from './sealed-names.ts';
import type { OwnText, OwnTexts } from './own-texts.ts';

/** The merchant's configuration, put into the page by the edge (decisions: no request of its own). */
export interface MerchantConfig {
  code: string;
  /** merchant of free-trial accounts (A §6) */
  trialCode: string;
  name: string;
  languages: readonly Language[];
  /** RSA public key, PEM, for the envelope of login and registration (A §3) */
  publicKey: string;
  /** names that key to a gateway that has several */
  keyId?: string;
  /** origin of the gateway, or empty for the page's own */
  gateway: string;
  imageCDNs: readonly string[];
  /** pattern of the addresses of pictures in a size, with `{width}` and `{path}`; empty: as the platform writes them; none: the edge makes them */
  pictures?: string;
  /** of amounts that no wallet names, the jackpot and the winners: ISO 4217, and its sign */
  currency: { readonly code: string; readonly symbol: string };
  /** ISO 3166; its dialling code stands before a number until another is picked; none: the visitor's */
  country?: string;
  /** dress of a part, `new` or `base`, until the platform names one (A §2) */
  template?: Readonly<Record<string, string>>;
  /** links by channel, such as TELEGRAM, until the platform names its own (A §3) */
  contact?: Readonly<Record<string, string>>;
  operator?: Operator;
  /** hosts beside the page's own whose games may be framed */
  frames?: readonly FramedHost[];
  /** home's parts and their order; none: the usual ones */
  home?: OwnHome;
  /** the foot's tabs; none: the usual ones */
  tabs?: readonly Tab[];
  /** rows of the side menu; none: the usual ones, with `links` before its texts */
  sideMenu?: readonly (RowPlace | OwnLink)[];
  /** further rows of the side menu */
  links?: readonly OwnLink[];
  /** its own texts, which have pages below `/m/p` */
  texts?: OwnTexts;
  /** versions of its own strings, by language; none: it speaks as the packs do */
  strings?: { readonly [language in Language]?: string };
  /** its languages beside the app's */
  ownLanguages?: OwnLanguages;
  /** its words in the strings of all */
  words?: OwnWords;
  /** who counts visits, on pages that may be counted */
  analytics?: Analytics;
  /** its own rule of login names */
  rules?: { readonly username?: OwnNameRule };
  /** its gateway's names of fields in sealed bodies */
  sealedNames?: SealedNames;
  /** its clock: from each time (epoch ms) on, ms to add to it; none: Brasília's */
  zone?: readonly (readonly [from: number, shift: number])[];
}

/** The operator, with its licence. */
export interface Operator {
  name: string;
  /** number of the licence */
  licence: string;
  /** number of the company */
  company: string;
  /** `HH:MM`, by the clock of `zone` */
  supportHours?: { from: string; until: string };
}

/** What a page is drawn from, by the edge and by the phone alike. The edge puts it into the page as JSON. */
export interface PageData {
  merchant: MerchantConfig;
  language: Language;
  /** query of the address that the page was drawn for, with its question mark; empty where no screen reads it */
  query: string;
  /** the merchant's own text that the page shows */
  text?: OwnText;
  /** which of `imageCDNs` was drawn for this visit (E08); none: the phone draws one */
  imageHost?: number;
  /** what the platform answered the edge, by `answerKey` */
  answers: Readonly<Record<string, unknown>>;
  /** epoch ms of the edge's clock at which the platform told how long each lottery's period lasts; none: it was not asked */
  at?: number;
  /** keys of the answers that hold only the beginning of a list: shown at first, and asked for whole */
  beginnings?: readonly string[];
}

/** Names the answer of a call: its path with its query. */
export const answerKey = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const query = encodeFields(input);
  return query ? `${path}?${query}` : path;
};

/** The input as a query or form: missing values are left out. */
export function encodeFields(input: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(input)) {
    if (input[name] !== undefined) search.set(name, String(input[name]));
  }
  return search.toString();
}

/** The strings of the page's own screen, by language and namespace, stand in `<script type="application/json" id="strings">`. */
export const pageStringsId = 'strings';

/** The element that the app renders into. */
export const appId = 'app';

/** Classes of the root element until the app knows by itself: who is there, by what the phone keeps. What only one of them may see is shown by these. */
export const ofMember = 'member';
export const ofVisitor = 'visitor';

/** Class of the root element where the page that came is not this person's at this address: it is not shown, and the app draws it anew. */
export const undrawn = 'undrawn';

/** Class of the root element while the member is on a break: what courts them is not shown. */
export const onBreakClass = 'on-break';

/** Of the sentence for browsers without scripts. */
export const noScriptClass = 'no-script';

/** The page's data stands in `<script type="application/json" id="page-data">`. */
export const pageDataId = 'page-data';

/** The cookie of a visit that names which of `imageCDNs` its pictures come from (E08), as the edge sets it. */
export const imageHostCookie = 'imageHost';

/** The whole address of a picture of the platform, which names it whole, or below an image host with or without a slash; none stays none. */
export function pictureAddress(path: string, host: string): string {
  const plain = path.trim();
  if (!plain || /^(https?:\/\/|data:image\/)/i.test(plain)) return plain;
  return plain.startsWith('//') ? `https:${plain}` : `${host}/${plain.replace(/^\/+/, '')}`;
}

/** Class of a picture that did not come, until another takes its place. */
export const pictureFailed = 'picture-failed';
