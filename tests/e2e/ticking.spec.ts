import type { Page } from 'playwright/test';
import type { Winner } from '../../src/contract/endpoints/board.ts';
import { scrollToHeading } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { accountButton, changeAnswer, moneyText, screen, signIn } from './steps.ts';

test.use({ build: 'dist-measure' });
// One worker runs them all: each more would start an edge of this build.
test.describe.configure({ mode: 'default' });

const minute = 60_000;

/** The number of component renders during `ticking`. */
async function rendersDuring(page: Page, ticking: () => Promise<void>): Promise<number> {
  await page.waitForLoadState('networkidle');
  const renders = () => page.evaluate(() => window.__renders);
  // Wait until progressive renders have ended.
  await expect(async () => {
    const earlier = await renders();
    await page.clock.runFor(300);
    expect(await renders()).toBe(earlier);
  }).toPass();
  const before = await renders();
  // The measuring build counts: it has counted the first renders.
  expect(before).toBeGreaterThan(0);
  await ticking();
  return (await renders()) - before;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('ten seconds of jackpot, countdowns and a changing balance cause no render', async ({ page, platform }) => {
  await platform.change('leve', { switches: { jackpot: 'show' } });
  // No draw within the ten seconds: its new period would be a new list.
  await platform.addTime(minute - ((await platform.now()) % minute) + 5_000);
  await signIn(page);
  // What lies below the games has come.
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  const jackpot = page.getByRole('region', { name: 'Jackpot acumulado' }).locator('.unseen').last();
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  const countdown = page.getByRole('tabpanel').getByRole('timer').first();
  await expect(countdown).toHaveText(/^\d\d:\d\d:\d\d$/);
  const before = { jackpot: await jackpot.textContent(), countdown: await countdown.textContent() };

  const renders = await rendersDuring(page, async () => {
    await platform.pay('marina', 2_500);
    // As on a return from a game by the back-forward cache, home fetches the balance.
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.clock.runFor(10_000);
    await expect(accountButton(page)).toContainText(moneyText(await platform.balance('marina')));
  });
  expect(await jackpot.textContent()).not.toBe(before.jackpot);
  expect(await countdown.textContent()).not.toBe(before.countdown);
  expect(renders).toBe(0);
});

test('winners that change places cause no render', async ({ page }) => {
  // Draws that end in that minute would be a new list.
  await changeAnswer<unknown[]>(page, /\/wps\/lottery\/list/, () => []);
  await signIn(page);
  await scrollToHeading(page, 'Maiores ganhadores');
  const winners = screen(page, 'home').getByRole('region', { name: 'Maiores ganhadores' }).locator('.winner');
  await expect(winners.nth(8)).toBeAttached();
  const [first, second] = await winners.locator('.winner-rank + *').allTextContents();

  const renders = await rendersDuring(page, async () => {
    await changeAnswer<Winner[]>(page, /GCSGAME_getRankList/, overtaken);
    const requested = page.waitForResponse(/GCSGAME_getRankList/);
    await page.clock.runFor(minute);
    await (await requested).finished();
    await expect(winners.nth(0)).toContainText(second!);
    await expect(winners.nth(1)).toContainText(first!);
  });
  expect(renders).toBe(0);
});

/** The list after its second winner has won twice what the first has. */
function overtaken(list: readonly Winner[]): Winner[] {
  const [first, second, ...others] = list.toSorted((one, other) => other.vo.winAmount - one.vo.winAmount);
  return [first!, { vo: { ...second!.vo, winAmount: 2 * first!.vo.winAmount } }, ...others];
}
