import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOnTheWay, rowsToKeep } from '../../../../../src/app/ui/virtual-grid/rows.ts';

const geometry = fc.record({
  scroll: fc.integer({ min: -500, max: 2_000_000 }),
  top: fc.integer({ min: 0, max: 600 }),
  viewport: fc.integer({ min: 200, max: 1_400 }),
  rowHeight: fc.integer({ min: 80, max: 300 }),
  rows: fc.integer({ min: 0, max: 8_000 }),
});

test('whatever is seen stands in the document', () => {
  fc.assert(
    fc.property(geometry, (given) => {
      const { from, to } = rowsToKeep(given);
      const first = Math.floor((given.scroll - given.top) / given.rowHeight);
      const last = Math.ceil((given.scroll - given.top + given.viewport) / given.rowHeight);
      for (const row of [first, last - 1]) {
        if (row >= 0 && row < given.rows && first < given.rows) expect(row >= from && row < to).toBe(true);
      }
    }),
  );
});

test('what stands in the document does not grow with the list', () => {
  fc.assert(
    fc.property(geometry, (given) => {
      const { from, to } = rowsToKeep(given);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(given.rows);
      expect(to - from).toBeLessThanOrEqual(Math.ceil(given.viewport / given.rowHeight) + 14);
    }),
  );
});

test('a scroll inside a few rows changes nothing', () => {
  const at = (scroll: number) => rowsToKeep({ scroll, top: 0, viewport: 640, rowHeight: 100, rows: 400 });
  expect(at(4_010)).toEqual(at(4_390));
});

test('rows arrive one by one, until all stand; who has scrolled sees all that is on the screen at once', () => {
  fc.assert(
    fc.property(geometry, fc.nat(40), (given, before) => {
      const wanted = rowsToKeep(given);
      const last = given.scroll > 0 ? Math.min(given.rows, Math.ceil((given.scroll - given.top + given.viewport) / given.rowHeight)) : 0;
      let shown = { from: 0, to: Math.min(before, given.rows) };
      for (let task = 0; task < 60 && shown.to !== wanted.to; task++) {
        const next = rowsOnTheWay(shown, wanted, given);
        expect(next.from).toBe(wanted.from);
        expect(next.to).toBeGreaterThanOrEqual(Math.min(last, wanted.to));
        expect(next.to).toBeLessThanOrEqual(Math.max(last, shown.to + 1));
        shown = next;
      }
      expect(rowsOnTheWay(shown, wanted, given)).toEqual(wanted);
    }),
  );
});
