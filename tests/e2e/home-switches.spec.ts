import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { accountButton, closeAnnouncements, openTopOfHome, returnToTab, signIn } from './steps.ts';

const brisa = (address: string) => address.replace('localhost', 'brisa.localhost');

test('the register button shows only with direct registration, and a merchant can switch the jackpot off', async ({ page, platform }) => {
  /** The platform's own figure, to the real: stakes make it grow meanwhile. */
  const amount = async () => Math.floor(((await (await page.request.get('/wps/system/settings', { headers: { Merchant: 'leve', Language: 'pt' } })).json()) as { value: { jackpotAmount: number } }).value.jackpotAmount / 100);
  const before = await amount();
  await openTopOfHome(page);
  const jackpot = page.getByRole('region', { name: 'Jackpot acumulado' });
  const shown = Number((await jackpot.getByRole('img').getAttribute('aria-label'))!.replaceAll('.', ''));
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(await amount());
  await platform.change('leve', { switches: { jackpot: 'off' } });
  await returnToTab(page);
  await expect(jackpot).toHaveCount(0);

  const register = page.getByRole('banner').getByRole('link', { name: 'Criar conta' });
  await expect(register).toBeVisible();
  await platform.change('leve', { switches: { DIRECTREG3: false } });
  await returnToTab(page);
  await expect(register).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await platform.change('leve', { switches: { DIRECTREG3: true } });
  await returnToTab(page);
  await expect(register).toBeVisible();
});

test('the balance can be hidden, stays hidden after a reload, and can be refreshed; the base templates change the corners of the member header and the raised deposit icon', async ({ page, platform }) => {
  await signIn(page);
  const menu = page.getByRole('dialog', { name: 'Sua conta' });
  await accountButton(page).tap();
  await menu.getByRole('button', { name: 'Ocultar saldo' }).tap();
  await expect(menu).toContainText('R$ ••••••');
  await page.reload();
  await expect(accountButton(page)).toContainText('R$ ••••••');
  await accountButton(page).tap();
  await menu.getByRole('button', { name: 'Mostrar saldo' }).tap();
  await expect(menu).toContainText('1.284,50');
  await platform.pay('marina', 1_000);
  const answer = await hold(page, '**/wps/wallet');
  await menu.getByRole('button', { name: 'Atualizar saldo' }).tap();
  // Neither the old balance nor the asterisks of a hidden one.
  await expect(menu).not.toContainText(/1\.284,50|\*\*\*/);
  answer();
  await expect(menu).toContainText('1.294,50');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  const corners = () => accountButton(page).evaluate((button) => getComputedStyle(button.parentElement!).borderRadius);
  const raised = () => page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Depósito' }).locator('.footer-icon').evaluate((icon) => getComputedStyle(icon).borderRadius);
  const before = { corners: await corners(), raised: await raised() };
  await platform.change('leve', { switches: { mem_cen: 'base' } });
  await returnToTab(page);
  await expect.poll(corners).not.toBe(before.corners);
  expect(await raised()).toBe(before.raised);
  await platform.change('leve', { switches: { dep_func: 'base' } });
  await returnToTab(page);
  await expect.poll(raised).not.toBe(before.raised);
});

test('another merchant has its own name and theme', async ({ page, baseURL }) => {
  await page.goto(`${brisa(baseURL!)}/m/home`);
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f4ef');
  await expect(page).toHaveTitle('Início · Brisa');
  await closeAnnouncements(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Brisa: abrir o menu' })).toBeVisible();
});
