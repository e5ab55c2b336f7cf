import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { advance, advanceIntoRound, message, open, openDesk, openMatches, rounds } from './game-pages.ts';
import type { Platform } from './platform.ts';

// A second tap in the moment in which something else comes under the finger.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const second = 1_000;

test('a second tap never exchanges: poker\'s button rests when it has become another', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'poker');
  const deal = page.locator('#act');
  await deal.tap();
  await expect(deal).toHaveText('Trocar');
  await deal.evaluate((button: HTMLElement) => button.click());
  await deal.evaluate((button: HTMLElement) => button.click());
  await page.waitForTimeout(300);
  await expect(deal).toHaveText('Trocar');
  await expect(rounds(page)).toHaveCount(0);
  expect((await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
  await expect(deal).toBeEnabled();
  await deal.tap();
  await expect(rounds(page)).toHaveCount(1);
});

/** Bets in blackjack's next round, and taps twice in the moment in which its moves come; none where a blackjack leaves nothing to decide. */
async function tapTwiceAsMovesCome(page: Page, platform: Platform): Promise<{ before: number; stands: string } | undefined> {
  await page.getByRole('button', { name: 'Apostar' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('Aposta feita: R$ 1,00');
  const decides = page.evaluate(() => new Promise<{ before: number; stands: string } | undefined>((resolve) => {
    const bar = document.querySelector<HTMLElement>('#move-bar')!;
    setTimeout(() => resolve(undefined), 8_000);
    new MutationObserver(() => {
      if (bar.hidden) return;
      const before = document.querySelectorAll('#player .card-face').length;
      const { activeElement } = document;
      document.querySelector<HTMLElement>('[data-move=hit]')!.click();
      (activeElement as HTMLElement).click();
      resolve({ before, stands: activeElement!.id });
    }).observe(bar, { attributeFilter: ['hidden'] });
  }));
  await advance(page, platform, 12 * second - ((await platform.now()) % (40 * second)));
  return decides;
}

test('a second tap never asks for a card: blackjack\'s moves come without the focus and rest', async ({ page, platform, baseURL }) => {
  let moment: Awaited<ReturnType<typeof tapTwiceAsMovesCome>>;
  // Of three rounds one in eight thousand times all are blackjacks.
  for (let round = 0; !moment && round < 3; round++) {
    // After a round in which nothing was left to decide the table is ahead of the clock.
    if (round) await platform.reset();
    await advanceIntoRound(platform, 40 * second, 500);
    await platform.addTime(round * 40 * second);
    await open(page, baseURL!, 'blackjack');
    moment = await tapTwiceAsMovesCome(page, platform);
  }
  expect(moment?.stands).toBe('move-bar');
  await page.waitForTimeout(300);
  expect(await page.locator('#player .card-face').count()).toBe(moment!.before);
});

test('a second tap never bets: the slip that comes under the finger rests', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  const bet = page.locator('#bet');
  const taken = page.waitForRequest(/\/bet$/);
  // In the same moment, for it rests half a second.
  const resting = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('#bet')!;
    Array.from(document.querySelectorAll<HTMLElement>('.price')).find((price) => price.offsetWidth)!.click();
    button.click();
    return button.getAttribute('aria-disabled');
  });
  expect(resting).toBe('true');
  await page.waitForTimeout(200);
  await expect(page.locator('.match-bets li')).toHaveCount(0);
  await expect(bet).toBeEnabled();
  await bet.tap();
  await taken;
  await expect(page.locator('.match-bets li')).toHaveCount(1);
});

test('nor does it pick another match: what comes under the finger as the slip goes rests', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  await page.locator('.price').filter({ visible: true }).first().tap();
  const bet = page.locator('#bet');
  await expect(bet).toBeEnabled();
  const resting = page.evaluate(() => new Promise<boolean>((resolve) => {
    const slip = document.querySelector<HTMLElement>('#slip')!;
    new MutationObserver(() => {
      if (!slip.hidden) return;
      const price = Array.from(document.querySelectorAll<HTMLElement>('.price')).find((one) => one.offsetWidth)!;
      price.click();
      resolve(price.getAttribute('aria-pressed') === 'false');
    }).observe(slip, { attributeFilter: ['hidden'] });
  }));
  await bet.tap();
  expect(await resting).toBe(true);
  await expect(page.locator('.price').filter({ visible: true }).first()).toBeEnabled();
});

test('a second tap never buys a second ticket, where nothing has to be filled in', async ({ page, platform, baseURL }) => {
  await platform.addTime(60 * second - ((await platform.now()) % (60 * second)) + 5 * second);
  await openDesk(page, baseURL!, 'HN1');
  await page.getByRole('button', { name: 'Par', exact: true }).tap();
  const buy = page.locator('#buy');
  await expect(buy).toBeEnabled();
  const before = await page.locator('#tickets .ticket').count();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/ticket') && asked.push(request.url()));
  // The second one as soon as the first ticket is there.
  await page.evaluate(() => new Promise<void>((resolve) => {
    const button = document.querySelector<HTMLElement>('#buy')!;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      setTimeout(() => resolve(button.click()));
    }).observe(document.querySelector('#tickets')!, { childList: true });
    button.click();
  }));
  await expect(page.locator('#tickets .ticket')).toHaveCount(before + 1);
  expect(asked).toHaveLength(1);
  await expect(buy).toBeEnabled();
  await buy.tap();
  await expect.poll(() => asked.length).toBe(2);
});

test('a second tap never takes a second card', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 40 * second, 500);
  await open(page, baseURL!, 'blackjack');
  const hand = await page.evaluate(() => {
    const { state } = JSON.parse(document.querySelector('#page-data')!.textContent!) as { state: { now: number } };
    return { ...state, phase: 'play', endsAt: state.now + 19_000, dealer: [36], stake: 100, decides: true, mayDouble: true };
  });
  const asked: string[] = [];
  await page.route(/\/(?:sit|hit|state)$/, (route) => {
    const move = route.request().url().split('/').at(-1)!;
    if (move === 'hit') asked.push(move);
    // A two and a three, then fours.
    return route.fulfill({ json: { ...hand, cards: [8, 12, ...asked.map(() => 16)], hits: asked.length } });
  });
  await page.getByRole('button', { name: 'Apostar' }).tap();
  const hit = page.getByRole('button', { name: 'Pedir carta' });
  await expect(hit).toBeEnabled();
  await page.evaluate(() => new Promise<void>((resolve) => {
    const button = document.querySelector<HTMLElement>('[data-move=hit]')!;
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('#player .card-item:not(.is-empty)').length < 3) return;
      observer.disconnect();
      setTimeout(() => resolve(button.click()));
    }).observe(document.querySelector('#player')!, { childList: true });
    button.click();
  }));
  await expect(hit).toBeDisabled();
  expect(asked).toHaveLength(1);
  await expect(hit).toBeEnabled();
  await hit.tap();
  await expect(page.locator('#player .card-item')).toHaveCount(4);
});
