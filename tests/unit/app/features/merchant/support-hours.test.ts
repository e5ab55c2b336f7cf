import { afterEach, expect, test } from 'vitest';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { supportHours } from '../../../../../src/app/features/merchant/support.ts';

const { operator } = pageData.merchant;

afterEach(() => void (pageData.merchant.operator = operator));

const between = (from: string, until: string): void => void (pageData.merchant.operator = { name: 'X', licence: '1', company: '2', supportHours: { from, until } });

test('hours of support are written as the file has them, and a whole day is one sentence', () => {
  between('08:30', '22:00');
  expect(supportHours()).toEqual({ key: 'hours', from: '08:30', until: '22:00' });
  between('00:00', '24:00');
  expect(supportHours()).toEqual({ key: 'always' });
  between('12:00', '24:00');
  expect(supportHours()).toEqual({ key: 'hours', from: '12:00', until: '24:00' });
});

test('a merchant that names no hours has no sentence of them', () => {
  pageData.merchant.operator = undefined;
  expect(supportHours()).toBeUndefined();
});
