import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText } from '../../../../../src/app/i18n/money/money.ts';
import { formats } from '../../../../../src/contract/languages.ts';
import { parseAmount } from '../../../../../src/contract/amount.ts';

test('an amount is parsed with the separators of its language', () => {
  expect(parseAmount('1.234,5', formats.pt)).toBe(123_450);
  expect(parseAmount('1,234.5', formats.en)).toBe(123_450);
  expect(parseAmount(' 50 ', formats.pt)).toBe(5_000);
  expect(parseAmount('50,05', formats.pt)).toBe(5_005);
  expect(parseAmount('50.05', formats.en)).toBe(5_005);
  for (const pasted of ['R$ 1.234,50', 'R$\u00a01.234,50', 'R$1.234,50', '1\u00a0234,50']) expect(parseAmount(pasted, formats.pt), pasted).toBe(123_450);
});

test('any other text is no amount', () => {
  for (const text of ['', ',', '-5', '1,234', '12.34,5', '1,,2', 'R$', 'R$ -5', 'US$ 5', '1e3', '9'.repeat(40)]) {
    expect(parseAmount(text, formats.pt), text).toBeUndefined();
  }
});

test('reals are written as the engine writes them, with a minus as wide as the plus', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('pt' as const, 'en' as const), (units, spoken) => {
      const format = new Intl.NumberFormat(formats[spoken].locale, { style: 'currency', currency: 'BRL' });
      // As text: the largest amounts lose their centavos when divided by a hundred as numbers.
      expect(moneyText(units, 'BRL', spoken)).toBe(format.format(`${units}E-2` as `${number}`).replace('-', '−'));
    }),
  );
});

test('other currencies have their own digits', () => {
  expect(moneyText(128_450, 'USD', 'en')).toBe('US$1,284.50');
  expect(moneyText(128_450, 'JPY', 'en')).toBe('JP¥128,450');
  expect(moneyText(-128_450, 'USD', 'en')).toBe('−US$1,284.50');
});

test('every amount as shown parses to the same amount', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('pt' as const, 'en' as const), (units, spoken) => {
      expect(parseAmount(moneyText(units, 'BRL', spoken).replace(/[^\d.,]/g, ''), formats[spoken])).toBe(units);
    }),
  );
});

test('any typed text parses without an exception', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAmount(text, formats.pt)));
});

test.each(['BRLX', 'XBRL', 'R$', 'B1L', ''])('a currency that there is none of, "%s", stands before the plain amount', (currency) => {
  expect(moneyText(128_450, currency, 'pt')).toBe(`${currency} 1.284,50`.trim());
});
