import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownText } from '../../../../../src/contract/countdown.ts';

test('the countdown rounds the remaining seconds up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 3_600_000 - 1_000 }), (remaining) => {
      const text = countdownText(remaining);
      expect(text).toMatch(/^\d\d:[0-5]\d:[0-5]\d$/);
      const [hours, minutes, seconds] = text.split(':').map(Number) as [number, number, number];
      expect(hours * 3_600 + minutes * 60 + seconds).toBe(Math.ceil(remaining / 1_000));
    }),
  );
});
