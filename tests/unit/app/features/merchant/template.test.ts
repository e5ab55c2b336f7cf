import { afterEach, expect, test } from 'vitest';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { template } from '../../../../../src/app/features/merchant/merchant.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydrated.ts';

afterEach(() => {
  hydrated.value = false;
  delete pageData.merchant.template;
});

test('the page\'s template serves until the platform names one, but during hydration the prerendered one does', () => {
  pageData.merchant.template = { mem_cen: 'base' };
  expect(template('mem_cen')).toBe('new');
  hydrated.value = true;
  expect(template('mem_cen')).toBe('base');
  expect(template('dep_func')).toBe('new');
});
