import { expect, test } from './fixture.ts';
import { accountButton, openHome, screen, signIn } from './steps.ts';

test.use({ build: 'dist-react' });

test('home on real React hydrates, ticks, opens its menu, and leads to the lottery and back', async ({ page, platform }) => {
  await platform.change('leve', { switches: { jackpot: 'show' } });
  await openHome(page);
  const jackpot = page.getByRole('region', { name: 'Jackpot acumulado' }).locator('.unseen').last();
  const amount = await jackpot.textContent();
  await expect(jackpot).not.toHaveText(amount!);
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  const countdown = page.getByRole('tabpanel').getByRole('timer').first();
  await expect(countdown).toHaveText(/^\d\d:\d\d:\d\d$/);
  const time = await countdown.textContent();
  await expect(countdown).not.toHaveText(time!);

  await page.getByRole('button', { name: /abrir o menu/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/m/lottery' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(screen(page, 'lottery').getByRole('timer').first()).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
});

test('a member on real React sees the balance', async ({ page }) => {
  await signIn(page);
  await expect(accountButton(page)).toContainText('R$');
});
