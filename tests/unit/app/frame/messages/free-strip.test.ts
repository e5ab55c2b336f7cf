import { expect, test } from 'vitest';
import { freeTop } from '../../../../../src/app/frame/messages/free-strip.ts';

const area = { top: 0, bottom: 576 };
const at = (taken: { top: number; bottom: number }[], places = [68, 524]) => freeTop(44, places, taken, area);

test('a toast takes the first of its places that has no amount', () => {
  expect(at([])).toBe(68);
  expect(at([{ top: 112, bottom: 130 }])).toBe(68);
  expect(at([{ top: 111, bottom: 130 }])).toBe(524);
});

test('a toast goes into the first gap below an amount that is high enough', () => {
  const rows = [60, 120, 180, 300].map((top) => ({ top, bottom: top + 20 }));
  expect(at([...rows, { top: 500, bottom: 560 }])).toBe(204);
});

test('there is no place where nothing in the area is free', () => {
  expect(at(Array.from({ length: 30 }, (_, row) => ({ top: row * 20, bottom: row * 20 + 20 })))).toBeUndefined();
});
