import type { Analytics } from '../../contract/analytics.ts';
import { sourceOf } from '../page-files.ts';
import type { OwnSpeech, OwnStrings } from '../../contract/own-strings.ts';
import type { OwnWords } from '../../contract/own-words.ts';
import type { GatewayKey } from '../../contract/gateway-keys.ts';
import { formatOf, type Language } from '../../contract/languages.ts';
import type { MerchantConfig } from '../../contract/page.ts';
import { settingsOfSwitches, switchesAtFirst } from '../../contract/switches.ts';
import { lookOf, type Look } from '../cards/look.ts';
import { servedFonts } from './fonts.ts';
import { merchantCss, merchantHead } from './head.ts';
import { hostName, isLoopback, wwwVariantOf } from './host-name.ts';
import { iconsOf, servedPicture, versionOf, type ServedIcon } from './icons.ts';
import { homeOf } from './home.ts';
import { manifestOf } from './manifest.ts';
import type { FileTab } from '../../contract/menu-places.ts';
import type { ParsedMerchant } from './parse.ts';
import { ownLanguagesOf, plainStrings } from './own-languages.ts';
import { ownTextsOf, type ReadTexts } from './texts.ts';
import type { Theme } from './theme.ts';
import { zoneSteps } from './time-zone.ts';

/** A merchant as the edge serves it. */
export interface Merchant {
  /** the data in its pages */
  page: MerchantConfig;
  /** of its gateway, the one that phones use first */
  keys: readonly GatewayKey[];
  /** whether its file names its image hosts, or the platform may */
  namesImageHosts: boolean;
  theme: Theme;
  /** HTML of its pages' head */
  head: string;
  /** CSP source of the style in it */
  style: string;
  /** addresses of its icons, for the CSP */
  pictures: readonly string[];
  /** whether its pages load fonts */
  hasFonts: boolean;
  /** icons, card picture and fonts that the edge serves, by path */
  icons: ReadonlyMap<string, ServedIcon>;
  manifest(language: Language): object;
  /** origin of its first host, such as https://azul.example; undefined if its file names no host */
  site?: string;
  /** address of its home screen icon: opaque, the same shape on every phone */
  touch?: string;
  /** address of the preview picture of shared links */
  shareImage?: string;
  /** what cards are drawn with if it has no own picture */
  look: Look;
  /** whether `shareImage` is a wide picture, not a square icon */
  sharesLarge: boolean;
  /** by name */
  wellKnown: Readonly<Record<string, string>>;
  /** own texts, by name */
  texts: ReadTexts;
  /** own strings and languages */
  speech: OwnSpeech;
  /** its file with its folder, as parsed */
  source: unknown;
  /** visible only to the console */
  isDraft?: boolean;
  /** who counts visits */
  analytics?: Analytics | undefined;
  /** the footer's tabs as in its file: `tabsOf` of the renderer makes those of its pages */
  tabs?: readonly FileTab[];
}

/** A merchant's strings and languages beside the app's own; undefined if there are none. */
export const ownSpeech = ({ page, speech }: Merchant): OwnSpeech | undefined => (page.strings || page.ownLanguages ? speech : undefined);

export interface Merchants {
  all: readonly Merchant[];
  /** The merchant of a host; undefined if no file names it and no merchant is the default. `host` is the request's header, with or without port; it may be missing or invalid. */
  ofHost(host: string | null | undefined): Merchant | undefined;
}

/** The app's only string that is a number's mark. */
const thousands = 'home:thousands';

/** Own strings for phones: a merchant's own language falls back to the strings of its base. */
const spoken = (strings: ParsedMerchant['strings'], own: MerchantConfig['ownLanguages']): OwnSpeech['strings'] =>
  Object.fromEntries(Object.entries(strings).map(([language, ofIt]): [Language, OwnStrings] => [language, plainStrings({ ...strings[own?.[language]?.base ?? language], ...(own?.[language] && { [thousands]: own[language].group }), ...ofIt })]));

function merchantOf({ code, trialCode, name, hosts, wellKnown, languages, imageCDNs, pictures, currency, country, switches, contact, operator, frames, theme, art, icons, gateway, texts, strings, age, timeZone, instantPayment, wordMark, fonts, share, links, rules, home, tabs, sideMenu, analytics, source }: ParsedMerchant, publicKey: string): Merchant {
  const words: OwnWords = { ...(age && { age: String(age) }), ...(timeZone && { zone: timeZone.name }), ...(instantPayment && { pix: instantPayment }) };
  const keys: readonly GatewayKey[] = gateway.keys ?? [{ publicKey }];
  const drawn = iconsOf({ icons, theme });
  const shared = share && servedPicture(share, 'share');
  const head = { name, theme, art, wordMark, home, tabs, ...(fonts && { fonts }) };
  const ownLanguages = ownLanguagesOf(languages, strings);
  const speech: OwnSpeech = { strings: spoken(strings, ownLanguages), languages: ownLanguages };
  const versions = Object.entries(speech.strings).filter(([, own]) => Object.keys(own ?? {}).length).map(([language, own]) => [language, versionOf(own)] as const);
  return {
    page: { code, trialCode, name, languages, ownLanguages, gateway: '', imageCDNs: imageCDNs ?? ['/cdn'], pictures: pictures === 'direct' ? '' : pictures?.pattern, currency, country, ...(switches.mem_cen || switches.dep_func ? { template: settingsOfSwitches({ ...switchesAtFirst, ...switches }).mobileTemplate } : {}), ...(Object.keys(contact).length && { contact }), operator, frames, links, sideMenu, ...(home && { home: homeOf(home) }), ...(Object.keys(texts).length && { texts: ownTextsOf(texts) }), ...(versions.length && { strings: Object.fromEntries(versions) }), ...(Object.keys(words).length && { words }), ...(rules && { rules }), ...(gateway.sealedNames && { sealedNames: gateway.sealedNames }), ...(timeZone && { zone: zoneSteps(timeZone.id, Date.now()) }) },
    keys,
    namesImageHosts: imageCDNs !== undefined,
    theme,
    head: merchantHead(head, drawn),
    style: sourceOf(merchantCss(head, drawn)),
    pictures: [drawn.mark, drawn.tab, drawn.touch, ...drawn.manifest.map(({ src }) => src)].filter((address) => address !== undefined),
    icons: new Map([...drawn.served, ...(shared ? [shared] : []), ...servedFonts(fonts)]),
    hasFonts: Boolean(fonts),
    ...(hosts[0] && { site: `https://${hosts[0]}` }),
    touch: drawn.touch,
    look: lookOf({ name, hosts, theme, icons, wordMark }),
    sharesLarge: Boolean(shared),
    shareImage: shared?.[0] ?? drawn.manifest.findLast(({ type, purpose }) => type === 'image/png' && purpose === 'any')?.src,
    wellKnown,
    texts,
    speech,
    analytics,
    source,
    ...(tabs && { tabs }),
    manifest: (language) => manifestOf(name, theme.ground, drawn.manifest, formatOf(language, ownLanguages).locale),
  };
}

/** Returns the RSA key, PEM, of a merchant's gateway. */
export type PublicKeyOf = (merchant: ParsedMerchant) => string;

/** Merchants that can be replaced while they are served. */
export interface ChangingMerchants extends Merchants {
  /** Replaces the merchants; an unchanged one stays the same object. Throws, without a change, where the start would. */
  replace(parsed: readonly ParsedMerchant[], publicKeyOf: PublicKeyOf): void;
}

/** size of the cache of hosts */
const mostHosts = 100;

/**
 * The merchants of an edge. A host is its merchant's with and without `www.`; hosts that no file names show the
 * merchant with the code `otherwise`, else the one without hosts. If every file names hosts they show none, except this
 * machine's own names, which show the first. Throws if there is no merchant `otherwise`.
 */
export function createMerchants(first: readonly ParsedMerchant[], publicKeyOf: PublicKeyOf, otherwise?: string): ChangingMerchants {
  let served = new Map<string, Merchant>();
  let byHost = new Map<string, Merchant>();
  let rest: Merchant | undefined;
  let own: Merchant | undefined;
  /** merchants by the `Host` header as sent: each request asks more than once */
  const found = new Map<string | null | undefined, Merchant | undefined>();

  function find(host: string | null | undefined): Merchant | undefined {
    const name = hostName(host);
    return byHost.get(name) ?? byHost.get(wwwVariantOf(name)) ?? rest ?? (isLoopback(name) ? own : undefined);
  }

  function replace(parsed: readonly ParsedMerchant[], keyOf: PublicKeyOf): void {
    const last = otherwise ? parsed.find(({ code }) => code === otherwise) : parsed.find(({ hosts }) => !hosts.length);
    if (otherwise && !last) throw new Error(`there is no merchant ${otherwise}`);
    const made = parsed.map((merchant) => {
      const key = JSON.stringify([merchant, keyOf(merchant)]);
      return { parsed: merchant, key, merchant: served.get(key) ?? merchantOf(merchant, keyOf(merchant)) };
    });
    served = new Map(made.map(({ key, merchant }) => [key, merchant]));
    byHost = new Map(made.flatMap(({ parsed: { hosts }, merchant }) => hosts.map((host) => [host, merchant] as const)));
    rest = made.find((one) => one.parsed === last)?.merchant;
    own = made[0]!.merchant;
    found.clear();
  }

  replace(first, publicKeyOf);
  return {
    get all() {
      return [...served.values()];
    },
    ofHost(host) {
      const known = found.get(host);
      if (known) return known;
      // Bounded, because anybody can invent hosts.
      if (found.size >= mostHosts) found.clear();
      const merchant = find(host);
      found.set(host, merchant);
      return merchant;
    },
    replace,
  };
}
