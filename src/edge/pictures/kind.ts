/** What a picture's first bytes tell. */
export interface PictureKind {
  type: string;
  /** not resized: a vector drawing, or an animation */
  asIs: boolean;
  /** pixels, known before decoding; undefined if the header does not tell */
  pixels?: number;
}

const ascii = (bytes: Uint8Array, start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));

/** Limit of scanned header parts: real ones have a dozen, and a million would block all else. */
const mostParts = 1_000;

/** For a PNG, which is animated if a chunk before its data says so. */
function pngKind(bytes: Uint8Array, view: DataView): PictureKind | undefined {
  if (bytes.length < 33) return undefined;
  let moves = false;
  for (let at = 8, parts = 0; at + 8 <= bytes.length && parts < mostParts; at += view.getUint32(at) + 12, parts += 1) {
    const name = ascii(bytes, at + 4, at + 8);
    if (name === 'IDAT') break;
    if (name === 'acTL') moves = true;
  }
  return { type: moves ? 'image/apng' : 'image/png', asIs: moves, pixels: view.getUint32(16) * view.getUint32(20) };
}

/** For a JPEG, whose size is in its frame segment. */
function jpegKind(bytes: Uint8Array, view: DataView): PictureKind | undefined {
  for (let at = 2, parts = 0; at + 9 < bytes.length && parts < mostParts; at += 2 + view.getUint16(at + 2), parts += 1) {
    if (bytes[at] !== 0xff) return undefined;
    // A marker may be preceded by fill bytes.
    while (bytes[at + 1] === 0xff && at + 10 < bytes.length) at += 1;
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', asIs: false, pixels: view.getUint16(at + 5) * view.getUint16(at + 7) };
  }
  return undefined;
}

function webpKind(bytes: Uint8Array, view: DataView): PictureKind | undefined {
  if (bytes.length < 30) return undefined;
  const type = 'image/webp';
  const form = ascii(bytes, 12, 16);
  if (form === 'VP8X') {
    const side = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
    return { type, asIs: (bytes[20]! & 2) !== 0, pixels: side(24) * (1 + ((bytes[27]! | (bytes[28]! << 8) | (bytes[29]! << 16)) >>> 0)) };
  }
  if (form === 'VP8L') {
    const sides = view.getUint32(21, true);
    return { type, asIs: false, pixels: (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff)) };
  }
  return form === 'VP8 ' ? { type, asIs: false, pixels: (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff) } : undefined;
}

/** Bytes of an AVIF's first box, with its compatible brands: the first may be another format's. */
const mostBrands = 128;

function avifKind(bytes: Uint8Array, view: DataView): PictureKind | undefined {
  const brands = ascii(bytes, 8, Math.min(view.getUint32(0), mostBrands));
  return brands.includes('avif') || brands.includes('avis') ? { type: 'image/avif', asIs: brands.includes('avis') } : undefined;
}

/** Bytes in which a drawing's root element must begin. */
const drawingHead = 2_048;
/** What may precede the root element, matched one by one: a combined pattern would backtrack over a series of comments for hours. */
const beforeRoot = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const root = /<svg[\s>]/iy;

function isDrawing(text: string): boolean {
  let at = 0;
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text); beforeRoot.lastIndex = at) at = beforeRoot.lastIndex;
  root.lastIndex = at;
  return root.test(text);
}

/** The kind of a picture by its bytes, whatever its declared type; undefined if phones do not support it. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return pngKind(bytes, view);
  if (start.startsWith('\xff\xd8\xff')) return jpegKind(bytes, view);
  if (/^GIF8[79]a/.test(start)) return { type: 'image/gif', asIs: true };
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return webpKind(bytes, view);
  if (start.startsWith('ftyp', 4)) return avifKind(bytes, view);
  return isDrawing(new TextDecoder().decode(bytes.subarray(0, drawingHead))) ? { type: 'image/svg+xml', asIs: true } : undefined;
}
