import { wordMarkFor } from '../merchants/brand.ts';
import { markColors, markSvg } from '../merchants/icons.ts';
import type { ParsedMerchant } from '../merchants/parse.ts';
import type { Theme } from '../merchants/theme.ts';

/** What cards show of a merchant. */
export interface Look {
  name: string;
  /** its first host; empty if its file names none */
  host: string;
  theme: Theme;
  /** the merchant's word mark and mark: `data:…;base64,…` */
  wordMark?: string;
  mark?: string;
}

/** The look of a merchant by its file. A mark on another host is not fetched: the name is shown alone. */
export function lookOf({ name, hosts, theme, icons, wordMark }: Pick<ParsedMerchant, 'name' | 'hosts' | 'theme' | 'icons' | 'wordMark'>): Look {
  const word = wordMarkFor({ wordMark }, theme);
  const mark = icons ? icons.mark : `data:image/svg+xml;base64,${btoa(markSvg(markColors(theme)))}`;
  return { name, host: hosts[0] ?? '', theme, ...(word && { wordMark: word }), ...(mark.startsWith('data:') && { mark }) };
}
