import { expect, test } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import { ageAsked } from '../../../src/contract/age-gate.ts';
import { barred } from '../../../src/contract/downloads.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { cutTemplate, fillTemplate } from '../../../src/edge/page-html.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const none: Settings = { customerService: {}, imageCDNs: [], mobileTemplate: {}, resources: [], whitelabel: {}, promotions: {}, contacts: {}, speakFailures: false, jackpot: 'off' };
const template = cutTemplate(`<html class="${slots.barred}">`);
const rootOf = (resources?: Settings['resources']) =>
  fillTemplate(template, { merchant: pageData.merchant, snapshot: resources ? { settings: { ...none, resources } } : {} }, '#000000');

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
    fillTemplate(asked, { merchant: pageData.merchant, snapshot: whitelabel ? { settings: { ...none, whitelabel } as Settings } : {} }, '#000000');
  expect(rootWith({ RESPONSIBLE: true })).toBe(`<html class="${ageAsked}">`);
  for (const whitelabel of [{ RESPONSIBLE: false }, { PERSREP: true }, undefined]) expect(rootWith(whitelabel)).toBe('<html class="">');
});

test("the early menu learns of the merchant's contact, invitation and languages, and its HTML takes no script for a contact", () => {
  const menu = cutTemplate(`<template data-languages="${slots.languages}" data-invites="${slots.invites}"><a href="${slots.telegram}">`);
  const filled = (settings?: Partial<Settings>, merchant = {}) => fillTemplate(menu, { merchant: { ...pageData.merchant, ...merchant }, snapshot: settings ? { settings: { ...none, ...settings } } : {} }, '');
  const bare = '<template data-languages="2" data-invites=""><a href="">';
  expect(filled({ contacts: { TELEGRAM: { url: 'https://t.me/a?b&c' } }, promotions: { REFERRAL: { enabled: true } } }, { languages: ['pt'] })).toBe('<template data-languages="1" data-invites="1"><a href="https://t.me/a?b&amp;c">');
  expect(filled({}, { contact: { TELEGRAM: '/telegram' } })).toBe('<template data-languages="2" data-invites=""><a href="/telegram">');
  expect(filled({ contacts: { TELEGRAM: { url: 'javascript:alert(1)' } }, promotions: { REFERRAL: { enabled: false } } })).toBe(bare);
  expect(filled()).toBe(bare);
});
