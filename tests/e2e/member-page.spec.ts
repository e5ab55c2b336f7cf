import type { Page } from 'playwright/test';
import type { ScreenName } from '../../src/app/routes.ts';
import { memberPageId } from '../../src/contract/page.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { names, pathOf } from './screens.ts';
import { keepSession, moneyText, returnToTab, screen, signInAt } from './steps.ts';

/** Screens for members whose page comes with content. */
async function withContent(page: Page): Promise<ScreenName[]> {
  const found: ScreenName[] = [];
  for (const name of names) {
    const html = await (await page.request.get(pathOf(name))).text();
    if (html.includes(`<template id="${memberPageId}">`)) found.push(name);
  }
  return found;
}

/** The frame as text, attributes in order: hydration sets `value` at another time than a first render does. */
const frameOf = (page: Page): Promise<string> =>
  page.locator('.frame').evaluate((frame) => {
    const textOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const attributes = Array.from(node.attributes, ({ name, value }) => `${name}="${value}"`).sort();
      return `<${[node.localName, ...attributes].join(' ')}>${Array.from(node.childNodes, textOf).join('')}</>`;
    };
    return textOf(frame);
  });

/** Opens a page for members, whose calls nobody answers. It is hydrated when the app asks for the settings. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest('**/wps/system/settings*');
  await page.goto(path);
  await asked;
}

test('a member reads the title and sees the places of a page before any script of the app is there', async ({ page }) => {
  await keepSession(page);
  const release = await hold(page, '**/assets/**');
  await page.goto('/m/vouReport', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByText('Histórico de depósitos')).toBeVisible();
  await expect(screen(page, 'depositRecord').getByRole('tab', { name: '7 dias' })).toBeVisible();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  release();
  await expect(screen(page, 'depositRecord').getByRole('listitem').first()).toBeVisible();
});

test('a visitor sees nothing of it, and is sent to login', async ({ page }) => {
  const release = await hold(page, '**/assets/**');
  await page.goto('/m/vouReport', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#app')).toBeEmpty();
  release();
  await expect(screen(page, 'login')).toBeVisible();
});

test.describe('hydration changes nothing', () => {
  test.describe.configure({ timeout: 120_000 });

  test('of what the app renders by itself, on each page', async ({ page }) => {
    await keepSession(page);
    const members = await withContent(page);
    expect(members).toContain('deposit');
    // The service worker shows it at every address.
    expect(members).not.toContain('settings');
    await page.route('**/wps/**', () => {});
    for (const name of members) {
      // With a query the page comes without content.
      await open(page, `${pathOf(name)}?from=link`);
      await expect(screen(page, name)).toBeVisible();
      const rendered = await frameOf(page);
      await open(page, pathOf(name));
      await expect.poll(() => frameOf(page), name).toBe(rendered);
    }
  });
});

for (const path of ['/m/mine', '/m/withdraw', '/m/upLine/transfer']) {
  test(`the balance on ${path}, opened by its address, follows what another tab did`, async ({ page, platform }) => {
    await signInAt(page, path);
    const main = page.getByRole('main');
    await expect(main).toContainText(moneyText(128_450));
    await platform.pay('marina', 1_000);
    await returnToTab(page);
    await expect(main).toContainText(moneyText(129_450));
  });
}
