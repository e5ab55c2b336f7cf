import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hallOf, referenceTime, refetchDelay } from '../../../../../src/app/features/lottery/lottery.ts';
import { lottery, stubPlatform } from '../../../../support/home-platform.ts';

const day = 86_400_000;
const time = fc.integer({ min: 0, max: 2_000_000_000_000 });

describe('the reference time (G §4)', () => {
  test('is the remaining time minus half the gap between the two times, floor 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: -day, max: day }), time, fc.integer({ min: 0, max: day }), (remaining, first, gap) => {
        const reference = referenceTime(remaining, [first, first + gap]);
        expect(reference).toBe(Math.max(0, remaining - gap / 2));
        expect(reference).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('depends on the time between request and answer, not on the clock\'s reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day }), time, time, fc.nat(60_000), (remaining, one, other, gap) => {
        expect(referenceTime(remaining, [one, one + gap])).toBe(referenceTime(remaining, [other, other + gap]));
      }),
    );
  });
});

test('the delay of the next fetch follows the rule of G §4', () => {
  const some = fc.record({ numero: fc.constantFrom(undefined, '', '20261120-0001'), remainTime: fc.integer({ min: -60_000, max: 120_000 }) });
  fc.assert(
    fc.property(fc.array(some), (lotteries) => {
      const delay = refetchDelay(lotteries);
      const counted = lotteries.filter(({ numero, remainTime }) => numero && remainTime >= 0).map(({ remainTime }) => remainTime);
      const least = Math.min(...counted, 30_000);
      expect(delay).toBe(least <= 0 ? 7_000 : least);
      expect(delay).toBeGreaterThan(0);
      expect(delay).toBeLessThanOrEqual(30_000);
    }),
  );
});

describe('an answer that took 10 s', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is fetched a second time, once: the phone may have slept before it read the answer', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': { a: { labelName: 'A', gameMenus: [lottery('1')] } } });
    const answer = globalThis.fetch;
    let slow = 10_000;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await answer(...request);
      vi.setSystemTime(Date.now() + slow);
      slow = 0;
      return response;
    });
    await hallOf('slept').load();
    expect(platform.of('/wps/lottery/menu')).toHaveLength(2);
    slow = 10_000;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await answer(...request);
      vi.setSystemTime(Date.now() + slow);
      return response;
    });
    await hallOf('slept').load();
    expect(platform.of('/wps/lottery/menu')).toHaveLength(4);
  });
});
