import type { MachineName } from '../../src/sandbox/games/machine-of.ts';
import { expect, test } from './fixture.ts';
import { advance, advanceIntoRound, open, openDesk, openMatches, rounds } from './game-pages.ts';

// What games show: where it is, whether it is in sight, whether it is true.

const second = 1_000;
const machines = ['classic', 'roulette', 'blackjack', 'crash', 'fishing', 'poker'] as const satisfies readonly MachineName[];

test('the cannon points at what is shot, and the shot flies there', async ({ page, baseURL }) => {
  await open(page, baseURL!, 'fishing');
  const turned = await page.evaluate(async () => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const sea = document.querySelector('.sea')!.getBoundingClientRect();
    const fish = Array.from(document.querySelectorAll<HTMLElement>('.fish')).find((one) => middle(one)[0] > sea.left + 40 && middle(one)[0] < sea.right - 40)!;
    const [x, y] = middle(fish);
    fish.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { said: Number(/rotate\((.+)rad/.exec(document.querySelector<HTMLElement>('#cannon')!.style.transform)![1]), wanted: Math.atan2(x - sea.left - sea.width / 2, sea.bottom - 24 - y) };
  });
  expect(turned.said).toBeCloseTo(turned.wanted, 1);
});

test('each game has one element for each id, one live region, and in a low window with large text in sight what spends and what must be tapped in time', async ({ page, baseURL }) => {
  // A window of 320 x 480 below the app's bar.
  await page.setViewportSize({ width: 320, height: 436 });
  const acts: Record<(typeof machines)[number], string> = { classic: '#spin', roulette: '#place', blackjack: '#sit', crash: '#act', fishing: '.stake-picker', poker: '#act' };
  /** What a reader would speak by itself. */
  const liveRegions = () => page.evaluate(() => Array.from(document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log], output'), ({ id }) => id));
  for (const machine of machines) {
    await test.step(machine, async () => {
      await open(page, baseURL!, machine);
      const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(await liveRegions()).toEqual(['spoken']);
      for (const size of [16, 32]) {
        await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
        await expect(page.locator(acts[machine]), `${size} px`).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  }
  await openMatches(page, baseURL!);
  expect(await liveRegions(), 'sports').toEqual(['spoken']);
  await openDesk(page, baseURL!, 'HN1');
  expect(await liveRegions(), 'lottery').toEqual(['spoken']);
});

test('a bet on a match stands in its card, which is in sight above the slip; matches that have ended come last', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  const states = await page.evaluate(() => (JSON.parse(document.querySelector('#page-data')!.textContent!) as { stadium: { matches: { state: string }[] } }).stadium.matches.map(({ state }) => state));
  const order = ['live', 'open', 'ended'];
  expect(states).toEqual(states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  const card = page.locator('.match').filter({ has: page.locator('.price:visible') }).nth(2);
  const price = card.locator('.price').nth(1);
  await price.tap();
  const slip = page.locator('#slip');
  await expect(slip).toContainText(/^\s*\S.+ x .+\s+Empate/);
  const [below, above] = [(await price.boundingBox())!, (await slip.boundingBox())!];
  expect(below.y + below.height).toBeLessThanOrEqual(above.y);
  await price.tap();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
  await price.tap();
  const [large, over] = [(await price.boundingBox())!, (await slip.boundingBox())!];
  expect(large.y + large.height).toBeLessThanOrEqual(over.y);
  expect(large.y).toBeGreaterThanOrEqual(0);
  await slip.getByRole('button', { name: 'Apostar', exact: true }).tap();
  await expect(card).toContainText('Sua aposta: Empate · R$ 1,00');
});

test('a draw that is over never lends its clock to the next one', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 60 * second, 40 * second);
  await openDesk(page, baseURL!, 'HN1');
  const time = page.evaluate(() => new Promise<string>((resolve) => {
    new MutationObserver(() => resolve(document.querySelector('#desk-time')!.textContent!)).observe(document.querySelector('#desk-period')!, { childList: true });
  }));
  await advance(page, platform, 25 * second);
  expect(await time).toMatch(/^00:5\d$/);
});

test('a card of numbers asks for numbers, and its button says how many are missing', async ({ page, baseURL }) => {
  await openDesk(page, baseURL!, 'M645', 'en');
  const buy = page.locator('#buy');
  await expect(buy).toHaveText('Pick 6 numbers');
  await expect(page.locator('#picked')).toHaveAttribute('aria-label', 'Pick 6 numbers');
  await page.getByRole('button', { name: '07', exact: true }).tap();
  await expect(buy).toHaveText('5 more to pick');
  await page.getByRole('button', { name: 'Lucky dip' }).tap();
  await expect(buy).toHaveText('Buy');
  await expect(buy).toBeEnabled();
});

test('in forced colours what is chosen is told from what is not, and buttons have an edge', async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, baseURL!, 'HN1');
  const ground = (name: string) => page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Dezena')).not.toBe(await ground('Centena'));
  await expect(page.getByRole('button', { name: 'Centena' })).toHaveCSS('border-top-style', 'solid');
});

test('who cashes out before the end sees it among the rounds at once', async ({ page, platform, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, baseURL!, 'crash');
  await expect(async () => {
    // In a flight the same tap is for the next one.
    const board = page.getByRole('button', { name: 'Embarcar', exact: true });
    if (await board.isVisible()) await board.click({ timeout: 1_000 });
    await page.getByRole('button', { name: /^Retirar R\$/ }).click({ timeout: 5_000 });
    await expect(page.locator('#phase')).toHaveText('Subindo', { timeout: 300 });
    expect(await rounds(page).count()).toBe((await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake').length);
  }).toPass({ timeout: 60_000 });
});
