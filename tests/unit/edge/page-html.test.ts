import { expect, test } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import { ageAsked } from '../../../src/contract/age-gate.ts';
import { barred } from '../../../src/contract/downloads.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { cutTemplate, fillTemplate } from '../../../src/edge/page-html.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const template = cutTemplate(`<html class="${slots.barred}">`);
const rootOf = (resources?: Settings['resources']) =>
  fillTemplate(template, { merchant: pageData.merchant, snapshot: resources ? { settings: { resources, whitelabel: {} } as unknown as Settings } : {} }, '#000000');

test('the page has space for the download bar only where the merchant has a download (S13)', () => {
  const full = `<html class="${barred}">`;
  const bare = '<html class="">';
  expect(rootOf([{ resourceType: 'android', url: '/sandbox/downloads/android' }])).toBe(full);
  expect(rootOf([{ resourceType: 'MOBILECONFIG', url: 'https://cdn.example/a.mobileconfig' }])).toBe(full);
  expect(rootOf([{ resourceType: 'AppDownloadIcon', url: '/icon.svg' }])).toBe(bare);
  expect(rootOf([{ resourceType: 'Android', url: 'javascript:alert(1)' }])).toBe(bare);
  expect(rootOf([])).toBe(bare);
  expect(rootOf()).toBe(bare);
});

test('the page has the 18+ question where the merchant has responsible play', () => {
  const asked = cutTemplate(`<html class="${slots.asked}">`);
  const rootWith = (whitelabel?: { RESPONSIBLE?: boolean; PERSREP?: boolean }) =>
    fillTemplate(asked, { merchant: pageData.merchant, snapshot: whitelabel ? { settings: { resources: [], whitelabel } as unknown as Settings } : {} }, '#000000');
  expect(rootWith({ RESPONSIBLE: true })).toBe(`<html class="${ageAsked}">`);
  for (const whitelabel of [{ RESPONSIBLE: false }, { PERSREP: true }, undefined]) expect(rootWith(whitelabel)).toBe('<html class="">');
});
