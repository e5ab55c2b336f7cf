import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOnTheWay, rowsToKeep } from '../../../../../src/app/ui/virtual-grid/virtual-grid.tsx';

const geometry = fc.record({
  scroll: fc.integer({ min: -500, max: 2_000_000 }),
  top: fc.integer({ min: 0, max: 600 }),
  viewport: fc.integer({ min: 200, max: 1_400 }),
  rowHeight: fc.integer({ min: 80, max: 300 }),
  rows: fc.integer({ min: 0, max: 8_000 }),
});

test('every visible row is in the document', () => {
  fc.assert(
    fc.property(geometry, (layout) => {
      const { from, to } = rowsToKeep(layout);
      const first = Math.floor((layout.scroll - layout.top) / layout.rowHeight);
      const last = Math.ceil((layout.scroll - layout.top + layout.viewport) / layout.rowHeight);
      for (const row of [first, last - 1]) {
        if (row >= 0 && row < layout.rows && first < layout.rows) expect(row >= from && row < to).toBe(true);
      }
    }),
  );
});

test('the number of rows in the document does not grow with the list', () => {
  fc.assert(
    fc.property(geometry, (layout) => {
      const { from, to } = rowsToKeep(layout);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(layout.rows);
      expect(to - from).toBeLessThanOrEqual(Math.ceil(layout.viewport / layout.rowHeight) + 14);
    }),
  );
});

test('a scroll by less than four rows keeps the same rows', () => {
  const at = (scroll: number) => rowsToKeep({ scroll, top: 0, viewport: 640, rowHeight: 100, rows: 400 });
  expect(at(4_010)).toEqual(at(4_390));
});

test('rows are added one by one; after a scroll all visible rows are added at once', () => {
  fc.assert(
    fc.property(geometry, fc.nat(40), (layout, before) => {
      const wanted = rowsToKeep(layout);
      const last = layout.scroll > 0 ? Math.min(layout.rows, Math.ceil((layout.scroll - layout.top + layout.viewport) / layout.rowHeight)) : 0;
      let shown = { from: 0, to: Math.min(before, layout.rows) };
      for (let task = 0; task < 60 && shown.to !== wanted.to; task++) {
        const next = rowsOnTheWay(shown, wanted, layout);
        expect(next.from).toBe(wanted.from);
        expect(next.to).toBeGreaterThanOrEqual(Math.min(last, wanted.to));
        expect(next.to).toBeLessThanOrEqual(Math.max(last, shown.to + 1));
        shown = next;
      }
      expect(rowsOnTheWay(shown, wanted, layout)).toEqual(wanted);
    }),
  );
});
