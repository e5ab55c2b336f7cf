import { escaped, fitted, fontFamily } from './lettering.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { picture } from './picture.ts';
import { circle, rounded, scallop, star } from './shapes.ts';

export const marks = {
  wave: 'M4 24C14 6 24 8 33 18S50 28 60 12V24C50 40 42 40 32 30S14 20 4 36ZM4 46C14 28 24 30 33 40S50 50 60 34V46C50 62 42 62 32 52S14 42 4 58Z',
  bolt: 'M38 6L12 37H28L22 58 52 25H36L42 6Z',
  sunrise: 'M32 12a24 24 0 0 1 24 24H8A24 24 0 0 1 32 12ZM8 42H56v5H8ZM16 52H48v5H16Z',
  flower: `${scallop(6, 20, [32, 32])}M32 24a8 8 0 1 0 0 16 8 8 0 1 0 0-16Z`,
  peaks: 'M4 52L24 16 34 34 42 22 60 52ZM20 30l4 7 4-7-4-7Z',
  orbit: `${circle(32, 32, 13)}M6 32a26 26 0 0 1 46-17l-5 4A20 20 0 0 0 12 32ZM58 32a26 26 0 0 1-46 17l5-4A20 20 0 0 0 52 32Z`,
  shards: 'M32 4L44 26H20ZM17 30H47L32 58ZM14 26L4 44 22 46ZM50 26L60 44 42 46Z',
  star: star(5, 28, 12, [32, 34]),
  diamond: 'M18 10H46L60 28 32 58 4 28ZM20 16L12 27H24L27 16ZM37 16L40 27H52L44 16Z',
  columns: 'M8 22L32 6 56 22V28H8ZM12 32h8V50h-8ZM28 32h8V50h-8ZM44 32h8V50h-8ZM6 53H58v6H6Z',
  arrows: 'M8 12L36 32 8 52V40L19 32 8 24ZM30 12L58 32 30 52V40L41 32 30 24Z',
  pixels: 'M14 8h10v10h16V8h10v10h8v26h-8v12H38V46H26v10H14V44H6V18h8ZM18 26v9h9v-9ZM37 26v9h9v-9Z',
  leaf: 'M10 54C4 22 24 8 56 8 58 42 40 58 18 52L38 28 12 56Z',
  ring: 'M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52Zm0 10a16 16 0 1 0 0 32 16 16 0 0 0 0-32ZM32 25l7 7-7 7-7-7Z',
  lotus: 'M32 8C42 20 42 34 32 50 22 34 22 20 32 8ZM6 24C20 24 28 36 30 54 16 52 6 42 6 24ZM58 24C44 24 36 36 34 54 48 52 58 42 58 24Z',
  tickets: 'M6 16H58V27a5 5 0 0 0 0 10V48H6V37a5 5 0 0 0 0-10ZM36 20h4v6h-4ZM36 30h4v6h-4ZM36 40h4v5h-4Z',
  hexagon: 'M32 4L57 18V46L32 60 7 46V18ZM32 15L17 23V41L32 49 47 41V23Z',
  dots: `${circle(20, 20, 11)}${circle(46, 18, 8)}${circle(18, 46, 8)}${circle(44, 44, 12)}`,
} as const;

export type MarkName = keyof typeof marks;

export interface VendorMark {
  code: string;
  name: string;
  mark: MarkName;
  palette: PaletteName;
  size: 'small' | 'large';
}

const tile = (mark: MarkName): string =>
  `<path d="${marks[mark]}" fill-rule="evenodd" opacity=".35" transform="translate(0 2)"/><path d="${marks[mark]}" fill-rule="evenodd" fill="url(#w)"/>`;

/** A vendor's mark: 64 x 64, or 200 x 80 with its name. Both bring their ground, so that they stand on any theme. */
export function vendorMark({ code, name, mark, palette, size }: VendorMark): string {
  const { light, main, deep } = palettes[palette];
  const defs = `<defs><linearGradient id="g" x2=".6" y2="1"><stop stop-color="${light}"/><stop offset=".45" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="d"><stop stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".78"/></linearGradient></defs>`;
  if (size === 'small') {
    return picture(64, 64, `<title>${escaped(code)}</title>${defs}<rect width="64" height="64" rx="18" fill="url(#g)"/><path d="M0 18A18 18 0 0 1 18 0H46A18 18 0 0 1 64 18Q32 26 0 30Z" fill="#fff" opacity=".14"/><g transform="translate(11 11)scale(.66)">${tile(mark)}</g>`);
  }
  // One size for nearly all names: a long one takes two lines.
  const { lines, size: letters } = fitted(name, 122, 22);
  const lettering = lines.map((line, at) => `<text x="68" y="${rounded(40 + letters * (0.36 + 1.1 * (at - (lines.length - 1) / 2)))}">${escaped(line)}</text>`).join('');
  return picture(200, 80, `<title>${escaped(code)}</title>${defs}<rect width="200" height="80" rx="18" fill="url(#d)"/><g transform="translate(14 18)scale(.7)">${tile(mark)}</g><g font-family="${fontFamily}" font-weight="900" font-size="${rounded(letters)}" fill="#fff">${lettering}</g>`);
}
