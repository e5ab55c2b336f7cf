import { paintEmblem } from './emblem.ts';
import { emblems, type EmblemName } from './emblems/index.ts';
import { escaped, fitted, fontFamily } from './lettering.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { definitions, hash, picture } from './picture.ts';
import { rounded, spark } from './shapes.ts';

export interface GameArt {
  name: string;
  emblem: EmblemName;
  palette: PaletteName;
}

const width = 240;
const height = 300;
const rayRadius = 115;
const letteringWidth = 212;

/** Small lights round the emblem; where they stand follows from the name. */
function sparks(seed: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const turn = (index / 5 + (seed % 97) / 97) * 2 * Math.PI;
    return spark(Math.round(120 + 104 * Math.sin(turn)), Math.round(104 - 88 * Math.cos(turn)), 5 + ((seed >> index) & 3) * 2);
  }).join('');
}

function lettering(name: string, tint: string): string {
  const { lines, size } = fitted(name.toUpperCase(), letteringWidth, 40);
  const bottom = 282 - (40 - size) * 0.25;
  const first = lines.length === 1 ? bottom - 4 : bottom - size * 1.02;
  const rows = lines.map((line, index) => `<text x="120" y="${rounded(first + index * size * 1.02)}">${escaped(line)}</text>`);
  return `<g fill="url(#t)" stroke="${tint}" stroke-width="5" stroke-linejoin="round" paint-order="stroke" font-family="${fontFamily}" font-weight="900" font-size="${size}" text-anchor="middle">${rows.join('')}</g>`;
}

/** A game's card, 240 x 300. */
export function gameArt({ name, emblem, palette }: GameArt): string {
  const { light, main, deep } = palettes[palette];
  const painted = paintEmblem(emblems[emblem]);
  const seed = hash(name);
  const rays = [16, 20, 24][seed % 3]!;
  const dash = rounded((Math.PI * rayRadius) / rays);
  const grounds =
    `<radialGradient id="g" cx=".5" cy=".36" r=".78"><stop stop-color="${light}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    '<radialGradient id="r"><stop offset=".3" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></radialGradient>' +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".6" stop-color="${deep}" stop-opacity=".92"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<linearGradient id="t" x2="0" y2="1"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="${light}"/></linearGradient>`;
  return picture(width, height, [
    definitions(painted.tones, grounds),
    '<rect width="240" height="300" fill="url(#g)"/>',
    `<circle cx="120" cy="108" r="${rayRadius}" fill="none" stroke="url(#r)" stroke-width="230" stroke-dasharray="${dash}" transform="rotate(${seed % 30} 120 108)"/>`,
    `<path d="${sparks(seed)}" fill="#fff" opacity=".75"/>`,
    `<g transform="translate(31 14)scale(1.48)">${painted.markup}</g>`,
    '<path d="M0 160h240v140H0Z" fill="url(#f)"/>',
    lettering(name, deep),
  ].join(''));
}
