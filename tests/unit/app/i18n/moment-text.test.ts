import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, locales } from '../../../../src/contract/languages.ts';
import type { Language } from '../../../../src/contract/languages.ts';
import * as amount from '../../../../src/app/i18n/amount.ts';
import * as day from '../../../../src/app/i18n/day.ts';
import * as instant from '../../../../src/app/i18n/instant.ts';
import { percentText } from '../../../../src/app/i18n/percent.ts';

const spoken = fc.constantFrom(...languages);
/** After Brasília's last summer time, which ended in 2019. */
const anInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const inBrasilia = { timeZone: 'America/Sao_Paulo' };

/** Some ICU versions put a narrow no-break space before AM and PM, which cheap phones' fonts lack. */
const plain = (text: string) => text.replace(/\u202f/g, ' ');
const intl = (options: Intl.DateTimeFormatOptions) => (at: number, language: Language) => plain(new Intl.DateTimeFormat(locales[language], options).format(at));

/** Two digits, as Portuguese writes hours; the app drops English's leading zero. */
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day2 = { day: '2-digit', month: '2-digit' } as const;

const cases: [string, (at: number, language: Language) => string, Intl.DateTimeFormatOptions][] = [
  ['a date in words', instant.dateText, { day: 'numeric', month: 'long', year: 'numeric' }],
  ['a date in figures', instant.shortDateText, day2],
  ['a time', instant.timeText, clock],
  ['day and time', instant.shortMomentText, { ...day2, ...clock }],
  ['a moment', instant.momentText, { ...day2, year: 'numeric', ...clock }],
];

test.each(cases)("%s of Brasília is written as Intl writes it, in English without the hour's leading zero", (_, text, options) => {
  const written = intl({ ...inBrasilia, ...options });
  const expected = (at: number, language: Language) => (language === 'en' ? written(at, language).replace(/\b0(?=\d:)/, '') : written(at, language));
  fc.assert(fc.property(anInstant, spoken, (at, language) => void expect(text(at, language)).toBe(expected(at, language))));
});

test('an hour is written as Intl writes it, with an h in Portuguese', () => {
  const expected = intl({ ...inBrasilia, hour: 'numeric' });
  fc.assert(fc.property(anInstant, spoken, (at, language) => void expect(instant.hourText(at, language)).toBe(expected(at, language) + (language === 'pt' ? 'h' : ''))));
});

const days: [string, (text: string, language: Language) => string, Intl.DateTimeFormatOptions, number][] = [
  ['a day in words', day.dayText, { day: 'numeric', month: 'long' }, 10],
  ['a day in figures', day.shortDayText, { day: '2-digit', month: '2-digit' }, 10],
  ['a month', day.monthText, { month: 'long', year: 'numeric' }, 7],
];

test.each(days)('%s is written as Intl writes it', (_, text, options, length) => {
  const expected = intl({ ...options, timeZone: 'UTC' });
  fc.assert(
    fc.property(anInstant, spoken, (at, language) => {
      expect(text(new Date(at).toISOString().slice(0, length), language)).toBe(expected(at, language));
    }),
  );
});

test('percents and typed amounts are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), spoken, (rate, language) => {
      expect(percentText(rate, language)).toBe((rate / 10_000).toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 2 }));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), spoken, (minorUnits, language) => {
      expect(amount.parseAmount(minorUnits, language)).toBe((minorUnits / 100).toLocaleString(locales[language], { minimumFractionDigits: 2 }));
    }),
  );
});
