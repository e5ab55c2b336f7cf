import { sourceOf } from '../../build/content-source.ts';
import type { Language } from '../../contract/languages.ts';
import type { MerchantConfig } from '../../contract/page.ts';
import { merchantCss, merchantHead } from './head.ts';
import { iconsOf } from './icons.ts';
import type { ServedIcon } from './icons.ts';
import { manifestOf } from './manifest.ts';
import type { ParsedMerchant } from './parse.ts';

/** A merchant as the edge serves it. */
export interface Merchant {
  /** the data in its pages */
  page: MerchantConfig;
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
  /** The merchant whose page a host shows. `host` is the request's header, with or without port; it may be missing or nonsense. */
  ofHost(host: string | null | undefined): Merchant;
}

function merchantOf({ code, trialCode, name, languages, imageCDNs, currency, country, template, contact, operator, theme, art, icons }: ParsedMerchant, publicKey: string): Merchant {
  const drawn = iconsOf({ icons, theme });
  return {
    page: { code, trialCode, name, languages, publicKey, gateway: '', imageCDNs, currency, country, template, contact, operator },
    head: merchantHead({ name, theme, art }, drawn),
    style: sourceOf(merchantCss({ name, theme, art }, drawn)),
    pictures: [drawn.mark, drawn.tab, drawn.touch, ...drawn.manifest.map(({ src }) => src)].filter((address) => address !== undefined),
    icons: drawn.served,
    manifest: (language) => manifestOf(name, theme.ground, drawn.manifest, language),
  };
}

/**
 * The merchants of an edge. `publicKeyOf` gives the RSA key, PEM, of each one's gateway; hosts that no file names show the
 * merchant with the code `otherwise`, or else the one without hosts, or the first. Throws where there is none of that code.
 */
export function createMerchants(parsed: readonly ParsedMerchant[], publicKeyOf: (merchant: ParsedMerchant) => string, otherwise?: string): Merchants {
  const served = new Map(parsed.map((merchant) => [merchant, merchantOf(merchant, publicKeyOf(merchant))]));
  const byHost = new Map(parsed.flatMap((merchant) => merchant.hosts.map((host) => [host, served.get(merchant)!] as const)));
  const last = otherwise ? parsed.find(({ code }) => code === otherwise) : (parsed.find(({ hosts }) => !hosts.length) ?? parsed[0]);
  if (!last) throw new Error(`there is no merchant ${otherwise}`);
  const rest = served.get(last)!;
  return {
    all: [...served.values()],
    // A host may end with the dot of the root.
    ofHost: (host) => byHost.get((host ?? '').toLowerCase().replace(/\.?(:\d*)?$/, '')) ?? rest,
  };
}
