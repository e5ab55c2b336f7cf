import { expect, test } from './fixture.ts';
import { screen } from './steps.ts';

test.use({ javaScriptEnabled: false, adult: false });

test('home shows its games without script, and a tap on one leads to its page', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The way in of a visitor, and nothing that only a member has.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.locator('.of-member:visible')).toHaveCount(0);
  const games = page.getByRole('tabpanel').getByRole('listitem');
  expect(await games.count()).toBeGreaterThan(5);
  await games.nth(1).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
});

test('the menu at the foot, the game list, the activities and the hall are read and left by links without script', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' }).tap();
  await expect(screen(page, 'activity').getByRole('heading').first()).toBeVisible();
  await screen(page, 'activity').getByRole('listitem').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/m\/activityInfo\?/);
  await page.goto('/m/gameList?gameType=RNG');
  await screen(page, 'gameList').getByRole('listitem').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await page.goto('/m/lottery');
  await expect(screen(page, 'lottery').getByRole('timer').first()).toBeVisible();
  await screen(page, 'lottery').getByRole('listitem').getByRole('link').first().tap();
  await expect(page).not.toHaveURL(/\/m\/lottery$/);
});
