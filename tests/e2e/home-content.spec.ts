import { categories } from '../../src/contract/categories.ts';
import { scrollToHeading } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { arrive, gameFrame, openHome, openTopOfHome, screen, sendLogin } from './steps.ts';

/** A shown amount in minor units. */
const amountOf = (text: string): number => Number(text.replace(/\D/g, ''));

test('home shows the platform\'s banners, notices, categories, games, winners and matches, which open with their time; a bet sends a visitor to login', async ({ page }) => {
  await openHome(page);
  const main = screen(page, 'home');
  const banners = main.getByRole('region', { name: 'Destaques' });
  await expect(banners.locator('img').first()).toBeVisible();
  // A picture and the link over it are one stop.
  await expect(banners.getByRole('link').first()).toHaveAccessibleName(/\S/);
  await expect(banners.getByRole('img')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Avisos' }).getByRole('link')).not.toHaveText(/^(Avisos|Nenhum aviso por enquanto|)$/);
  await expect(main.getByRole('region', { name: 'Jackpot acumulado' })).toContainText(/\d\d\.\d{3}/);

  const tabs = await main.getByRole('tab').allTextContents();
  // Sports have one vendor: a link among the tabs.
  expect(tabs).toHaveLength(categories.length - 1);
  expect((await main.locator('.chip').allTextContents()).slice(0, 3)).toContain('Loterias');
  expect(tabs[0]).toBe('Populares');
  expect(tabs.indexOf('Exclusivos')).toBe(tabs.indexOf('Pesca') + 1);
  await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);

  await scrollToHeading(page, 'Partidas em destaque');
  const matches = main.getByRole('region', { name: 'Partidas em destaque' });
  await expect(matches.getByRole('button').filter({ hasText: /([0-2]\d|3[01])\/(0[1-9]|1[0-2]) ([01]\d|2[0-3]):[0-5]\d/ }).first()).toBeVisible();
  await scrollToHeading(page, 'Maiores ganhadores');
  const winners = main.getByRole('region', { name: 'Maiores ganhadores' });
  await expect(winners.getByRole('listitem').nth(8)).toBeAttached();
  const amounts = (await winners.getByRole('listitem').filter({ hasText: 'R$' }).allTextContents()).map((row) => amountOf(row.split('R$')[1]!));
  expect(amounts.length).toBeGreaterThan(8);
  expect(amounts.length).toBeLessThanOrEqual(100);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));

  await page.locator('.matches .match-open').first().click();
  const bet = page.getByRole('button', { name: 'Apostar nesta partida' });
  await expect(bet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver tudo: Partidas em destaque' }).tap();
  const list = page.getByRole('dialog', { name: 'Partidas em destaque' });
  const row = list.getByRole('listitem').nth(1).getByRole('button');
  const time = /\d\d\/\d\d \d\d:\d\d/.exec((await row.textContent())!)![0];
  await row.tap();
  const match = page.getByRole('dialog').filter({ hasText: 'Apostar nesta partida' });
  await expect(match).toContainText(time);
  await bet.tap();
  await expect(page).toHaveURL('/m/login');
});

test('banners advance every five seconds until they are paused; the lottery category shows six draws that count down, with their last results', async ({ page }) => {
  await page.clock.install();
  await openTopOfHome(page);
  const banners = page.getByRole('region', { name: 'Destaques' });
  const slide = (number: number) => banners.getByRole('group', { name: new RegExp(`^${number} de \\d+$`) });
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await banners.getByRole('button', { name: 'Pausar' }).tap();
  await page.clock.runFor(20_000);
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await banners.getByRole('button', { name: 'Continuar' }).tap();
  await page.clock.runFor(5_500);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(5_500);
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  const panel = page.getByRole('tabpanel', { name: 'Loterias' });
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  const countdown = panel.getByRole('timer').first();
  await expect(countdown).toHaveText(/^\d\d:\d\d:\d\d$/);
  const before = await countdown.textContent();
  await page.clock.runFor(2_000);
  await expect(countdown).not.toHaveText(before!);
  await expect(panel.locator('.drawn-digit').first()).toHaveText(/^\d$/);
});

test('the sports category, which has one vendor, launches it, for a visitor after login', async ({ page }) => {
  await openTopOfHome(page);
  await page.getByRole('link', { name: 'Esportes' }).tap();
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  await arrive(page);
  await page.getByRole('link', { name: 'Esportes' }).tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameFrame(page).getByRole('heading').first()).toBeVisible();
});
