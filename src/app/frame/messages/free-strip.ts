// @chunk over-pages

/** From top to bottom, px of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** px between a toast and what is above it */
const air = 4;

/**
 * The top of a strip `height` px high that meets none of `taken`: the first of `places` that is free, else right below
 * what is taken, inside of `area`; none where nothing is free.
 */
export function freeTop(height: number, places: readonly number[], taken: readonly Span[], area: Span): number | undefined {
  const isFree = (top: number) =>
    top >= area.top && top + height <= area.bottom && !taken.some((span) => top < span.bottom && span.top < top + height);
  const gaps = taken.map(({ bottom }) => bottom + air).sort((one, other) => one - other);
  return places.concat(gaps).find(isFree);
}
