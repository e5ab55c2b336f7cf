import { expect, test } from './fixture.ts';
import { accountButton, arrive, closeAnnouncements, gameFrame, moneyText, openTopOfHome, screen, sendLogin, signIn } from './steps.ts';

test('a visitor sees home\'s content, logs in, plays a round, and the balance follows the ledger', async ({ page, platform }) => {
  await page.goto('/');
  await closeAnnouncements(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('region', { name: 'Jackpot acumulado' })).toContainText(/R\$\s*\d\d\.\d{3}/);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);

  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).tap();
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/m/home');
  await arrive(page);
  const before = await platform.balance('marina');
  const [last] = await platform.ledger('marina');
  await expect(accountButton(page)).toContainText(moneyText(before));

  await page.getByRole('tab', { name: 'Slots' }).tap();
  await expect(page.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem').nth(4).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(screen(page, 'play')).toContainText(moneyText(before));
  const spin = gameFrame(page).getByRole('button', { name: 'Girar' });
  await spin.tap();
  await expect.poll(async () => (await platform.ledger('marina'))[0]!.id).toBeGreaterThan(last!.id);
  await expect(spin).toBeEnabled();

  await page.getByRole('button', { name: 'Sair do jogo' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
  const ledger = await platform.ledger('marina');
  const round = ledger.filter(({ id }) => id > last!.id);
  expect(round.at(-1)).toMatchObject({ kind: 'stake' });
  expect(ledger[0]!.balanceAfter).toBe(before + round.reduce((sum, { amount }) => sum + amount, 0));
  await expect(accountButton(page)).toContainText(moneyText(ledger[0]!.balanceAfter));
});

test('sign-out asks for confirmation, clears the phone\'s storage, and ends the session in other tabs', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/m/home');
  await expect(accountButton(other)).toContainText('Marina');
  // A background tab may render no frames on a busy machine.
  await page.bringToFront();

  const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
  await accountButton(page).tap();
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Sair da conta' }).tap();
  await question.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(question).toBeHidden();
  await expect(accountButton(page)).toContainText('Marina');

  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().endsWith('/wps/session'));
  await accountButton(page).tap();
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Sair da conta' }).tap();
  await question.getByRole('button', { name: 'Sair' }).tap();
  expect((await ended).ok()).toBe(true);
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page).toHaveURL('/m/login');

  const kept = await page.evaluate(() => ({ here: { ...localStorage }, visit: Object.keys(sessionStorage) }));
  expect(kept.here).toMatchObject({ autoLogin: '0' });
  expect(JSON.stringify(kept)).not.toMatch(/marina|token/i);
  expect(kept.visit).toEqual([]);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await page.reload();
  await expect(screen(page, 'login')).toBeVisible();
});

test('a login that home led to returns there, and leaves one history entry of home', async ({ page }) => {
  await openTopOfHome(page);
  await page.getByRole('button', { name: /^Favorito/ }).first().tap();
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/');
  await arrive(page);
  await page.getByRole('link', { name: 'Ver tudo: Em alta agora' }).tap();
  await expect(screen(page, 'gameList')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
