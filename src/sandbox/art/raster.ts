import type { ArtKind } from './art-path.ts';
import { grain } from './grain.ts';
import { hash } from './picture.ts';

/** The file of a picture as its maker delivers it: format by the ending of its address, and pixels to a unit of the drawing. */
interface Delivered {
  ending: 'png' | 'jpg';
  scale: number;
}

/** What makers deliver: PNG where something shows through, and either format for the same kind of picture elsewhere. */
const delivered: Record<ArtKind, readonly Delivered[]> = {
  games: [{ ending: 'jpg', scale: 2 }, { ending: 'png', scale: 2 }],
  vendors: [{ ending: 'png', scale: 2 }],
  crests: [{ ending: 'png', scale: 2 }],
  banners: [{ ending: 'jpg', scale: 2 }, { ending: 'png', scale: 1.25 }],
  announcements: [{ ending: 'jpg', scale: 2 }],
  activities: [{ ending: 'jpg', scale: 2 }, { ending: 'png', scale: 1.25 }],
  lotteries: [{ ending: 'png', scale: 2.5 }],
};

export const rasterTypes: Record<Delivered['ending'], string> = { png: 'image/png', jpg: 'image/jpeg' };

/** The file of a picture: the same in each language, and the same every time. */
export function deliveredAs(kind: ArtKind, name: string): Delivered {
  const choices = delivered[kind];
  return choices[hash(name.replace(/-\w+$/, '')) % choices.length]!;
}

/**
 * A drawing as PNG or JPEG, with grain on it: a drawing's even areas weigh nothing, a maker's picture has none. A card of
 * 480 px weighs some 44 KB as JPEG and 160 KB as PNG, as theirs do.
 */
export async function rasterOf(svg: string, { ending, scale }: Delivered): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map((side) => Math.round(Number(side) * scale)) as [number, number, number];
  const source = { input: Buffer.from(svg), density: 72 * scale };
  const picture = sharp(source.input, { density: source.density }).resize(width, height, { fit: 'fill' }).composite([
    { input: await grain(width, height), raw: { width, height, channels: 3 }, blend: 'soft-light' },
    // Where the drawing lets the ground through, the grain does too.
    { ...source, blend: 'dest-in' },
  ]);
  const bytes = await (ending === 'png' ? picture.png({ palette: true, effort: 3, compressionLevel: 4 }) : picture.flatten().jpeg({ quality: 79 })).toBuffer();
  return new Uint8Array(bytes);
}
