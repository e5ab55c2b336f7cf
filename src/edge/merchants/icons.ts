import { createHash } from 'node:crypto';
import type { ParsedMerchant } from './parse.ts';
import type { Theme } from './theme.ts';
import type { MarkColors } from './tint.ts';

export interface ManifestIcon {
  src: string;
  sizes: string;
  type?: string;
  purpose: 'any' | 'maskable';
}

/** An icon that the edge serves: its bytes, or the file of the build to tint. */
export type ServedIcon = { type: string; body: Uint8Array } | { type: string; tint: MarkColors };

export interface MerchantIcons {
  /** addresses of the favicon and of iOS's home screen icon; without the latter the phone makes its own */
  tab: string;
  touch?: string;
  manifest: readonly ManifestIcon[];
  /** beside the name; without it the page draws the mark */
  mark?: string;
  /** by path, without query */
  served: ReadonlyMap<string, ServedIcon>;
}

/** The mark on an icon, 64 x 64: a filled leaf with a vein. */
export const markStrokes = {
  outline: { path: 'M20 50c0-18 8-31 26-36 2 18-4 30-20 31', width: 5 },
  vein: { path: 'M30 39c2-5 4-8 8-12', width: 3 },
} as const;

/** A dark leaf on the accent, as pages show the mark beside the name. */
export const markColors = ({ accent, 'on-accent': leaf }: Theme): MarkColors => ({ ground: accent, outline: leaf, vein: accent });

/** The mark as an SVG icon. */
export function markSvg({ ground, outline, vein }: MarkColors): string {
  const stroke = ({ path, width }: { path: string; width: number }, color: string, fill = 'none') => `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">'
    + `<rect width="64" height="64" rx="16" fill="${ground}"/>${stroke(markStrokes.outline, outline, outline)}${stroke(markStrokes.vein, vein)}</svg>`;
}

const svg = 'image/svg+xml';
const png = 'image/png';

/** Icons that the build contains in the ready-made colours. */
const drawnIcons = [
  { path: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { path: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { path: '/icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
  { path: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

const tabIcon = '/icon.svg';
const touchIcon = '/icon-180.png';

/** Cache-busting version: phones keep a file as long as its address stays. */
export const versionOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 6);

/** A merchant's icons: its own, or the mark in its colours. */
export function iconsOf({ icons, theme }: Pick<ParsedMerchant, 'icons' | 'theme'>): MerchantIcons {
  return icons ? ownIcons(icons) : drawnFor(markColors(theme));
}

function drawnFor(colors: MarkColors): MerchantIcons {
  const version = `?v=${versionOf(colors)}`;
  const served = new Map<string, ServedIcon>([[tabIcon, { type: svg, body: new TextEncoder().encode(markSvg(colors)) }]]);
  for (const path of [touchIcon, ...drawnIcons.map((icon) => icon.path)]) served.set(path, { type: png, tint: colors });
  return {
    tab: tabIcon + version,
    touch: touchIcon + version,
    manifest: drawnIcons.map(({ path, sizes, purpose }) => ({ src: path + version, sizes, type: png, purpose })),
    served,
  };
}

const pictureData = /^data:(image\/(svg|png|webp)[^;]*);base64,(.*)$/;

/** A picture from a merchant's file with its path at the edge; undefined for an address. */
export function servedPicture(picture: string, name: string): readonly [path: string, served: ServedIcon] | undefined {
  const data = pictureData.exec(picture);
  if (!data) return undefined;
  return [`/${name}-${versionOf(picture)}.${data[2]}`, { type: data[1]!, body: Uint8Array.from(atob(data[3]!), (character) => character.charCodeAt(0)) }];
}

function ownIcons({ mark, tab = mark, touch, manifest = [{ src: mark, sizes: 'any', purpose: 'any' }] }: NonNullable<ParsedMerchant['icons']>): MerchantIcons {
  const served = new Map<string, ServedIcon>();
  /** The address of a picture; a picture from the file gets one at the edge. */
  const addressOf = (picture: string): string => {
    const own = servedPicture(picture, 'icon-own');
    if (!own) return picture;
    served.set(...own);
    return own[0];
  };
  const large = touch ?? manifest.find(({ type, sizes, purpose }) => type === png && purpose === 'any' && Number.parseInt(sizes, 10) >= 180)?.src;
  return {
    tab: addressOf(tab),
    touch: large && addressOf(large),
    manifest: manifest.map((icon) => ({ ...icon, src: addressOf(icon.src) })),
    mark,
    served,
  };
}
