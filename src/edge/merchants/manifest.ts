import { formats } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import type { ManifestIcon } from './icons.ts';

/** The web app's manifest of a merchant. */
export const manifestOf = (name: string, color: string, icons: readonly ManifestIcon[], language: Language) => ({
  id: '/',
  name,
  short_name: name,
  lang: formats[language].locale,
  start_url: '/m/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: color,
  theme_color: color,
  icons,
});
