import type { ManifestIcon } from './icons.ts';

/** The web app manifest of a merchant, in a language by its tag. */
export const manifestOf = (name: string, color: string, icons: readonly ManifestIcon[], locale: string) => ({
  id: '/',
  name,
  short_name: name,
  lang: locale,
  start_url: '/m/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: color,
  theme_color: color,
  icons,
});
