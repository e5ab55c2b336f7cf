import { beforeAll, expect, test } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { dayOf } from '../../../../src/contract/day.ts';
import * as instant from '../../../../src/app/i18n/instant.ts';
import { dayText, monthText, shortDayText } from '../../../../src/app/i18n/instant.ts';
import { matchTimeText } from '../../../../src/app/screens/home/below-fold/matches.tsx';

beforeAll(async () => {
  await startLanguage('pt', []);
  await loadNamespaces(['common']);
});

/** What a platform may send in a time's place, and the moment that is shown. */
const odd: [string, number, string][] = [
  ['a time before 1970', -1e12, '01/01/1970, 00:00'],
  ['none', undefined as unknown as number, '01/01/1970, 00:00'],
  ['a time of a year with five digits', 253_402_311_600_000, '31/12/9999, 23:59'],
  ['a time after the last of all dates', 9e15, '31/12/9999, 23:59'],
];

test.each(odd)('%s is shown as the nearest that can be written', (_, at, shown) => {
  expect(instant.momentText(at)).toBe(shown);
  expect(dayOf(at).split('-').toReversed().join('/')).toBe(shown.slice(0, 10));
  expect(matchTimeText(at, 'DD/MM, HH:mm', '')).toBe(shown.slice(0, 5) + shown.slice(10));
  expect(instant.dateText(at)).toContain(shown.slice(6, 10));
});

test.each(['', 'hoje', '1e308', '2026-13-01', '20/11/2026'])('%o in the place of a day is shown as the first of 1970', (text) => {
  expect(dayText(text)).toBe('1 de janeiro');
  expect(shortDayText(text)).toBe('01/01');
  expect(monthText(text)).toBe('janeiro de 1970');
});
