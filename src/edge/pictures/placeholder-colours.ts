import { contrast, mix, readable } from '../merchants/contrast.ts';
import { onArt, type Theme } from '../merchants/theme.ts';

/** The colour `#rrggbb` of a picture by its address in the page; undefined if it is not known. */
export type ColourOf = (address: string) => string | undefined;

/** Placeholder colours of a page's pictures. */
export interface PlaceholderColours {
  /** CSS: a custom property on each picture's link */
  css: string;
  /** addresses of pictures whose colour is not known yet */
  unknown: readonly string[];
}

/** Links that contain a picture resized by the edge. Only pictures of the first view: each costs nine bytes of the page, which a lazy one is not worth. */
const linked = /<a [^>]*?href="([^"]+)"(?:(?!<\/a>).)*?<img (?![^>]*loading="lazy")[^>]*?src="(\/img\/([a-z]+)-[^"]+)"/gs;
/** Characters that need no escaping in CSS and in a quoted HTML value. */
const plain = /^[\w/.?=%:,-]+$/;

/** The colour in three digits, mixed towards the place's ground until text on it is readable: names are shown there while the picture loads. */
function placeholderOf(colour: string, place: string, theme: Pick<Theme, 'ground' | 'text'>): string {
  const [words, towards] = place === 'banner' ? [onArt, '#000000'] : [theme.text, theme.ground];
  const short = (share: number) => [1, 3, 5].map((start) => mix(colour, towards, share)[start]).join('');
  const whole = (digits: string) => `#${digits.replace(/./g, '$&$&')}`;
  let share = 0;
  while (share < 1 && contrast(words, whole(short(share))) < readable) share += 0.05;
  return `#${short(share)}`;
}

/** The placeholder colours of a page's pictures, selected by the end of the link's address, which is unique to the picture. */
export function placeholderColoursOf(html: string, theme: Pick<Theme, 'ground' | 'text'>, colourOf: ColourOf): PlaceholderColours {
  const found = new Map<string, string | undefined>();
  const unknown: string[] = [];
  for (const [, href, address, place] of html.matchAll(linked)) {
    const end = href!.slice(href!.lastIndexOf('&amp;') + 1).replace(/^amp;/, '');
    if (!plain.test(end)) continue;
    const colour = colourOf(address!.replace(/&amp;/g, '&'));
    if (colour === undefined) unknown.push(address!.replace(/&amp;/g, '&'));
    const placeholder = colour && placeholderOf(colour, place!, theme);
    found.set(end, found.has(end) && found.get(end) !== placeholder ? undefined : placeholder);
  }
  return { css: [...found].map(([end, placeholder]) => (placeholder ? `[href$="${end}"]{--picture:${placeholder}}` : '')).join(''), unknown };
}
