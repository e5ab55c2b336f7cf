/** Rows of equal height of which only those near the viewport stand in the document. All lengths in px. */
export interface RowGeometry {
  /** how far the page is scrolled */
  scroll: number;
  /** px from the top of the page to the first row */
  top: number;
  viewport: number;
  rowHeight: number;
  rows: number;
}

/** Rows in the document. */
export interface RowRange {
  /** first row that stands in the document */
  from: number;
  /** the row after the last */
  to: number;
}

/** Rows kept above and below the viewport, so that a flick meets cards and not ground. */
const spare = 4;

/**
 * The rows to keep. The range moves in steps of `spare` rows, so that a scroll changes the document
 * once every few rows and not at every one.
 */
export function rowsToKeep({ scroll, top, viewport, rowHeight, rows }: RowGeometry): RowRange {
  const seen = Math.floor((scroll - top) / rowHeight);
  const shown = Math.ceil(viewport / rowHeight) + 1;
  const last = Math.max(0, Math.ceil((rows - shown) / spare) * spare);
  const step = Math.min(last, Math.max(0, Math.floor(seen / spare) * spare));
  return { from: Math.max(0, step - spare), to: Math.min(rows, step + spare + shown + spare) };
}

/** The row after the last of those on the screen. */
export const rowsOnScreen = ({ scroll, top, viewport, rowHeight }: RowGeometry): number => Math.ceil((scroll - top + viewport) / rowHeight);

/**
 * The rows to show on the way from those shown to those wanted, one more a frame: a row of cards takes a weak phone
 * some 30 ms, and as much to paint. After a scroll all rows on the screen come at once; at the top skeletons stand for them.
 */
export function rowsOnTheWay(shown: RowRange, wanted: RowRange, geometry: RowGeometry): RowRange {
  const atOnce = geometry.scroll > 0 ? rowsOnScreen(geometry) : 0;
  return { from: wanted.from, to: Math.min(wanted.to, Math.max(atOnce, shown.to + 1)) };
}
