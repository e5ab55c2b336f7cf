import fc from 'fast-check';
import { expect, test } from 'vitest';
import { band, clamp, offset, snap, wrap } from '../../../../../src/app/ui/carousel/track.ts';

const counts = fc.integer({ min: 2, max: 12 });
const positions = fc.double({ min: -30, max: 30, noNaN: true });
const slow = fc.double({ min: -0.19, max: 0.19, noNaN: true });

test('wrap gives a valid slide, the same one after a whole round', () => {
  fc.assert(fc.property(fc.integer({ min: -500, max: 500 }), counts, (index, count) => {
    const slide = wrap(index, count);
    expect(slide).toBeGreaterThanOrEqual(0);
    expect(slide).toBeLessThan(count);
    expect(wrap(index + count, count)).toBe(slide);
  }));
});

test('a drag follows the finger between the ends, and less and less past them', () => {
  fc.assert(fc.property(positions, positions, counts, (one, other, count) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    // Neighbouring positions may swap by rounding.
    expect(band(low, count)).toBeLessThanOrEqual(band(high, count) + 1e-12);
    const over = Math.abs(band(one, count) - clamp(one, count));
    expect(over).toBeLessThan(1 / 3);
    if (one === clamp(one, count)) expect(over).toBe(0);
  }));
});

test('the next slide of a loop enters from the side of the direction and ends in the middle', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 11 }), fc.constantFrom(-1, 1), counts, (at, step, count) => {
    const from = wrap(at, count);
    const start = offset(wrap(from + step, count), from, from + step, count, true);
    expect(start).toBe(step);
    expect(offset(from, from, from + step, count, true)).toBe(0);
  }));
});

test('slides never overlap, at any position of a drag', () => {
  fc.assert(fc.property(positions, counts, fc.boolean(), (at, count, loop) => {
    const offsets = Array.from({ length: count }, (_, slide) => offset(slide, at, at, count, loop)).toSorted((a, b) => a - b);
    offsets.slice(1).forEach((next, before) => expect(next - offsets[before]!).toBeCloseTo(1));
  }));
});

test('a drag moves by one slide at most', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9 }), positions, fc.double({ min: -5, max: 5, noNaN: true }), (start, at, speed) => {
    const slide = snap(start, at, speed);
    expect(Number.isInteger(slide)).toBe(true);
    expect(Math.abs(slide - start)).toBeLessThanOrEqual(1);
  }));
});

test('a slow release snaps to the nearest slide', () => {
  fc.assert(fc.property(fc.double({ min: 2.01, max: 3.99, noNaN: true }), slow, (at, speed) => {
    expect(Math.abs(snap(3, at, speed) - at)).toBeLessThanOrEqual(0.5);
  }));
});

test('a flick decides the direction, against the distance already dragged', () => {
  expect(snap(3, 3.1, 0.8)).toBe(4);
  expect(snap(3, 2.9, -0.8)).toBe(2);
  expect(snap(3, 3.7, -0.8)).toBe(3);
  expect(snap(3, 2.3, 0.8)).toBe(3);
});
