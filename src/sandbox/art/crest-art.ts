import { hash, mixed, picture } from './picture.ts';
import { circle, star } from './shapes.ts';

export interface CrestArt {
  name: string;
  /** two colours of the team, `#rrggbb` */
  colours: readonly [string, string];
}

const outlines = [
  'M32 3C40 8 49 10 57 10 59 34 50 52 32 61 14 52 5 34 7 10 15 10 24 8 32 3Z',
  'M8 6H56V34C56 48 46 56 32 61 18 56 8 48 8 34Z',
  'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  'M10 5Q21 11 32 5 43 11 54 5 62 17 55 27C57 44 48 55 32 61 16 55 7 44 9 27 2 17 10 5 10 5Z',
];

/** Second colour on the first, on 64 x 64. */
const patterns = [
  'M32 0H64V64H32Z',
  'M14 0h9V64h-9ZM41 0h9V64h-9ZM28 0h8V64h-8Z',
  'M0 16H64v9H0ZM0 34H64v9H0ZM0 52H64v9H0Z',
  'M0 6L12 0 64 50V64H54L0 20Z',
  'M32 22L64 50V66L32 38 0 66V50Z',
  'M32 0H64V32H32ZM0 32H32V64H0Z',
  'M26 0H38V26H64V38H38V64H26V38H0V26H26Z',
  'M0 0H64V22H0Z',
];

const charges = [star(5, 11, 4.6, [32, 32]), circle(32, 31, 8), 'M32 20l9 11-9 12-9-12Z', 'M32 42c-18-9-13-22-5-20q4 1 5 5 1-4 5-5c8-2 13 11-5 20Z', 'M21 38V25l6 5 5-8 5 8 6-5v13Z', ''];

/** A team's crest, 64 x 64: outline, pattern and charge follow from the name. */
export function crestArt({ name, colours: [first, second] }: CrestArt): string {
  const seed = hash(name);
  const outline = outlines[seed % outlines.length]!;
  const pattern = patterns[(seed >>> 5) % patterns.length]!;
  const charge = charges[(seed >>> 11) % charges.length]!;
  const edge = mixed(first, '#000000', 0.62);
  const emblem = charge && `<circle cx="32" cy="32" r="14" fill="${edge}"/><path d="${charge}" fill="#fff3c4"/>`;
  return picture(64, 64, [
    `<defs><path id="b" d="${outline}"/><clipPath id="c"><use href="#b"/></clipPath>`,
    '<linearGradient id="s" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></linearGradient></defs>',
    `<g clip-path="url(#c)"><use href="#b" fill="${first}"/><path d="${pattern}" fill="${second}"/>${emblem}<use href="#b" fill="url(#s)"/>`,
    `<use href="#b" fill="none" stroke="#fff" stroke-width="7" opacity=".6"/><use href="#b" fill="none" stroke="${edge}" stroke-width="3.5"/></g>`,
  ].join(''));
}
