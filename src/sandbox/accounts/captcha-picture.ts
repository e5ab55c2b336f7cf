type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

const width = 130;
const height = 50;

// Every sign as strokes on a field of 10 by 16.
const signs: Readonly<Record<string, readonly Stroke[]>> = {
  0: [[[5, 0], [1, 3], [0, 8], [1, 13], [5, 16], [9, 13], [10, 8], [9, 3], [5, 0]]],
  1: [[[1, 4], [5, 0], [5, 16]], [[1, 16], [9, 16]]],
  2: [[[0, 4], [2, 1], [5, 0], [8, 1], [10, 4], [8, 8], [0, 16], [10, 16]]],
  3: [[[0, 2], [4, 0], [8, 1], [9, 4], [7, 7], [4, 8], [8, 9], [10, 12], [8, 15], [4, 16], [0, 14]]],
  4: [[[7, 16], [7, 0], [0, 11], [10, 11]]],
  5: [[[9, 0], [1, 0], [1, 7], [5, 6], [9, 8], [10, 11], [8, 15], [4, 16], [0, 14]]],
  6: [[[8, 0], [3, 4], [0, 10], [1, 14], [5, 16], [9, 14], [10, 11], [8, 8], [5, 7], [1, 9]]],
  7: [[[0, 0], [10, 0], [4, 16]], [[3, 8], [8, 8]]],
  8: [[[5, 8], [1, 5], [1, 2], [5, 0], [9, 2], [9, 5], [5, 8], [1, 11], [1, 14], [5, 16], [9, 14], [9, 11], [5, 8]]],
  9: [[[9, 7], [5, 9], [2, 8], [0, 5], [1, 2], [5, 0], [9, 2], [10, 6], [7, 12], [2, 16]]],
  '+': [[[5, 4], [5, 13]], [[0.5, 8.5], [9.5, 8.5]]],
  '-': [[[0.5, 8.5], [9.5, 8.5]]],
  '=': [[[0.5, 6], [9.5, 6]], [[0.5, 11], [9.5, 11]]],
};

/**
 * Draws an equation, such as `7+5=`, as an SVG for people: every stroke is bent, turned and cut
 * into pieces that lie shuffled between stray lines, so that no two drawings of a digit share
 * their text.
 */
export function drawEquation(equation: string): string {
  const step = (width - 16) / equation.length;
  const signPieces = [...equation].flatMap((sign, place) => {
    const bend = bending(8 + step * place + (step - 13) / 2, 13);
    return (signs[sign] ?? []).flatMap((stroke) => cut(stroke.map(bend)));
  });
  const strayPieces = cut(strayLine());
  // Of any thickness that the others have: what is stray is told by its whole line alone, as by people.
  const paths = shuffled([...signPieces, ...strayPieces].map((piece) => path(piece, between(1.6, 2.8))));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
    + `<rect width="${width}" height="${height}" rx="8" fill="#e8f1ec"/>`
    + `<g fill="none" stroke="#1b4a3a" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

// Puts a sign in its place, a little larger or smaller, leaning and turned.
function bending(left: number, top: number): (point: Point) => Point {
  const turn = between(-0.22, 0.22);
  const lean = between(-0.25, 0.05);
  const scale = between(1.15, 1.45);
  const drop = between(-3, 3);
  return ([x, y]) => {
    const across = (x - 5) * scale + (y - 8) * lean;
    const down = (y - 8) * scale;
    return [
      left + 6.5 + across * Math.cos(turn) - down * Math.sin(turn),
      top + 12 + drop + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

// Pieces overlap by a point, so that the eye sees one stroke.
function cut(stroke: Stroke): Stroke[] {
  const points = stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    return next ? [point, along(point, next, 1 / 3), along(point, next, 2 / 3)] : [point];
  }).map(([x, y]): Point => [x + between(-0.35, 0.35), y + between(-0.35, 0.35)]);
  const pieces: Stroke[] = [];
  for (let from = 0; from < points.length - 1;) {
    const length = 2 + Math.floor(Math.random() * 4);
    const piece = points.slice(from, from + length + 1);
    pieces.push(Math.random() < 0.5 ? piece : piece.toReversed());
    from += length;
  }
  return pieces;
}

// A wave through most of the picture, which no digit is: people see past it, whatever its thickness.
function strayLine(): Stroke {
  const middle = between(12, height - 12);
  const swing = between(5, 11);
  const phase = between(0, 2 * Math.PI);
  const from = between(2, 14);
  return Array.from({ length: 13 }, (_, at): Point => [from + at * 8.4, middle + swing * Math.sin(phase + at / 2.2)]);
}

function path(piece: Stroke, thickness: number): string {
  return `<path d="M${piece.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" stroke-width="${round(thickness)}"/>`;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const along = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part];
const round = (value: number): number => Math.round(value * 10) / 10;

function shuffled<T>(entries: readonly T[]): T[] {
  return entries.map((entry) => ({ entry, place: Math.random() })).toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}
