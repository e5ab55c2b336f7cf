import { expect, test } from 'vitest';
import type { MerchantConfig } from '../../../src/contract/page.ts';
import { pageLanguage } from '../../../src/edge/page-language.ts';

const merchant = (...languages: string[]) => ({ languages }) as unknown as MerchantConfig;

test.each([
  ['language=en', ['pt', 'en'], 'en'],
  ['a=1; language=en; b=2', ['pt', 'en'], 'en'],
  [undefined, ['en', 'pt'], 'en'],
  ['language=xx', ['pt', 'en'], 'pt'],
  ['language=en', ['pt'], 'pt'],
  ['language=en', [], 'pt'],
  ['language=pt_BR; language=en', ['pt', 'en'], 'en'],
  ['language=en; language=pt_BR', ['pt', 'en'], 'en'],
  ['language=pt; a=1; language=en', ['pt', 'en'], 'en'],
  ['language=en; language=pt', ['en'], 'en'],
  ['language="en"', ['pt', 'en'], 'en'],
  ['otherlanguage=en;language =en', ['pt', 'en'], 'en'],
  ['otherlanguage=en', ['pt', 'en'], 'pt'],
  ['language', ['pt', 'en'], 'pt'],
])('with the cookies "%s" a merchant of %j serves pages in %s', (cookies, languages, language) => {
  expect(pageLanguage(cookies, merchant(...languages))).toBe(language);
});
