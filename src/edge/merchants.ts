import { languages } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** The merchant of every host that is not named here, unless `MERCHANT` names another. */
export const defaultMerchant = 'leve';

const codesByHost: Record<string, string> = { 'brisa.localhost': 'brisa' };

/** The merchant whose page a host shows. `host` is the request's header, with or without port; it may be missing or nonsense. */
export function merchantCode(host: string | undefined, otherwise: string): string {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  return Object.hasOwn(codesByHost, name) ? codesByHost[name]! : otherwise;
}

/**
 * Merchants of a real gateway, all behind `publicKey` (PEM). The platform in a box describes its own,
 * under the same codes.
 */
export function gatewayMerchants(publicKey: string): readonly MerchantConfig[] {
  const common = { languages, publicKey, gateway: '', imageCDNs: ['/cdn'], currency: { code: 'BRL', symbol: 'R$' } };
  return [
    { ...common, code: 'leve', trialCode: 'leve-trial', name: 'Leve', theme: 'dark' },
    { ...common, code: 'brisa', trialCode: 'brisa-trial', name: 'Brisa', theme: 'light' },
  ];
}
