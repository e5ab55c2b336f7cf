import { locales } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** Where the edge answers the web app's manifest, which is the merchant's own. */
export const manifestPath = '/manifest.webmanifest';

/** Icon for the home screen of iOS. */
export const touchIcon = (theme: string): string => `/icon-${theme}-180.png`;

/** The manifest of a merchant; the icons lie in src/app/theme/icons. */
export function manifestOf(merchant: MerchantConfig, language: Language, themeColor: string) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${merchant.theme}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: merchant.name,
    short_name: merchant.name,
    lang: locales[language],
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
