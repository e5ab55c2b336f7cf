import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastDays, validateDays } from '../../../../../src/app/features/records/filters.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:30:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the last days end with the present day of Brasília, and one day is today alone', () => {
  expect(lastDays(7)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(lastDays(1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

test.each([
  ['', '2026-03-01', 'missing'],
  ['2026-03-01', '', 'missing'],
  ['2026-02-30', '2026-03-01', 'missing'],
  ['2026-03-02', '2026-03-01', 'order'],
  ['2026-03-01', '2026-03-01', undefined],
  ['2025-12-02', '2026-03-01', undefined],
  ['2025-12-01', '2026-03-01', 'long'],
])('the range from "%s" to "%s" has the fault %s', (from, to, fault) => {
  expect(validateDays({ from, to })).toBe(fault);
});
