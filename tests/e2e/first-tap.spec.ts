import type { Page } from 'playwright/test';
import { storageKeys } from '../../src/app/device/storage.ts';
import { field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { screen } from './steps.ts';

/** Opens a page of which a phone has read no more than what ends with `last`; the rest comes once what this gives is called. */
async function openInPart(page: Page, path: string, last: string): Promise<() => void> {
  const gap = '/gap.js';
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${gap}`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The parser stops at a script until it is there.
    await route.fulfill({ response, body: html.replace(last, `${last}<script src="${gap}"></script>`) });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'loading');
  return release;
}

test('a tap on the menu of a page that is not yet whole opens it', async ({ page }) => {
  const release = await openInPart(page, '/m/home', '</header>');
  await page.getByRole('button', { name: /abrir o menu/ }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a form that is sent before the page is whole stands in no address, and is sent by the app', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const release = await openInPart(page, '/m/login', '</form>');
  await field(page, 'Usuário').fill('marina');
  await field(page, 'Senha').fill('leve2026');
  await screen(page, 'login').getByRole('button', { name: 'Entrar', exact: true }).tap();
  release();
  await page.waitForURL('**/m/home');
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});

test.describe('before the 18+ question is answered', () => {
  test.use({ adult: false });

  test('an answer on a page that is not yet whole counts', async ({ page }) => {
    const release = await openInPart(page, '/m/home', 'Não, tenho menos de 18 anos</button>');
    const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
    await gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).tap();
    release();
    await expect(gate).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.adult)).toBe('yes');
  });
});
