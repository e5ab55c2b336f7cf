import { escaped, fontFamily, textWidth } from './lettering.ts';
import { mixed, picture } from './picture.ts';
import { rounded } from './shapes.ts';

export interface LotteryArt {
  initials: string;
  /** `#rrggbb`, bright: dark letters stand on it */
  colour: string;
}

export const lotteryInk = '#14100a';

/** A lottery's icon, 96 x 96: its initials on a ball in its colour. */
export function lotteryArt({ initials, colour }: LotteryArt): string {
  const lit = mixed(colour, '#ffffff', 0.5);
  const shaded = mixed(colour, '#1a0a2a', 0.42);
  const size = rounded(Math.min(36, 60 / textWidth(initials)));
  return picture(96, 96, [
    `<defs><linearGradient id="g" x2=".5" y2="1"><stop stop-color="${mixed(colour, '#ffffff', 0.14)}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`,
    `<radialGradient id="b" cx=".36" cy=".28" r=".8"><stop stop-color="${lit}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mixed(colour, '#1a0a2a', 0.24)}"/></radialGradient></defs>`,
    '<rect width="96" height="96" rx="26" fill="url(#g)"/><ellipse cx="49" cy="53" rx="40" ry="39" opacity=".25"/>',
    '<circle cx="48" cy="48" r="40" fill="url(#b)"/><circle cx="48" cy="48" r="39" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>',
    '<ellipse cx="34" cy="20" rx="15" ry="7" fill="#fff" opacity=".7" transform="rotate(-26 34 20)"/>',
    `<text x="48" y="${rounded(49 + Number(size) * 0.36)}" font-family="${fontFamily}" font-weight="900" font-size="${size}" text-anchor="middle" fill="${lotteryInk}">${escaped(initials)}</text>`,
  ].join(''));
}
