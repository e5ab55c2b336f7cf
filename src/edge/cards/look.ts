import { wordMarkFor } from '../merchants/brand.ts';
import { markColors, markSvg } from '../merchants/icons.ts';
import type { ParsedMerchant } from '../merchants/parse.ts';
import type { Theme } from '../merchants/theme.ts';

/** A merchant as the pictures of its links show it. */
export interface Look {
  name: string;
  /** its first host; empty where its file names none */
  host: string;
  theme: Theme;
  /** the name as it draws it, and its mark: `data:…;base64,…` */
  wordMark?: string;
  mark?: string;
}

/** What a merchant's file says of its looks. A mark that lies on another host is not fetched for this: the name stands alone. */
export function lookOf({ name, hosts, theme, icons, wordMark }: Pick<ParsedMerchant, 'name' | 'hosts' | 'theme' | 'icons' | 'wordMark'>): Look {
  const word = wordMarkFor({ wordMark }, theme);
  const mark = icons ? icons.mark : `data:image/svg+xml;base64,${btoa(markSvg(markColors(theme)))}`;
  return { name, host: hosts[0] ?? '', theme, ...(word && { wordMark: word }), ...(mark.startsWith('data:') && { mark }) };
}
