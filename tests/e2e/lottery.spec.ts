import type { Locator, Page } from 'playwright/test';
import { prizeModes } from '../../src/contract/categories.ts';
import type { Lottery, LotteryGroup } from '../../src/contract/endpoints/lottery.ts';
import { expect, test } from './fixture.ts';
import type { Platform } from './platform.ts';
import { accountButton, changeAnswer, returnToTab, moneyText, screen, sendLogin, signIn } from './steps.ts';
import { untilServed } from './served.ts';
import { stopClock } from './stop-clock.ts';

type Menu = Record<string, LotteryGroup>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const menuPath = /\/wps\/lottery\/menu/;

const panel = (page: Page) => screen(page, 'lottery').getByRole('tabpanel');
const card = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
const timer = (page: Page, name: string) => card(page, name).getByRole('timer');
const digits = async (page: Page, name: string) => (await card(page, name).locator('.drawn').innerText()).replace(/\s/g, '');

/** The menu with a change to every lottery. */
const allWith = (menu: Menu, change: Partial<Lottery>): Menu =>
  Object.fromEntries(Object.entries(menu).map(([code, group]) => [code, { ...group, gameMenus: group.gameMenus.map((lottery) => ({ ...lottery, ...change })) }]));

/** Advances the platform's clock to `at` ms after the start of a minute. */
const advanceIntoMinute = async (platform: Platform, at: number) => platform.addTime((minute + at - ((await platform.now()) % minute)) % minute);

/** Waits until the hall is served with the running period: the clock of the platform has jumped since the edge asked. */
async function untilRunning(page: Page): Promise<void> {
  const answer = await page.request.get(`/wps/lottery/menu?prizeMode=${prizeModes.LOTT}&device=MOBILE&language=pt`, { headers: { Merchant: 'leve' } });
  const { value } = (await answer.json()) as { value: Record<string, LotteryGroup> };
  const hanoi = Object.values(value).flatMap(({ gameMenus }) => gameMenus).find(({ remark }) => remark === 'Hà Nội 1 min')!;
  await untilServed(page, '/m/lottery', `Concurso ${hanoi.numero}`);
}

/** Seconds of hh:mm:ss. */
const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const secondsLeft = async (page: Page, name: string) => secondsOf((await timer(page, name).textContent())!);

test('the hall\'s countdown follows the platform\'s clock on a phone an hour off, and after sleep', async ({ page, platform }) => {
  await advanceIntoMinute(platform, 5 * second);
  await page.clock.install({ time: Date.now() + hour });
  await page.goto('/m/lottery');
  await expect(timer(page, 'Hà Nội 1 min')).toHaveText(/^00:00:\d\d$/);
  const expectedSeconds = async () => Math.ceil((minute - ((await platform.now()) % minute)) / second);
  await expect.poll(async () => Math.abs((await secondsLeft(page, 'Hà Nội 1 min')) - (await expectedSeconds()))).toBeLessThanOrEqual(1);

  await stopClock(page);
  const before = await secondsLeft(page, 'Hà Nội 1 min');
  await page.clock.runFor(10 * second);
  expect(before - (await secondsLeft(page, 'Hà Nội 1 min'))).toBe(10);

  // The phone sleeps through ten draws: due timers run once, when it wakes.
  const drawn = await digits(page, 'Hà Nội 1 min');
  await platform.addTime(10 * minute);
  await page.clock.fastForward(10 * minute);
  await returnToTab(page);
  await expect.poll(() => digits(page, 'Hà Nội 1 min')).not.toBe(drawn);
  // A second answer, because the clock jumped during the first.
  const answer = page.waitForResponse(menuPath);
  await returnToTab(page);
  await (await answer).finished();
  await expect.poll(async () => Math.abs((await secondsLeft(page, 'Hà Nội 1 min')) - (await expectedSeconds()))).toBeLessThanOrEqual(2);
});

/** What the wheels of the panel's countdowns show on the screen, and what their texts tell. */
const countdowns = (hall: Locator) =>
  hall.evaluate((element) => Array.from(element.querySelectorAll<HTMLElement>('.countdown-face'), (face) => {
    const { top, height } = face.getBoundingClientRect();
    const [tensOfMinutes, minutes, tensOfSeconds, seconds] = Array.from(face.querySelectorAll('.wheel'), (wheel) => {
      const box = wheel.getBoundingClientRect();
      return Math.round(box.height / height) - 1 - Math.round((top - box.top) / height);
    });
    return { top, shown: `${face.dataset.hours}:${tensOfMinutes}${minutes}:${tensOfSeconds}${seconds}`, told: face.parentElement!.textContent! };
  }).filter(({ top }) => top > 0 && top < innerHeight));

/** Names of the page's timers in the browser's own tree for screen readers, which knows less than a test tool does: no text that is not laid out. */
async function timersRead(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'timer').map(({ name }) => String(name?.value));
}

test('the wheels of the countdowns show the time that their texts tell, before and after a draw, and a screen reader reads it', async ({ page, platform }) => {
  await advanceIntoMinute(platform, 48 * second);
  await page.goto('/m/lottery');
  await expect(panel(page).locator('.countdown-face').first()).toBeVisible();
  await expect.poll(async () => (await timersRead(page))[0]).toMatch(/^\d\d:\d\d:\d\d$/);
  for (const text of [/^00:00:0[4-8]$/, /^00:00:0[0-3]$/, /^00:0[01]:[05]\d$/]) {
    await expect(timer(page, 'Hà Nội 1 min')).toHaveText(text);
    await expect(async () => {
      const found = await countdowns(panel(page));
      expect(found.length).toBeGreaterThan(2);
      // The text changes with the phone's seconds, the wheels with the draw's own.
      for (const { shown, told } of found) expect([0, 1]).toContain(secondsOf(told) - secondsOf(shown));
    }).toPass({ timeout: second });
  }
});

/** The time that a lottery's countdown tells, and how its card is marked meanwhile. */
const marksOf = (lottery: Locator) =>
  lottery.evaluate((element) => ({
    told: element.querySelector('[role=timer]')!.textContent!,
    due: element.querySelector('.drawn-due') !== null,
    near: element.querySelector('.countdown-near') !== null,
  }));

test('in the last ten seconds the balls are empty, below six the countdown is marked, and the draw shows period and result', async ({ page, platform }) => {
  await advanceIntoMinute(platform, 32 * second);
  await untilRunning(page);
  await page.clock.install();
  await page.goto('/m/lottery');
  const hanoi = card(page, 'Hà Nội 1 min');
  await expect(timer(page, 'Hà Nội 1 min')).toHaveText(/^00:00:\d\d$/);
  await stopClock(page);
  const period = /\d{8}-\d{4}/.exec(await hanoi.innerText())![0];
  // The page's clock runs ahead of the platform's: what it asks meanwhile is answered after the draw.
  let draw = () => {};
  const drawnThere = new Promise<void>((resolve) => { draw = resolve; });
  await page.route(menuPath, async (route) => {
    await drawnThere;
    await route.continue();
  });
  await page.clock.runFor(((await secondsLeft(page, 'Hà Nội 1 min')) - 12) * second);
  const lastSeconds = [];
  do {
    const { told, ...marks } = await marksOf(hanoi);
    lastSeconds.push({ left: secondsOf(told), ...marks });
    await page.clock.runFor(second);
  } while (lastSeconds.at(-1)!.left > 4);
  for (const { left, due, near } of lastSeconds) {
    if (left !== 10) expect(due, `due at ${left} s`).toBe(left < 10);
    if (left !== 6) expect(near, `near at ${left} s`).toBe(left < 6);
  }
  expect(lastSeconds[0]!.left).toBeGreaterThan(10);
  await platform.addTime(minute);
  draw();
  await page.clock.runFor(6 * second);
  await expect(hanoi).not.toContainText(period);
  await page.clock.runFor(second);
  await expect(hanoi.locator('.countdown-near')).toHaveCount(0);
  await expect(hanoi.locator('.drawn-due')).toHaveCount(0);
  const results = (await (await page.request.get('/wps/lottery/results?language=pt&gameCode=HN1', { headers: { Merchant: 'leve' } })).json()) as {
    value: { draws: { winningNumber: string }[] }[];
  };
  expect(await digits(page, 'Hà Nội 1 min')).toBe(results.value[0]!.draws[0]!.winningNumber.split(/[~,]/)[0]);
});

test('the menu is fetched again at the next draw, after 30 s at most, and after 7 s where a draw is overdue', async ({ page }) => {
  let remainTime = hour;
  await changeAnswer<Menu>(page, menuPath, (menu) => allWith(menu, { remainTime, previousWinningNumber: '90210,11~22' }));
  let requested = 0;
  page.on('response', (response) => menuPath.test(response.url()) && requested++);
  await page.clock.install();
  await page.goto('/m/lottery');
  await expect(timer(page, 'Hà Nội 1 min')).toHaveText(/^00:59:|^01:00:00$/);
  expect(await digits(page, 'Hà Nội 1 min')).toBe('90210');
  await stopClock(page);
  /** The menu is fetched once after `wait`, and not two seconds earlier. */
  const expectFetchAfter = async (wait: number) => {
    const before = requested;
    await page.clock.runFor(wait - 2 * second);
    expect(requested).toBe(before);
    const answer = page.waitForResponse(menuPath);
    await page.clock.runFor(2 * second);
    await (await answer).finished();
    expect(requested).toBe(before + 1);
  };
  await returnToTab(page);
  await expect.poll(() => requested).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  remainTime = 12 * second;
  await expectFetchAfter(30 * second);
  remainTime = 0;
  await expectFetchAfter(12 * second);
  await expectFetchAfter(7 * second);
});

test('lotteries off sale show no time; tabs select groups', async ({ page }) => {
  await changeAnswer<Menu>(page, menuPath, (menu) => ({ ...menu, VN_FAST: { ...menu.VN_FAST, gameMenus: menu.VN_FAST!.gameMenus.map((lottery) => ({ ...lottery, isSale: false })) } }));
  await page.goto('/m/lottery');
  await expect(timer(page, 'Hà Nội 1 min')).toHaveText('--:--:--');
  await expect(page.getByRole('tab')).toHaveText(['Populares', 'Favoritas', 'Rápidas', 'Norte', 'Centro', 'Sul', 'Mega', 'Brasil']);
  await page.getByRole('tab', { name: 'Rápidas' }).tap();
  await expect(page).toHaveURL('/m/lottery?tab=VN_FAST');
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Favoritas' }).tap();
  await expect(page).toHaveURL('/m/login');
});

test('favourites belong to a user, come first, and send a visitor to login', async ({ page }) => {
  const star = (name: string) => page.getByRole('button', { name: `Favorita: ${name}` });
  const names = () => panel(page).locator('.lottery-card-name').allInnerTexts();
  await page.goto('/m/lottery');
  await star('Miền Bắc').tap();
  await expect(page).toHaveURL('/m/login');
  await expect(page.getByText('Entre na sua conta para guardar favoritos.')).toBeVisible();
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/m/lottery');
  await expect(star('Miền Bắc')).toHaveAttribute('aria-pressed', 'false');
  // Drawn in turns: none is a place any more.
  await expect(panel(page).locator('li[aria-hidden]')).toHaveCount(0);
  const before = await names();
  await star('Miền Bắc').tap();
  await expect(star('Miền Bắc')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(['Miền Bắc', ...before.filter((name) => name !== 'Miền Bắc')]);
  await page.reload();
  await expect.poll(names).toEqual(['Miền Bắc', ...before.filter((name) => name !== 'Miền Bắc')]);
  await page.getByRole('tab', { name: 'Favoritas' }).tap();
  await expect.poll(names).toEqual(['Miền Bắc']);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.session) as { userName: string };
    localStorage.session = JSON.stringify({ ...session, userName: 'outra' });
  });
  await page.goto('/m/lottery');
  await expect.poll(names).toEqual(before);
});

test('a ticket from the launcher is settled by the draw, in ticket list, ledger and balance', async ({ page, platform }) => {
  // A member without earlier tickets.
  await signIn(page, 'tipo40');
  const before = await platform.balance('tipo40');
  const [last] = await platform.ledger('tipo40');
  await advanceIntoMinute(platform, 5 * second);
  await page.goto('/m/lottery');
  await card(page, 'Hà Nội 1 min').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/play\//);
  await page.getByRole('button', { name: 'Par', exact: true }).tap();
  await page.getByRole('button', { name: 'Comprar' }).tap();
  const bought = page.locator('#toast', { hasText: 'Bilhete comprado. Boa sorte!' });
  await expect(bought).toBeVisible();
  await expect(bought).toHaveCSS('transform', 'none');
  // It covers neither the balance, the countdown, nor the bar that buys.
  const { y, height } = (await bought.boundingBox())!;
  for (const part of ['#balance', '#desk-time', '#desk-bar']) {
    const other = (await page.locator(part).boundingBox())!;
    expect(y + height <= other.y || other.y + other.height <= y, part).toBe(true);
  }
  await expect(page.locator('#tickets')).toContainText('Aguardando o sorteio');
  await platform.addTime(minute);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('#tickets')).toContainText(/Você ganhou|Não foi desta vez/);
  await expect(page.locator('#tickets')).toContainText(/Sorteado: \d{5}/);
  const entries = (await platform.ledger('tipo40')).filter(({ id }) => id > last!.id);
  const won = (await page.locator('#tickets').innerText()).includes('Você ganhou');
  expect(entries.map(({ kind }) => kind)).toEqual(won ? ['win', 'stake'] : ['stake']);
  const after = await platform.balance('tipo40');
  expect(after).toBe(before + entries.reduce((sum, { amount }) => sum + amount, 0));
  await page.getByRole('link', { name: 'Voltar ao aplicativo' }).tap();
  await expect(screen(page, 'lottery')).toBeVisible();
  await page.goto('/m/home');
  await expect(accountButton(page)).toContainText(moneyText(after));
});
