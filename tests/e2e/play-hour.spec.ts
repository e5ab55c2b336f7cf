import type { Page } from 'playwright/test';
import type { PlayVisit } from '../../src/contract/endpoints/responsible.ts';
import { expect, test } from './fixture.ts';
import { changeAnswer, moneyText, screen, withoutApp } from './steps.ts';
import { bar, framing, game, html, playAt, speaking, theirs } from './vendor.ts';

// Sixty-two minutes in a vendor's game on another origin: what the platform has to say comes over the frame, after the round.

test.use({ ...framing, tolerated: /Failed to load|ERR_INTERNET_DISCONNECTED/ });

const minute = 60_000;
const here = '/m/play?vendor=BGS&game=10001&category=RNG';
const heard = (page: Page) => theirs(page).locator('#heard');
const bet = (page: Page) => theirs(page).getByRole('button', { name: 'Apostar' }).tap();
const endRound = (page: Page) => theirs(page).getByRole('button', { name: 'Parar' }).tap();

/** The page of the game is the one that was opened: its own clock has gone on. */
async function goesOn(page: Page, since: number): Promise<number> {
  const count = async () => Number(await theirs(page).locator('#round').textContent());
  await expect.poll(count).toBeGreaterThan(since);
  return count();
}

/** The page's clock runs until the app has told the platform that the member is there, and heard what it says. */
async function nextVisit(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/wps\/responsible\/visit/).then(() => true);
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(5_000);
    return Promise.race([answered, page.waitForTimeout(200).then(() => false)]);
  };
  await expect.poll(look, { timeout: 50_000 }).toBe(true);
}

test('reality check, limit, Pix and lost network come over the game, which goes on; a pause ends it after the round', async ({ page, platform, context }) => {
  test.slow();
  await page.clock.install();
  const more: Partial<PlayVisit> = {};
  await changeAnswer<PlayVisit>(page, /\/wps\/responsible\/visit/, (said) => ({ ...said, ...more }));
  const asked = await playAt(page, speaking, html(game()));
  await page.goto(here);
  await expect(heard(page)).toHaveText('goOn');
  await page.clock.runFor(1_000);
  let count = await goesOn(page, 0);

  await platform.pay('marina', 12_300);
  await page.clock.runFor(16_000);
  await expect(bar(page)).toContainText(moneyText(await platform.balance('marina')));

  await bet(page);
  await platform.addTime(62 * minute);
  await nextVisit(page);
  const check = page.getByRole('alertdialog', { name: /^Você está aqui há 6[234] minutos$/ });
  await page.waitForTimeout(1_000);
  await expect(check).toHaveCount(0);
  await endRound(page);
  await expect(check).toBeVisible();
  await expect(heard(page)).toHaveText('hold');
  count = await goesOn(page, count);
  await check.getByRole('button', { name: 'Continuar' }).tap();
  await expect(heard(page)).toHaveText('goOn');

  more.reached = [{ kind: 'loss', period: 'day' }];
  await nextVisit(page);
  await expect(page.getByText('Você chegou ao limite de perda que definiu para o dia.')).toBeVisible();
  count = await goesOn(page, count);

  await context.setOffline(true);
  await expect(page.getByText('Sem internet. O que você apostou está guardado.')).toBeVisible();
  await page.clock.runFor(minute);
  await context.setOffline(false);
  await expect(page.getByText('Sem internet.')).toHaveCount(0);
  count = await goesOn(page, count);
  expect(asked).toHaveLength(1);

  await bet(page);
  more.away = { kind: 'pause', endsAt: (await platform.now()) + 24 * 60 * minute };
  await nextVisit(page);
  await page.waitForTimeout(1_000);
  await goesOn(page, count);
  await endRound(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('.play')).toContainText(/pausa/i);
});

test('a session that the platform ends waits for the round', async ({ page, platform }) => {
  await page.clock.install();
  await playAt(page, speaking, html(game()));
  await page.goto(here);
  await expect(heard(page)).toHaveText('goOn');
  await bet(page);
  await platform.endSessions('marina');
  await page.clock.runFor(16_000);
  await page.waitForTimeout(1_500);
  await goesOn(page, 0);
  await endRound(page);
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a sign-out in another tab ends the game there and here', async ({ page, context }) => {
  await playAt(page, speaking, html(game()));
  await page.goto(here);
  await expect(heard(page)).toHaveText('goOn');
  const other = await context.newPage();
  await other.goto(withoutApp);
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(screen(page, 'login')).toBeVisible();
});
