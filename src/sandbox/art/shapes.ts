type Point = readonly [x: number, y: number];

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const at = (radius: number, turn: number, [x, y]: Point): string =>
  `${rounded(x + radius * Math.sin(turn * 2 * Math.PI))} ${rounded(y - radius * Math.cos(turn * 2 * Math.PI))}`;

const middle: Point = [60, 60];

/** Path data of a star whose first point looks up. */
export function star(points: number, outer: number, inner: number, centre: Point = middle): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => at(index % 2 ? inner : outer, index / points / 2, centre));
  return `M${corners.join('L')}Z`;
}

/** Path data of a round cloud of `lobes`. */
export function scallop(lobes: number, radius: number, centre: Point = middle): string {
  const bow = rounded(radius * Math.sin(Math.PI / lobes));
  const corners = Array.from({ length: lobes }, (_, index) => at(radius, (index + 1) / lobes, centre));
  return `M${at(radius, 0, centre)}${corners.map((corner) => `A${bow} ${bow} 0 0 1 ${corner}`).join('')}Z`;
}

/** Path data of a circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`;

/** Path data turned about the middle; only absolute M, L and C. */
export function turned(path: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - 60, Number(y) - 60];
    return `${rounded(60 + dx * Math.cos(angle) - dy * Math.sin(angle))} ${rounded(60 + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  });
}

/** Path data of a light with four rays. */
export const spark = (x: number, y: number, reach: number): string =>
  `M${x} ${y - reach}q0 ${reach} ${reach} ${reach}q-${reach} 0-${reach} ${reach}q0-${reach}-${reach}-${reach}q${reach} 0 ${reach}-${reach}Z`;
