import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { formats, languages } from '../../../../src/contract/languages.ts';
import { setLanguage, startLanguage } from '../../../../src/app/i18n/index.ts';
import * as amount from '../../../../src/app/i18n/money/money.ts';
import { percentText } from '../../../../src/app/i18n/money/money.ts';
import * as instant from '../../../../src/app/i18n/instant.ts';
import { dayText, monthText, shortDayText } from '../../../../src/app/i18n/instant.ts';

const spoken = fc.constantFrom(...languages);
/** After Brasília's last summer time, which ended in 2019. */
const anInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const inBrasilia = { timeZone: 'America/Sao_Paulo' };
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;

/** Words are the language's; figures are those of all of them: 01/02/2026, 14:30. */
const figures = 'en-GB';

const instants: [string, (at: number) => string, Intl.DateTimeFormatOptions, string?][] = [
  ['a date in words', instant.dateText, { day: 'numeric', month: 'long', year: 'numeric' }],
  ['a date in figures', instant.shortDateText, dayAndMonth, figures],
  ['a time', instant.timeText, clock, figures],
  ['day and time', instant.shortMomentText, { ...dayAndMonth, ...clock }, figures],
  ['a moment', instant.momentText, { ...dayAndMonth, year: 'numeric', ...clock }, figures],
];
const days: [string, (text: string) => string, Intl.DateTimeFormatOptions, number, string?][] = [
  ['a day in words', dayText, { day: 'numeric', month: 'long' }, 10],
  ['a day in figures', shortDayText, dayAndMonth, 10, figures],
  ['a month', monthText, { month: 'long', year: 'numeric' }, 7],
];

beforeAll(() => startLanguage('pt', ['common']));

describe.each(languages)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  const intl = (options: Intl.DateTimeFormatOptions, locale: string = formats[language].locale) => new Intl.DateTimeFormat(locale, options);

  test.each(instants)('%s of Brasília is written as Intl writes it', (_, text, options, locale) => {
    const written = intl({ ...inBrasilia, ...options }, locale);
    fc.assert(fc.property(anInstant, (at) => void expect(text(at)).toBe(written.format(at))));
  });

  test.each(days)('%s is written as Intl writes it', (_, text, options, length, locale) => {
    const written = intl({ ...options, timeZone: 'UTC' }, locale);
    fc.assert(fc.property(anInstant, (at) => void expect(text(new Date(at).toISOString().slice(0, length))).toBe(written.format(at))));
  });

  test('an hour is that of Intl, with its mark', () => {
    const written = intl({ ...inBrasilia, hour: '2-digit' }, figures);
    fc.assert(fc.property(anInstant, (at) => void expect(instant.hourText(at)).toMatch(new RegExp(`^${written.format(at)}(h|:00)$`))));
  });
});

test('percents and typed amounts are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), spoken, (rate, language) => {
      expect(percentText(rate, language)).toBe((rate / 10_000).toLocaleString(formats[language].locale, { style: 'percent', maximumFractionDigits: 2 }));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), spoken, (minorUnits, language) => {
      expect(amount.parseAmount(minorUnits, language)).toBe((minorUnits / 100).toLocaleString(formats[language].locale, { minimumFractionDigits: 2 }));
    }),
  );
});
