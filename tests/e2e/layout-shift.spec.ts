import type { Page } from 'playwright/test';
import { paths } from '../../src/app/paths.ts';
import { routeOf, type ScreenName } from '../../src/app/routes.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { forAgents, forMembers, names, pathOf } from './screens.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { keepSession, moneyText, screen } from './steps.ts';

const half = Math.ceil(forMembers.length / 2);

/** Waits for the next paint. */
const nextPaint = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Sends calls one after the other, each after the paint of the previous one, so that each could shift the layout. Within the
 * page: with a route, each request would go through the test, and no page would have the files of the one before from the cache.
 */
async function answerOneByOne(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = fetch;
    const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let before = Promise.resolve();
    window.fetch = async (...asked) => {
      if (!new URL(String(asked[0]), location.href).pathname.startsWith('/wps/')) return send(...asked);
      before = before.then(painted);
      await before;
      return send(...asked);
    };
  });
}

/** Renders come 50 ms later than they would: on a busy phone a frame is painted between a signal's text and a render. */
async function renderLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 50);
    };
  });
}

async function shiftsOn(page: Page, name: ScreenName): Promise<string[]> {
  await page.goto(pathOf(name));
  // Not visible: a game lies over the window, and its screen has no height.
  await expect(screen(page, name)).toBeAttached();
  return shiftsUntilIdle(page, name);
}

async function shiftsUntilIdle(page: Page, name: ScreenName): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await nextPaint(page);
  return (await shiftsOf(page)).map((shift) => `${name}: ${shift}`);
}

async function expectNoShifts(page: Page, selected: readonly ScreenName[]): Promise<void> {
  await watchShifts(page);
  await renderLate(page);
  await answerOneByOne(page);
  const shifts: string[] = [];
  for (const name of selected) shifts.push(...(await shiftsOn(page, name)));
  expect(shifts).toEqual([]);
}

test.describe('screens have no layout shift while they load', () => {
  // A narrow viewport breaks lines, and a tall one shows more.
  test.use({ viewport: { width: 360, height: 823 } });
  test.describe.configure({ timeout: 120_000 });

  test('for visitors', async ({ page }) => {
    await expectNoShifts(page, names.filter((name) => !routeOf(paths[name]).access.session));
  });

  for (const part of [0, 1]) {
    test(`for members, part ${part + 1}`, async ({ page }) => {
      await keepSession(page);
      await expectNoShifts(page, forMembers.slice(part * half, (part + 1) * half));
    });
  }

  // Elsewhere scripts and answers often come before the first paint.
  for (const name of ['leaderBoard', 'rewardCenter', 'moreLottery'] as const) {
    test(`${name}, when its scripts come after the first paint`, async ({ page }) => {
      await keepSession(page);
      await watchShifts(page);
      await answerOneByOne(page);
      const release = await hold(page, '**/assets/*.js');
      await page.goto(pathOf(name), { waitUntil: 'domcontentloaded' });
      await expect(screen(page, name)).toBeVisible();
      await nextPaint(page);
      release();
      await page.waitForResponse('**/wps/**');
      expect(await shiftsUntilIdle(page, name)).toEqual([]);
    });
  }

  test('gameCenter, when the vendors come before their categories', async ({ page }) => {
    await watchShifts(page);
    const answer = await hold(page, '**/wps/game/vassalage/type*');
    await page.goto(pathOf('gameCenter'));
    const vendor = screen(page, 'gameCenter').getByRole('link').first();
    await expect(vendor).toBeVisible();
    await nextPaint(page);
    answer();
    await expect(vendor).toHaveText(/Slots/);
    expect(await shiftsUntilIdle(page, 'gameCenter')).toEqual([]);
  });

  // The page brings their titles alone.
  test('notice, when the texts come after what reads them', async ({ page }) => {
    await watchShifts(page);
    await renderLate(page);
    const release = await hold(page, '**/wps/content/notices*');
    const reader = page.waitForResponse('**/assets/rich-text-*.js');
    await page.goto(pathOf('notice'));
    await reader;
    await nextPaint(page);
    release();
    await expect(screen(page, 'notice').getByText('Todos os jogos do BGS voltaram ao ar')).toBeVisible();
    expect(await shiftsUntilIdle(page, 'notice')).toEqual([]);
  });

  // Its clock disagrees with the page's times, as after a draw that was due while the page was on its way: they come with the answer.
  test('lottery, on a phone whose clock is an hour behind', async ({ page }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 3_600_000;
    });
    await watchShifts(page);
    await renderLate(page);
    const release = await hold(page, '**/wps/lottery/**');
    await page.goto(pathOf('lottery'));
    const times = screen(page, 'lottery').getByRole('timer');
    await expect(times.first()).toHaveText(/--:--:--/);
    await nextPaint(page);
    release();
    await expect(times.first()).toHaveText(/\d\d:\d\d:\d\d/);
    expect(await shiftsUntilIdle(page, 'lottery')).toEqual([]);
  });

  test('withdraw, with a withdrawal under way, when the balance comes last', async ({ page }) => {
    await keepSession(page);
    await page.goto(pathOf('withdraw'));
    await page.getByLabel('Valor em R$').fill('100,00');
    await page.getByLabel('Senha de saque', { exact: true }).fill('leve2026');
    await page.getByRole('button', { name: 'Pedir saque' }).tap();
    await expect(page.getByRole('region', { name: `Saque de ${moneyText(10_000)}` })).toBeVisible();
    await watchShifts(page);
    await renderLate(page);
    const release = await hold(page, '**/wps/wallet*');
    await page.goto(pathOf('withdraw'));
    await expect(page.getByRole('button', { name: 'Pedir saque' })).toBeVisible();
    await nextPaint(page);
    const answer = page.waitForResponse('**/wps/wallet*');
    release();
    await answer;
    expect(await shiftsUntilIdle(page, 'withdraw')).toEqual([]);
  });

  test('for agents', async ({ page }) => {
    await keepSession(page, 'agente');
    await expectNoShifts(page, forAgents);
  });
});
