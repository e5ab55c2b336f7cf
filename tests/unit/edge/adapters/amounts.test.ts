import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, unitsOf } from '../../../../src/edge/adapters/amounts.ts';

test('amounts are converted to decimals and back without loss', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (units) => {
    expect(unitsOf(decimalOf(units))).toBe(units || 0);
  }));
});

test('decimal numbers are converted without rounding errors', () => {
  // As binary fractions, 1.1 * 100 is 110.00000000000001.
  fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (units) => {
    expect(unitsOf(units / 100)).toBe(units || 0);
  }));
});

test.each([['0.01', 1], ['12', 1200], ['12.5', 1250], ['12.500', 1250], [-3.07, -307], ['-0.00', 0]])('%s is %d minor units', (decimal, units) => {
  expect(unitsOf(decimal)).toBe(units);
});

test.each(['', 'abc', '1,50', '1.005', '1e3', 'NaN', null, undefined, {}, '99999999999999999'])('%j is refused as an amount', (decimal) => {
  expect(() => unitsOf(decimal)).toThrow(RangeError);
});

test.each([0.5, Number.NaN, Infinity])('%d is refused as minor units', (units) => {
  expect(() => decimalOf(units)).toThrow(RangeError);
});
