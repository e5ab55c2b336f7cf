import fc from 'fast-check';
import { expect, test } from 'vitest';
import { band, clamp, offset, snap, wrap } from '../../../../../src/app/ui/carousel/position.ts';

const counts = fc.integer({ min: 2, max: 12 });
const places = fc.double({ min: -30, max: 30, noNaN: true });
const slow = fc.double({ min: -0.19, max: 0.19, noNaN: true });

test('going round always ends on a slide, the same one after a whole round', () => {
  fc.assert(fc.property(fc.integer({ min: -500, max: 500 }), counts, (index, count) => {
    const slide = wrap(index, count);
    expect(slide).toBeGreaterThanOrEqual(0);
    expect(slide).toBeLessThan(count);
    expect(wrap(index + count, count)).toBe(slide);
  }));
});

test('past the ends a drag gives less and less; between them it follows the finger', () => {
  fc.assert(fc.property(places, places, counts, (one, other, count) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    // Two places next to each other round to the same or the other way about.
    expect(band(low, count)).toBeLessThanOrEqual(band(high, count) + 1e-12);
    const over = Math.abs(band(one, count) - clamp(one, count));
    expect(over).toBeLessThan(1 / 3);
    if (one === clamp(one, count)) expect(over).toBe(0);
  }));
});

test('with a loop the slide that is gone to comes to the middle, from the side of the way', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 11 }), fc.constantFrom(-1, 1), counts, (at, step, count) => {
    const from = wrap(at, count);
    const start = offset(wrap(from + step, count), from, from + step, count, true);
    expect(start).toBe(step);
    expect(offset(from, from, from + step, count, true)).toBe(0);
  }));
});

test('slides never lie on each other, wherever a drag is', () => {
  fc.assert(fc.property(places, counts, fc.boolean(), (at, count, loop) => {
    const offsets = Array.from({ length: count }, (_, slide) => offset(slide, at, at, count, loop)).toSorted((a, b) => a - b);
    offsets.slice(1).forEach((next, before) => expect(next - offsets[before]!).toBeCloseTo(1));
  }));
});

test('a drag turns one slide at most', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9 }), places, fc.double({ min: -5, max: 5, noNaN: true }), (start, at, speed) => {
    const slide = snap(start, at, speed);
    expect(Number.isInteger(slide)).toBe(true);
    expect(Math.abs(slide - start)).toBeLessThanOrEqual(1);
  }));
});

test('let go slowly it rests on the nearest slide', () => {
  fc.assert(fc.property(fc.double({ min: 2.01, max: 3.99, noNaN: true }), slow, (at, speed) => {
    expect(Math.abs(snap(3, at, speed) - at)).toBeLessThanOrEqual(0.5);
  }));
});

test('a flick decides against the way already made', () => {
  expect(snap(3, 3.1, 0.8)).toBe(4);
  expect(snap(3, 2.9, -0.8)).toBe(2);
  expect(snap(3, 3.7, -0.8)).toBe(3);
  expect(snap(3, 2.3, 0.8)).toBe(3);
});
