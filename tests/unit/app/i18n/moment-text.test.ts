import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../../src/contract/day.ts';
import { formats, languages } from '../../../../src/contract/languages.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { setLanguage } from '../../../../src/app/features/language/set-language.ts';
import * as amount from '../../../../src/app/i18n/money/money.ts';
import { percentText } from '../../../../src/app/i18n/money/money.ts';
import * as instant from '../../../../src/app/i18n/instant.ts';
import { dayText, monthText, shortDayText } from '../../../../src/app/i18n/instant.ts';

const spoken = fc.constantFrom(...languages);
/** After Brasília's last summer time, which ended in 2019. */
const anInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const inBrasilia = { timeZone: 'America/Sao_Paulo' };
/** Of 24 hours, in every language. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** As a list has it: in figures, in English with the month's three letters. */
const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;
const listed: Readonly<Record<string, Intl.DateTimeFormatOptions>> = { en: { day: 'numeric', month: 'short' } };

/** `listed`: with the day and the month of a list. */
const instants: [string, (at: number) => string, Intl.DateTimeFormatOptions, 'listed'?][] = [
  ['a date in words', instant.dateText, { day: 'numeric', month: 'long', year: 'numeric' }],
  ['a date of a list', instant.shortDateText, {}, 'listed'],
  ['a time', instant.timeText, clock],
  ['day and time of a list', instant.shortMomentText, clock, 'listed'],
  ['a moment of a list', instant.momentText, { year: 'numeric', ...clock }, 'listed'],
];
const days: [string, (text: string) => string, Intl.DateTimeFormatOptions, number][] = [
  ['a day in words', dayText, { day: 'numeric', month: 'long' }, 10],
  ['a month', monthText, { month: 'long', year: 'numeric' }, 7],
];

beforeAll(() => startLanguage('pt', ['common']));

describe.each(languages)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(formats[language].locale, options);

  test.each(instants)('%s of Brasília is written as Intl writes it', (_, text, options, isListed) => {
    const written = intl({ ...inBrasilia, ...(isListed && (listed[language] ?? dayAndMonth)), ...options });
    // Where the language has no 0 before a day in figures, such as Spanish, the app has one all the same: those of a list stand below one another.
    const isPadded = !isListed || listed[language] || intl(dayAndMonth).format(0).startsWith('0');
    const plain = (shown: string) => (isPadded ? shown : shown.replace(/\b0(?=\d\b(?!:))/g, ''));
    fc.assert(fc.property(anInstant, (at) => void expect(plain(text(at))).toBe(plain(written.format(at).replace(/\bSept\b/, 'Sep')))));
  });

  test('a day of a list is that of its instants', () => {
    fc.assert(fc.property(anInstant, (at) => void expect(shortDayText(dayOf(at))).toBe(instant.shortDateText(at))));
  });

  test.each(days)('%s is written as Intl writes it', (_, text, options, length) => {
    const written = intl({ ...options, timeZone: 'UTC' });
    fc.assert(fc.property(anInstant, (at) => void expect(text(new Date(at).toISOString().slice(0, length))).toBe(written.format(at))));
  });

  test('an hour is that of Intl, with its mark', () => {
    const written = intl({ ...inBrasilia, hour: '2-digit', hourCycle: 'h23' });
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
      expect(amount.formatAmount(minorUnits, language)).toBe((minorUnits / 100).toLocaleString(formats[language].locale, { minimumFractionDigits: 2 }));
    }),
  );
});
