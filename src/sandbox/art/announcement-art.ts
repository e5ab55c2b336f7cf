import { fontFamily } from './lettering.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { picture } from './picture.ts';
import { scene, type SceneName } from './scenes.ts';

export interface AnnouncementArt {
  scene: SceneName;
  palette: PaletteName;
}

/** The picture above an announcement, 600 x 300; it carries no words. */
export function announcementArt({ scene: name, palette }: AnnouncementArt): string {
  const { light, main, deep } = palettes[palette];
  return picture(600, 300, [
    `<defs><radialGradient id="g" cy=".45" r=".62"><stop stop-color="${light}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    '<radialGradient id="r"><stop offset=".2" stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>',
    '<rect width="600" height="300" fill="url(#g)"/><circle cx="300" cy="140" r="160" fill="none" stroke="url(#r)" stroke-width="320" stroke-dasharray="25.13"/>',
    '<ellipse cx="300" cy="268" rx="170" ry="18" opacity=".28"/>',
    `<g transform="translate(158 18)scale(1.1)" font-family="${fontFamily}">${scene(name)}</g>`,
  ].join(''));
}
