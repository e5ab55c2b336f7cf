import { contrast, mix } from '../../contract/contrast.ts';
import { onArt } from '../merchants/theme.ts';
import type { Theme } from '../merchants/theme.ts';

/** The colour `#rrggbb` of a picture by its address in the page; none where it is not known. */
export type ColourOf = (address: string) => string | undefined;

/** The colours of a page's pictures, for the places where they are to stand. */
export interface Grounds {
  /** CSS: a custom property on the link that shows a picture */
  css: string;
  /** addresses of pictures whose colour is not known, which may yet come */
  unknown: readonly string[];
}

const readable = 4.5;

/** Links with the picture in each that the edge makes, of what the page shows first: nine bytes each, which what waits for its turn would take from all. */
const linked = /<a [^>]*?href="([^"]+)"(?:(?!<\/a>).)*?<img (?![^>]*loading="lazy")[^>]*?src="(\/img\/([a-z]+)-[^"]+)"/gs;
/** What stands in a style as it is, and in a quoted value of HTML. */
const plain = /^[\w/.?=%:,-]+$/;

/** Three digits of the colour, as far towards the place's ground as words on it need: names stand there while the picture comes. */
function groundOf(colour: string, place: string, theme: Pick<Theme, 'ground' | 'text'>): string {
  const [words, towards] = place === 'banner' ? [onArt, '#000000'] : [theme.text, theme.ground];
  const short = (share: number) => [1, 3, 5].map((start) => mix(colour, towards, share)[start]).join('');
  const whole = (digits: string) => `#${digits.replace(/./g, '$&$&')}`;
  let share = 0;
  while (share < 1 && contrast(words, whole(short(share))) < readable) share += 0.05;
  return `#${short(share)}`;
}

/** The grounds of a page's pictures: each stands on its link by the end of its address, which no other link with another picture has. */
export function groundsOf(html: string, theme: Pick<Theme, 'ground' | 'text'>, colourOf: ColourOf): Grounds {
  const found = new Map<string, string | undefined>();
  const unknown: string[] = [];
  for (const [, href, address, place] of html.matchAll(linked)) {
    const end = href!.slice(href!.lastIndexOf('&amp;') + 1).replace(/^amp;/, '');
    if (!plain.test(end)) continue;
    const colour = colourOf(address!.replace(/&amp;/g, '&'));
    if (colour === undefined) unknown.push(address!.replace(/&amp;/g, '&'));
    const ground = colour && groundOf(colour, place!, theme);
    found.set(end, found.has(end) && found.get(end) !== ground ? undefined : ground);
  }
  return { css: [...found].map(([end, ground]) => (ground ? `[href$="${end}"]{--picture:${ground}}` : '')).join(''), unknown };
}
