import { afterEach, beforeAll, expect, test } from 'vitest';
import { pageStringsId } from '../../../../src/contract/page.ts';
import { pageData } from '../../../../src/app/device/page-data.ts';
import { setLanguage } from '../../../../src/app/features/language/set-language.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { recentDayText, spanText, untilText } from '../../../../src/app/i18n/instant.ts';
import { pageLanguage } from '../../../../src/app/i18n/language.ts';
import { durationText, formatAmount, moneyText, percentText } from '../../../../src/app/i18n/money/money.ts';

// Amounts, spans and days once more as people write them, at each bound; next to the tests that compare with `Intl`.

beforeAll(() => startLanguage('pt', ['common']));
afterEach(() => setLanguage('pt'));

const inBrasilia = (text: string): number => Date.parse(`${text}-03:00`);
const now = inBrasilia('2026-11-20T14:00');

test.each([
  [0, '0,00', '0.00'], [1, '0,01', '0.01'], [9, '0,09', '0.09'], [10, '0,10', '0.10'], [99, '0,99', '0.99'], [100, '1,00', '1.00'], [99_999, '999,99', '999.99'], [100_000, '1.000,00', '1,000.00'],
  [99_999_999, '999.999,99', '999,999.99'], [100_000_000, '1.000.000,00', '1,000,000.00'], [-1, '-0,01', '-0.01'], [-100_000, '-1.000,00', '-1,000.00'], [0.4, '0,00', '0.00'], [0.5, '0,01', '0.01'], [149.5, '1,50', '1.50'],
])('%d minor units are %s, or %s', (units, pt, en) => {
  expect([formatAmount(units, 'pt'), formatAmount(units, 'en')]).toEqual([pt, en]);
  const [minus, unsigned] = [units < 0 ? '−' : '', [pt, en].map((text) => text.replace('-', ''))];
  expect([moneyText(units, 'BRL', 'pt'), moneyText(units, 'BRL', 'en')]).toEqual([`${minus}R$\u00a0${unsigned[0]}`, `${minus}R$${unsigned[1]}`]);
});

test('another currency has its own digits and its name; one in another case is known too', () => {
  expect([moneyText(1, 'USD', 'en'), moneyText(-1, 'EUR', 'en'), moneyText(1_234, 'JPY', 'en'), moneyText(1_234, 'BHD', 'en').replace(/\s/g, ' '), moneyText(5, 'usd', 'en')]).toEqual(['US$0.01', '−€0.01', 'JP¥1,234', 'BHD 1.234', 'US$0.05']);
  expect([moneyText(-5, 'R$', 'pt'), moneyText(5, '', 'pt'), moneyText(5, 'BR', 'pt')]).toEqual(['R$ -0,05', '0,05', 'BR 0,05']);
});

test('a rate of hundredths of a percent has the digits that it needs', () => {
  expect([0, 1, 10, 40, 100, 105, 1_234, 10_000, -50, 0.4, 99.6].map((rate) => percentText(rate, 'pt'))).toEqual(['0%', '0,01%', '0,1%', '0,4%', '1%', '1,05%', '12,34%', '100%', '-0,5%', '0%', '1%']);
  expect(percentText(105, 'en')).toBe('1.05%');
});

test('minutes are hours from the sixtieth on, and no part of nothing is said', () => {
  expect([0, 1, 59, 60, 61, 119, 120, 1_439, 1_440].map(durationText)).toEqual(['0 min', '1 min', '59 min', '1 h', '1 h 1 min', '1 h 59 min', '2 h', '23 h 59 min', '24 h']);
});

test.each([
  ['2026-11-20T14:00', '2026-11-20T14:00', '20/11, 14:00', '20 Nov, 14:00'], ['2026-11-20T14:00', '2026-11-20T15:00', '20/11, 14:00', '20 Nov, 14:00'], ['2026-11-20T14:00', '2026-11-20T15:00:00.001', '20/11', '20 Nov'],
  ['2026-11-20T23:30', '2026-11-21T00:30', '20/11, 23:30', '20 Nov, 23:30'], ['2026-11-20T00:00', '2026-11-21T00:00', '20/11', '20 Nov'], ['2026-11-20T00:00', '2026-11-21T00:00:00.001', '20/11 – 21/11', '20 Nov – 21 Nov'],
  ['2026-11-16T00:00', '2026-11-23T00:00', '16/11 – 22/11', '16 Nov – 22 Nov'], ['2026-12-31T12:00', '2027-01-01T12:00', '31/12 – 01/01', '31 Dec – 1 Jan'],
])('from %s to %s is "%s", "%s"', async (from, to, pt, en) => {
  expect(spanText(inBrasilia(from), inBrasilia(to))).toBe(pt);
  await setLanguage('en');
  expect(spanText(inBrasilia(from), inBrasilia(to))).toBe(en);
});

test.each([
  ['2026-11-26T00:00', '25/11'], ['2026-11-26T00:00:59', '26/11'], ['2026-11-26T00:01', '26/11, 00:01'], ['2026-11-26T01:00', '26/11, 01:00'], ['2026-11-25T23:59', '25/11, 23:59'],
  ['2027-01-01T00:00', '31/12'], ['2027-01-01T00:01', '01/01/2027, 00:01'], ['2025-12-31T10:30', '31/12/2025, 10:30'],
])('an end at %s is "%s"', (at, text) => {
  expect(untilText(inBrasilia(at), now)).toBe(text);
});

test('a day has its year where it is another one, by the clock of Brasília', () => {
  expect(['2026-01-01T00:00', '2025-12-31T23:59:59.999', '2026-12-31T23:59:59.999', '2027-01-01T00:00'].map((at) => recentDayText(inBrasilia(at), now))).toEqual(['01/01', '31/12/2025', '31/12', '01/01/2027']);
});

test('the page\'s language is that of its strings, else of its root, where it is one of the merchant\'s, else Portuguese', () => {
  const root = document.documentElement;
  const before = root.lang;
  expect(pageData.merchant.languages).toEqual(expect.arrayContaining(['pt', 'en']));
  const said = (lang: string) => ((root.lang = lang), pageLanguage());
  expect([said('en-GB'), said('pt-BR'), said('xx'), said('')]).toEqual(['en', 'pt', 'pt', 'pt']);
  const strings = Object.assign(document.createElement('script'), { type: 'application/json', id: pageStringsId, lang: 'en-GB' });
  document.head.append(strings);
  // A translator has changed the root's.
  expect(said('pt-BR')).toBe('en');
  strings.remove();
  root.lang = before;
});
