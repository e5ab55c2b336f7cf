import { afterEach, expect, test } from 'vitest';
import { countries, createDialingCode } from '../../../../../../src/app/features/auth/dialing-code/number.ts';
import { pageData } from '../../../../../../src/app/device/page-data.ts';

const known = [{ code: 'BR', name: 'Brazil', dialingCode: '+55' }, { code: 'US', name: 'United States', dialingCode: '+1' }, { code: 'PT', name: 'Portugal', dialingCode: '+351' }];

afterEach(() => {
  countries.clear();
  Object.assign(pageData.merchant, { country: undefined });
});

test.each([
  ['the merchant\'s country comes first, whatever language the phone speaks', 'BR', 'US', '+55'],
  ['a merchant of another country shows the code of that country', 'PT', 'BR', '+351'],
  ['a merchant without a country shows the visitor\'s', undefined, 'US', '+1'],
  ['a merchant\'s country that is not in the list is ignored', 'XX', 'US', '+1'],
])('%s', (_, country, code, shown) => {
  Object.assign(pageData.merchant, { country });
  countries.value.value = { code, countries: known };
  const dialingCode = createDialingCode();
  expect(dialingCode.shown.value).toBe(shown);
  dialingCode.pick('+44');
  expect(dialingCode.shown.value).toBe('+44');
});
