import { escaped, fitted, fontFamily, textWidth } from './lettering.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { mixed, picture } from './picture.ts';
import { scene, type SceneName } from './scenes.ts';
import { rounded } from './shapes.ts';

export interface BannerArt {
  title: string;
  subtitle: string;
  callToAction: string;
  scene: SceneName;
  palette: PaletteName;
  /** colours of the button, `#rrggbb`: the merchant's */
  accent: Readonly<Record<'accent' | 'accent-2' | 'on-accent', string>>;
}

const left = 36;
/** Text ends here; the picture begins further right. */
const textRoom = 338;

/** The ground under a banner's words: dark enough for white in every palette. */
export const bannerGround = (palette: PaletteName): string => mixed(palettes[palette].main, palettes[palette].deep, 0.62);

const lineOf = (size: number): number => size * 1.13;

function wording({ title, subtitle, callToAction, accent }: BannerArt): string {
  const heading = fitted(title, textRoom, 44);
  const second = fitted(subtitle, textRoom, 23, 20);
  const action = Math.min(21, 230 / textWidth(callToAction));
  const buttonWidth = Math.round(textWidth(callToAction) * action * 0.98 + 48);
  const all = lineOf(heading.size) * heading.lines.length + lineOf(second.size) * second.lines.length + 14 + 18 + 52;
  let y = (272 - all) / 2;
  const rows: string[] = [];
  for (const line of heading.lines) {
    rows.push(`<text x="${left}" y="${rounded(y + heading.size * 0.92)}" font-size="${heading.size}" font-weight="900">${escaped(line)}</text>`);
    y += lineOf(heading.size);
  }
  y += 14;
  for (const line of second.lines) {
    rows.push(`<text x="${left}" y="${rounded(y + second.size * 0.85)}" font-size="${second.size}">${escaped(line)}</text>`);
    y += lineOf(second.size);
  }
  y += 18;
  rows.push(
    `<rect x="${left}" y="${rounded(y)}" width="${buttonWidth}" height="52" rx="26" fill="url(#a)"/>`,
    `<text x="${left + buttonWidth / 2}" y="${rounded(y + 33.5)}" font-size="${rounded(action)}" font-weight="800" fill="${accent['on-accent']}" text-anchor="middle">${escaped(callToAction)}</text>`,
  );
  return rows.join('');
}

/** A slide of the home carousel, 656 x 272: words on the left, scene on the right. */
export function bannerArt(banner: BannerArt): string {
  const { light, main, deep } = palettes[banner.palette];
  const ground = bannerGround(banner.palette);
  return picture(656, 272, [
    `<defs><linearGradient id="g"><stop stop-color="${deep}"/><stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${main}"/></linearGradient>`,
    `<radialGradient id="h"><stop stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${main}" stop-opacity="0"/></radialGradient>`,
    '<radialGradient id="r"><stop offset=".3" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${banner.accent.accent}"/><stop offset="1" stop-color="${banner.accent['accent-2']}"/></linearGradient></defs>`,
    `<rect width="656" height="272" fill="url(#g)"/><circle cx="524" cy="128" r="160" fill="url(#h)" opacity=".75"/>`,
    '<circle cx="524" cy="128" r="78" fill="none" stroke="url(#r)" stroke-width="156" stroke-dasharray="12.25"/>',
    `<g transform="translate(386 8)" font-family="${fontFamily}">${scene(banner.scene)}</g>`,
    `<g fill="#fff" font-family="${fontFamily}">${wording(banner)}</g>`,
  ].join(''));
}
