import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { untilServed } from './served.ts';
import { screen, sendLogin, signInAt } from './steps.ts';

// The tests make calls fail: Chromium logs each failed request.
test.use({ tolerated: /^Failed to load resource/ });

const centsOf = (text: string): number => Number(text.replace(/\D/g, ''));

test('a rebate is claimed once by a double tap', async ({ page, platform }) => {
  await page.goto('/m/member/manualRebate');
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  const main = screen(page, 'manualRebate');
  const button = main.getByRole('button', { name: 'Resgatar' });
  await expect(button).toBeEnabled();
  const before = await platform.balance('marina');
  // Faster than a render; a second claim would say the sum again.
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText(/a mais no seu saldo/)).toHaveCount(1);
  await expect(main.getByText('Você ainda não tem cashback.')).toBeVisible();
  const claims = (await platform.ledger('marina')).filter(({ kind }) => kind === 'rebate');
  expect(claims).toHaveLength(1);
  expect(await platform.balance('marina')).toBe(before + claims[0]!.amount);
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole('link', { name: 'Ver dia a dia' }).tap();
  await screen(page, 'rebateReport').getByRole('listitem').first().getByRole('button').tap();
  await expect(page.getByRole('dialog')).toContainText('Resgatado');
});

test('the report of the rebate opens with the days since the last claim: what is not claimed of them is what waits', async ({ page }) => {
  await signInAt(page, '/m/member/manualRebate', 'marina');
  const main = screen(page, 'manualRebate');
  await expect(main.getByRole('button', { name: 'Resgatar' })).toBeEnabled();
  const waiting = await main.locator('.rebate-amount').textContent();
  await main.getByRole('link', { name: 'Ver dia a dia' }).tap();
  const report = screen(page, 'rebateReport');
  const sums = report.locator('.record-totals > div');
  await expect(sums.filter({ hasText: 'No período' })).toContainText('R$');
  const [inPeriod, claimed] = await Promise.all(['No período', 'Resgatado'].map(async (name) => centsOf((await sums.filter({ hasText: name }).textContent())!)));
  expect(inPeriod! - claimed!).toBe(centsOf(waiting!));
  // No second sum that looks like that of the claim: of fewer days it would be another.
  await expect(sums.filter({ hasText: 'A resgatar' })).toHaveCount(0);
});

test('a reward is claimed once in the reward centre, and moves to the claimed ones', async ({ page, platform }) => {
  await signInAt(page, '/m/rewardCenter');
  const main = screen(page, 'rewardCenter');
  const gift = main.getByRole('button', { name: /^Resgatar .*Cashback do fim de semana$/ });
  await expect(gift).toBeVisible();
  await expect(main.getByRole('timer').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
  expect(await axeViolations(page)).toEqual([]);
  const before = await platform.balance('marina');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.reward')) moved.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  const left = await main.locator('.rewards-worth').textContent();
  await gift.dblclick();
  await expect(gift).toHaveCount(0);
  // The rows below close up, and the sum rolls to what is left.
  await expect.poll(() => page.evaluate(() => (window as unknown as { moved: string[] }).moved.join())).toMatch(/translateY\(\d+(\.\d+)?px\)/);
  await expect(main.locator('.rewards-worth').getByRole('img')).toBeVisible();
  await expect(main.locator('.rewards-worth').getByRole('img')).not.toHaveAccessibleName(left!);
  expect(await platform.balance('marina')).toBe(before + 1_000);
  await page.getByRole('tab', { name: 'Resgatadas' }).tap();
  await expect(main.getByRole('listitem').first()).toContainText('Cashback do fim de semana');
  await page.getByRole('tab', { name: 'Expiradas' }).tap();
  await expect(main.getByRole('listitem').first()).toContainText('Sorteio da primavera');
});

test('a level bonus whose answer is lost is not offered again', async ({ page, platform }) => {
  await signInAt(page, '/m/member/benefits');
  const benefits = screen(page, 'benefits');
  const bronze = benefits.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'VIP Bronze' }) });
  await platform.injectFault('claimLevelBonus', 'cut');
  const before = await platform.balance('marina');
  await expect(bronze.getByText('Bônus resgatado')).toHaveCount(0);
  await benefits.getByRole('button', { name: /^Resgatar tudo/ }).tap();
  await expect(bronze.getByText('Bônus resgatado')).toBeVisible();
  expect(await platform.balance('marina')).toBe(before + 500);
});

test('all waiting rewards are claimed with one tap, and then there are none', async ({ page, platform }) => {
  await signInAt(page, '/m/rewardCenter');
  const main = screen(page, 'rewardCenter');
  const all = main.getByRole('button', { name: /^Resgatar tudo/ });
  await expect(all).toBeVisible();
  const gifts = await main.getByRole('listitem').count();
  const before = await platform.balance('marina');
  const worth = Number((await all.textContent())!.replace(/\D/g, ''));
  await all.dblclick();
  await expect(main.getByRole('heading', { name: 'Nenhuma recompensa agora' })).toBeVisible();
  await expect(main.getByText(/^Nenhuma recompensa ·/)).toBeVisible();
  await expect(all).toHaveCount(0);
  expect(await platform.balance('marina')).toBe(before + worth);
  const paid = (await platform.ledger('marina')).filter(({ kind }) => kind === 'reward').slice(-gifts);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(worth);
});

test('missions show progress and reward; a failed leaderboard loads by its retry', async ({ page, platform }) => {
  await platform.injectFault('leaderBoard', 'not-json');
  await signInAt(page, '/m/leaderBoard');
  const main = screen(page, 'leaderBoard');
  await expect(main.getByRole('progressbar').first()).toBeVisible();
  await expect(main.getByText(/^Contam as apostas de/)).toHaveCount(1);
  // On a Sunday a countdown stands where the week's days would.
  await expect(main.getByText(/^Terminam em/)).toHaveCount(2);
  await expect(main.getByRole('timer').or(main.getByText(/^\d+ dias? e \d+\sh$/))).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('tab', { name: 'Ranking' }).tap();
  await expect(main.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await platform.clearFaults();
  await main.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(main.getByText(/^..•••..$/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('tab', { name: 'Missões' }).tap();
  await main.getByRole('button', { name: /^Resgatar .*Aposte R\$ 50/ }).tap();
  await expect(main.getByRole('listitem').filter({ hasText: 'Aposte R$ 50' })).toContainText('Resgatada');
  await platform.change('leve', { switches: { MISSION: false } });
  await untilServed(page, page.url(), '"MISSION":{"enabled":false}');
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Não disponível' })).toBeVisible();
});
