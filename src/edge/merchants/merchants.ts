import { sourceOf } from '../../build/page-files.ts';
import type { Language } from '../../contract/languages.ts';
import type { MerchantConfig } from '../../contract/page.ts';
import { settingsOfSwitches, switchesAtFirst } from '../../contract/switches.ts';
import { merchantCss, merchantHead } from './head.ts';
import { hostName, isLoopback, twinOf } from './host-name.ts';
import { iconsOf, type ServedIcon } from './icons.ts';
import { manifestOf } from './manifest.ts';
import type { ParsedMerchant } from './parse.ts';

/** A merchant as the edge serves it. */
export interface Merchant {
  /** the data in its pages */
  page: MerchantConfig;
  /** whether its file names its image hosts, or the platform may */
  namesImageHosts: boolean;
  /** HTML of its pages' head */
  head: string;
  /** CSP source of the style in it */
  style: string;
  /** addresses of its icons, which its pages may load */
  pictures: readonly string[];
  /** icons that the edge serves, by path */
  icons: ReadonlyMap<string, ServedIcon>;
  manifest(language: Language): object;
}

export interface Merchants {
  all: readonly Merchant[];
  /** The merchant whose page a host shows; none where no file names it and none is the merchant of all others. `host` is the request's header, with or without port; it may be missing or nonsense. */
  ofHost(host: string | null | undefined): Merchant | undefined;
}

function merchantOf({ code, trialCode, name, languages, imageCDNs, pictures, currency, country, switches, contact, operator, frames, theme, art, icons }: ParsedMerchant, publicKey: string): Merchant {
  const drawn = iconsOf({ icons, theme });
  return {
    page: { code, trialCode, name, languages, publicKey, gateway: '', imageCDNs: imageCDNs ?? ['/cdn'], pictures: pictures === 'direct' ? '' : pictures?.pattern, currency, country, template: settingsOfSwitches({ ...switchesAtFirst, ...switches }).mobileTemplate, contact, operator, frames },
    namesImageHosts: imageCDNs !== undefined,
    head: merchantHead({ name, theme, art }, drawn),
    style: sourceOf(merchantCss({ name, theme, art }, drawn)),
    pictures: [drawn.mark, drawn.tab, drawn.touch, ...drawn.manifest.map(({ src }) => src)].filter((address) => address !== undefined),
    icons: drawn.served,
    manifest: (language) => manifestOf(name, theme.ground, drawn.manifest, language),
  };
}

/**
 * The merchants of an edge. `publicKeyOf` gives the RSA key, PEM, of each one's gateway. A host is its merchant's with and
 * without `www.`; hosts that no file names show the merchant with the code `otherwise`, or else the one without hosts.
 * Where every file names hosts they show none, but for this machine's own names, which show the first. Throws where there
 * is none of that code.
 */
export function createMerchants(parsed: readonly ParsedMerchant[], publicKeyOf: (merchant: ParsedMerchant) => string, otherwise?: string): Merchants {
  const served = new Map(parsed.map((merchant) => [merchant, merchantOf(merchant, publicKeyOf(merchant))]));
  const byHost = new Map(parsed.flatMap((merchant) => merchant.hosts.map((host) => [host, served.get(merchant)!] as const)));
  const last = otherwise ? parsed.find(({ code }) => code === otherwise) : (parsed.find(({ hosts }) => !hosts.length));
  if (otherwise && !last) throw new Error(`there is no merchant ${otherwise}`);
  const rest = last && served.get(last);
  const first = served.get(parsed[0]!);
  return {
    all: [...served.values()],
    ofHost(host) {
      const name = hostName(host);
      return byHost.get(name) ?? byHost.get(twinOf(name)) ?? rest ?? (isLoopback(name) ? first : undefined);
    },
  };
}
