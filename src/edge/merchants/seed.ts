import type { MerchantSeed } from '../../sandbox/handler.ts';
import { markColors, markSvg } from './icons.ts';
import type { ParsedMerchant } from './parse.ts';
import { themeCss } from './theme.ts';

/** What the platform in a box begins with: the pages that it serves itself wear the merchant's colours. */
export const seedOf = ({ code, trialCode, name, imageCDNs, template, contact, theme }: ParsedMerchant): MerchantSeed => ({
  code, trialCode, name, imageCDNs, template, contact, style: themeCss(theme), icon: markSvg(markColors(theme)),
});
