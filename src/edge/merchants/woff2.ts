import { brotliDecompressSync } from 'node:zlib';

/** Metrics of a font that determine the size of its text, as shares of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** mean width of a letter in a text */
  width: number;
  /** whether it has tabular digits, without which a changing number would jiggle */
  hasEvenDigits: boolean;
  /** the range of a variable font's weights */
  weights?: readonly [least: number, most: number];
  /** characters of `sample` without a glyph */
  missing: readonly string[];
}

/** A text with typical letter frequencies. */
const text = 'Jogue com calma: sorteios, bingo e apostas esportivas. O saque chega em minutos na conta da pessoa que joga. Play calmly.';
const digits = '0123456789';
/** The characters of the app's own languages, and of similar ones. */
const sample = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${digits}ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõúñü.,:;!?%$()+-/·–—…“”’`;

/** Table names by their numbers in the format; others are written out, but none of these is needed here. */
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'];

/** limit of a decompressed font, bytes: a small file may claim to be huge */
const most = 4_000_000;

interface Table {
  data: DataView;
  isTransformed: boolean;
}

/** Tables of a WOFF2 by name. Throws if it is no WOFF2, or, as `DataView` does, if it is truncated. */
function tablesOf(bytes: Uint8Array): Map<string, Table> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x774f4632 || view.getUint32(8) !== bytes.length) throw new Error('no WOFF2');
  if (view.getUint32(4) === 0x74746366) throw new Error('a collection');
  let at = 48;
  const number = (): number => {
    let sum = 0;
    for (let read = 0; read < 5; read++) {
      const byte = view.getUint8(at++);
      sum = sum * 128 + (byte & 127);
      if (byte < 128) return sum;
    }
    throw new Error('a number that does not end');
  };
  const entries = Array.from({ length: view.getUint16(12) }, () => {
    const flags = view.getUint8(at++);
    let name = known[flags & 63];
    if (name === undefined) {
      name = String.fromCharCode(...bytes.subarray(at, at + 4));
      at += 4;
    }
    const plain = number();
    const version = flags >> 6;
    const isTransformed = ['glyf', 'loca'].includes(name) ? version !== 3 : version !== 0;
    return { name, isTransformed, length: isTransformed ? number() : plain };
  });
  const laidOut = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)), { maxOutputLength: most });
  let start = 0;
  return new Map(entries.map(({ name, isTransformed, length }) => {
    const data = new DataView(laidOut.buffer, laidOut.byteOffset + start, length);
    start += length;
    return [name, { data, isTransformed }];
  }));
}

/** Returns a lookup of glyph ids by character; 0 is none. */
function drawingsIn(cmap: DataView): (code: number) => number {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const at = subtables.find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new Error('a table of characters of another form');
  const segments = cmap.getUint16(at + 6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map((offset) => at + offset) as [number, number, number, number];
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      if (cmap.getUint16(ends + segment * 2) < code) continue;
      const first = cmap.getUint16(starts + segment * 2);
      if (first > code) return 0;
      const [delta, range] = [cmap.getUint16(deltas + segment * 2), cmap.getUint16(ranges + segment * 2)];
      if (!range) return (code + delta) & 0xffff;
      const drawing = cmap.getUint16(ranges + segment * 2 + range + (code - first) * 2);
      return drawing && (drawing + delta) & 0xffff;
    }
    return 0;
  };
}

/** Glyph widths, in font units. */
function widthsIn({ data, isTransformed }: Table, count: number): (drawing: number) => number {
  return (drawing) => {
    const index = Math.min(drawing, count - 1);
    return isTransformed ? data.getUint16(1 + index * 2) : data.getUint16(index * 4);
  };
}

/** The weight axis of a variable font. */
function weightsIn(fvar: DataView | undefined): FontMetrics['weights'] {
  if (!fvar) return undefined;
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  const axis = Array.from({ length: count }, (_, index) => first + index * size).find((at) => fvar.getUint32(at) === 0x77676874);
  return axis === undefined ? undefined : [fvar.getUint16(axis + 4), fvar.getUint16(axis + 12)];
}

const hasFeature = (gsub: DataView | undefined, tag: number): boolean => {
  if (!gsub) return false;
  const list = gsub.getUint16(6);
  return Array.from({ length: gsub.getUint16(list) }, (_, index) => gsub.getUint32(list + 2 + index * 6)).includes(tag);
};

/** Parses a WOFF2 font; undefined if it is none, or invalid. */
export function readWoff2(bytes: Uint8Array): FontMetrics | undefined {
  try {
    const tables = tablesOf(bytes);
    const table = (name: string): DataView => tables.get(name)!.data;
    const unit = table('head').getUint16(18);
    const [hhea, os2] = [table('hhea'), table('OS/2')];
    // Browsers use the typographic metrics if the font says so.
    const isTypographic = Boolean(os2.getUint16(62) & 128);
    const [ascent, descent, lineGap] = isTypographic ? [os2.getInt16(68), -os2.getInt16(70), os2.getInt16(72)] : [hhea.getInt16(4), -hhea.getInt16(6), hhea.getInt16(8)];
    const drawingOf = drawingsIn(table('cmap'));
    const widthOf = widthsIn(tables.get('hmtx')!, hhea.getUint16(34));
    const codesOf = (characters: string) => Array.from(characters, (character) => character.codePointAt(0)!);
    const widths = codesOf(text).map((code) => widthOf(drawingOf(code)));
    const evenly = new Set(codesOf(digits).map((code) => widthOf(drawingOf(code)))).size === 1 || hasFeature(tables.get('GSUB')?.data, 0x746e756d);
    const weights = weightsIn(tables.get('fvar')?.data);
    const metrics = { ascent: ascent! / unit, descent: descent! / unit, lineGap: lineGap! / unit, width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unit };
    if (!Object.values(metrics).every(Number.isFinite) || !(metrics.width > 0)) return undefined;
    return { ...metrics, hasEvenDigits: evenly, ...(weights && { weights }), missing: Array.from(sample).filter((character) => !drawingOf(character.codePointAt(0)!)) };
  } catch {
    return undefined;
  }
}
