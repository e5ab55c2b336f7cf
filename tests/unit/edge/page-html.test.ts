import { expect, test } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import { barred } from '../../../src/contract/downloads.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { cutTemplate, fillTemplate } from '../../../src/edge/page-html.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const template = cutTemplate(`<html class="${slots.barred}">`);
const rootOf = (resources?: Settings['resources']) =>
  fillTemplate(template, { merchant: pageData.merchant, snapshot: resources ? { settings: { resources } as Settings } : {} }, '#000000');

test('room is made for the download bar only where the merchant has a download (S13)', () => {
  const full = `<html class="${barred}">`;
  const bare = '<html class="">';
  expect(rootOf([{ resourceType: 'android', url: '/sandbox/downloads/android' }])).toBe(full);
  expect(rootOf([{ resourceType: 'MOBILECONFIG', url: 'https://cdn.example/a.mobileconfig' }])).toBe(full);
  expect(rootOf([{ resourceType: 'AppDownloadIcon', url: '/icon.svg' }])).toBe(bare);
  expect(rootOf([{ resourceType: 'Android', url: 'javascript:alert(1)' }])).toBe(bare);
  expect(rootOf([])).toBe(bare);
  expect(rootOf()).toBe(bare);
});
