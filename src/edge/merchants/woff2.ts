import { brotliDecompressSync } from 'node:zlib';

/** What of a font decides how much room its text takes; lengths are shares of the size of its letters. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** mean width of a letter in a text */
  width: number;
  /** whether digits can be of one width: what counts would jiggle */
  hasEvenDigits: boolean;
  /** whether it is of all weights between two */
  weights?: readonly [least: number, most: number];
  /** characters of `sample` that it has no drawing for */
  missing: readonly string[];
}

/** Its letters weigh as often as they are written. */
const text = 'Jogue com calma: sorteios, bingo e apostas esportivas. O saque chega em minutos na conta da pessoa que joga. Play calmly.';
const digits = '0123456789';
/** What the app writes in its own languages, and their neighbours. */
const sample = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${digits}ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõúñü.,:;!?%$()+-/·–—…“”’`;

/** Names of tables by their numbers in the format; others are written out, none of which is read here. */
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'];

/** bytes of a font laid out: a small file may say that it is huge */
const most = 4_000_000;

interface Table {
  data: DataView;
  isTransformed: boolean;
}

/** Tables of a WOFF2 by their names. Throws what `DataView` throws where it ends too soon, and where it is none. */
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

/** What gives the number of a character's drawing; 0 is none. */
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

/** Widths of drawings, in units of the font. */
function widthsIn({ data, isTransformed }: Table, count: number): (drawing: number) => number {
  return (drawing) => {
    const index = Math.min(drawing, count - 1);
    return isTransformed ? data.getUint16(1 + index * 2) : data.getUint16(index * 4);
  };
}

/** The weights of a font that has an axis of them. */
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

/** Reads a font of the format WOFF2; undefined where it is none, or is not well-formed. */
export function readWoff2(bytes: Uint8Array): FontMetrics | undefined {
  try {
    const tables = tablesOf(bytes);
    const table = (name: string): DataView => tables.get(name)!.data;
    const unit = table('head').getUint16(18);
    const [hhea, os2] = [table('hhea'), table('OS/2')];
    // Browsers take the typographic ones where the font says so.
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
