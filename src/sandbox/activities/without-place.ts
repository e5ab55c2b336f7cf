import type { pictureType } from '../../contract/application.ts';

/** The tag of EXIF under which the place of a photo stands. */
const gpsTag = 0x8825;

const ascii = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

/** Blanks the place in a TIFF structure, in place; what tells how the picture is turned stays. */
function blankPlace(tiff: Uint8Array): void {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = ascii(tiff, 0, 2) === 'II';
  const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
  const entriesAt = (at: number): number[] => Array.from({ length: view.getUint16(at, isLittle) }, (_, index) => at + 2 + 12 * index);
  try {
    for (const entry of entriesAt(view.getUint32(4, isLittle))) {
      if (view.getUint16(entry, isLittle) !== gpsTag) continue;
      const place = view.getUint32(entry + 8, isLittle);
      for (const value of entriesAt(place)) {
        const length = (sizes[view.getUint16(value + 2, isLittle)] ?? 8) * view.getUint32(value + 4, isLittle);
        if (length > 4) tiff.fill(0, view.getUint32(value + 8, isLittle), view.getUint32(value + 8, isLittle) + length);
        tiff.fill(0, value, value + 12);
      }
      view.setUint16(place, 0, isLittle);
      tiff.fill(0, entry, entry + 12);
    }
  } catch {
    // A structure that points outside of itself: nobody can read a place in it.
    tiff.fill(0);
  }
}

/** A copy without the parts that `drops` names by their beginning; parts are as long as `lengthAt` says. */
function withoutParts(bytes: Uint8Array, first: number, lengthAt: (at: number) => number, drops: (at: number) => boolean): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, first)];
  let at = first;
  while (at < bytes.length) {
    const end = Math.min(bytes.length, at + Math.max(1, lengthAt(at)));
    if (!drops(at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function jpeg(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // From the first scan on there are no segments to skip.
  const lengthAt = (at: number): number => (at + 4 > bytes.length || bytes[at] !== 0xff || bytes[at + 1] === 0xda ? Infinity : 2 + view.getUint16(at + 2));
  return withoutParts(bytes, 2, lengthAt, (at) => {
    if (bytes[at] !== 0xff || bytes[at + 1] !== 0xe1) return false;
    if (ascii(bytes, at + 4, 4) !== 'Exif') return true;
    blankPlace(bytes.subarray(at + 10, Math.min(bytes.length, at + lengthAt(at))));
    return false;
  });
}

function png(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return withoutParts(bytes, 8, (at) => (at + 12 > bytes.length ? Infinity : 12 + view.getUint32(at)), (at) => ['eXIf', 'iTXt', 'tEXt', 'zTXt'].includes(ascii(bytes, at + 4, 4)));
}

const cleaners: Readonly<Record<ReturnType<typeof pictureType> & string, (bytes: Uint8Array) => Uint8Array>> = { 'image/jpeg': jpeg, 'image/png': png };

/** A picture as it was uploaded, without where it was taken: an operator sees the picture, not its sender's home. `bytes` may be changed. */
export const withoutPlace = (bytes: Uint8Array, type: keyof typeof cleaners): Uint8Array => cleaners[type](bytes);
