import type { MerchantOfFile } from '../../sandbox/handler.ts';
import { markColors, markSvg } from './icons.ts';
import type { ParsedMerchant } from './parse.ts';
import { themeCss } from './theme.ts';

/** The merchant's mark as SVG; a mark at another address cannot be embedded, so the drawn one replaces it. */
const iconOf = ({ icons, theme }: ParsedMerchant): string =>
  icons?.mark.startsWith('data:')
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${icons.mark}" width="64" height="64"/></svg>`
    : markSvg(markColors(theme));

/** The first merchants of the platform in a box, whose own pages have their colours. */
export const sandboxMerchant = (merchant: ParsedMerchant): MerchantOfFile => {
  const { code, trialCode, name, imageCDNs = ['/cdn'], switches, contact, theme, rules } = merchant;
  return { code, trialCode, name, imageCDNs, switches, contact, rules, style: themeCss(theme), theme, icon: iconOf(merchant) };
};
