import { beforeAll, expect, test } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { recentDayText, untilText } from '../../../../src/app/i18n/instant.ts';

/** Brasília's midnight is 3 h of UTC. */
const now = Date.UTC(2026, 10, 24, 12);

beforeAll(() => startLanguage('pt', ['common']));

test('a day names its year only if it is another', () => {
  expect(recentDayText(Date.UTC(2026, 10, 16, 12), now)).toBe('16/11');
  expect(recentDayText(Date.UTC(2025, 10, 16, 12), now)).toBe('16/11/2025');
});

test('an end at midnight is the day before it; another end has its time', () => {
  expect(untilText(Date.UTC(2026, 10, 26, 3), now)).toBe('25/11');
  expect(untilText(Date.UTC(2026, 10, 26, 17, 30), now)).toBe('26/11, 14:30');
  expect(untilText(Date.UTC(2027, 0, 1, 3), now)).toBe('31/12');
  expect(untilText(Date.UTC(2027, 0, 5, 3), now)).toBe('04/01/2027');
});
