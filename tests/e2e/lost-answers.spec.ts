import type { Page } from 'playwright/test';
import { flightAt } from '../../src/sandbox/games/crash/schedule.ts';
import type { Platform as Inside } from '../../src/sandbox/handler.ts';
import { expect, test } from './fixture.ts';
import { advanceIntoRound, gameOf, message, open, openDesk, openMatches, rounds, toast } from './game-pages.ts';
import type { Platform } from './platform.ts';

// A stake whose answer is lost on its way: the platform has it, the page does not know. The next tap asks for the same one.

const second = 1_000;

test.use({ tolerated: /Failed to load|ERR_FAILED|ERR_CONNECTION/ });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const stakes = async (platform: Platform): Promise<number> => (await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake').length;

/** `tap` stakes; the platform takes it, and its answer is lost, as are those of the calls that the page repeats by itself. */
async function tapInVain(page: Page, path: RegExp, tap: () => Promise<void>): Promise<void> {
  let lost = 0;
  await page.route(path, async (route) => {
    await route.fetch();
    // Where the test has gone on meanwhile, it is lost anyway.
    await route.abort('failed').catch(() => {});
    lost++;
  });
  await tap();
  await expect.poll(() => lost).toBeGreaterThanOrEqual(3);
  await expect(toast(page)).toContainText('Sem conexão');
  await page.unroute(path);
}

/** What was staked is in the ledger once. */
const stakedOnce = (platform: Platform): Promise<void> => expect.poll(() => stakes(platform)).toBe(1);

test('slots: the next spin shows that round, whatever stake is chosen by then; the one after is new', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'lines');
  const spin = page.getByRole('button', { name: 'Girar' });
  await tapInVain(page, /\/round$/, () => spin.tap());
  await stakedOnce(platform);
  await page.getByRole('button', { name: 'Aumentar a aposta' }).tap();
  await spin.tap();
  await expect(rounds(page)).toHaveCount(1);
  await expect(rounds(page)).toContainText('Aposta R$ 1,00');
  await stakedOnce(platform);
  await expect(spin).toBeEnabled();
  await spin.tap();
  await expect(rounds(page)).toHaveCount(2);
  expect(await stakes(platform)).toBe(2);
});

test('fishing: a shot at another fish shows what became of the first', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'fishing');
  await tapInVain(page, /\/shot$/, () => page.getByRole('button', { name: 'Siri, paga 5×' }).first().tap());
  await page.getByRole('button', { name: 'Tartaruga, paga 8×' }).first().tap();
  await expect(rounds(page)).toHaveCount(1);
  await expect(message(page)).toHaveText(/^(Siri escapou|.+Siri)$/);
  await stakedOnce(platform);
});

test('poker: the hand that was dealt is dealt again, and a draw shows how it ended', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'poker');
  const act = page.locator('#act');
  await tapInVain(page, /\/deal$/, () => act.tap());
  await act.tap();
  await expect(act).toHaveText('Trocar');
  await tapInVain(page, /\/draw$/, () => act.tap());
  await act.tap();
  await expect(rounds(page)).toHaveCount(1);
  await stakedOnce(platform);
});

test('roulette: chips that lie on the table are not put down again', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await page.getByRole('button', { name: /^Preto, paga 2 vezes/ }).tap();
  const place = page.locator('#place');
  await tapInVain(page, /\/(chips|state)$/, () => place.tap());
  await expect(place).toHaveText('Apostar R$ 1,00');
  await place.tap();
  await expect(page.getByText('Apostado: R$ 1,00')).toBeVisible();
  await expect(place).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Preto, paga 2 vezes, R$ 1,00 na mesa' })).toBeVisible();
  await stakedOnce(platform);
});

/** ms until the next flight takes stakes */
function untilFlight(now: number): number {
  const { closesAt } = flightAt({ seed: 1, database: {} } as Inside, gameOf('crash').nodeId, now);
  return closesAt + 100 - now;
}

for (const [machine, wait, name, path, staked] of [
  ['crash', untilFlight, 'Embarcar', /\/(board|state)$/, 'A bordo: R$ 1,00'],
  ['blackjack', (now: number) => 40 * second + 500 - (now % (40 * second)), 'Apostar', /\/(sit|state)$/, 'Aposta feita: R$ 1,00'],
] as const) {
  test(`${machine}: a seat is taken once`, async ({ page, platform, baseURL }) => {
    await platform.addTime(wait(await platform.now()));
    await open(page, baseURL!, machine);
    const button = page.getByRole('button', { name, exact: true });
    await tapInVain(page, path, () => button.tap());
    await button.tap({ timeout: 2_000 }).catch(() => {});
    await expect(message(page)).toContainText(staked);
    await stakedOnce(platform);
  });
}

test('lottery: the same ticket is bought once; another one is another', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 60 * second, 2 * second);
  await openDesk(page, baseURL!, 'HN1');
  const pick = async (digits: string) => { for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap(); };
  await pick('42');
  const tickets = page.locator('#tickets').getByText('R$ 1,00');
  const before = await tickets.count();
  await tapInVain(page, /\/(ticket|hall)$/, () => page.locator('#buy').tap());
  await page.locator('#buy').tap();
  await expect(toast(page)).toContainText('Bilhete comprado');
  await expect(tickets).toHaveCount(before + 1);
  await pick('17');
  await page.locator('#buy').tap();
  await expect(tickets).toHaveCount(before + 2);
});

test('sports: the same bet is placed once', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  await page.locator('.price').filter({ visible: true }).first().tap();
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  await expect(bet).toBeEnabled();
  await tapInVain(page, /\/(bet|matches)$/, () => bet.tap());
  await bet.tap();
  await expect(toast(page)).toContainText('Aposta feita');
  await expect(page.locator('.match-bets li')).toHaveCount(1);
});

test('a line that says nothing at all is asked again by the same name', async ({ page, platform, baseURL }) => {
  await page.clock.install();
  await open(page, baseURL!, 'lines');
  const named: string[] = [];
  await page.route(/\/round$/, async (route) => {
    named.push((route.request().postDataJSON() as { round: string }).round);
    await route.fetch();
    // The first is answered by nothing, ever.
    if (named.length > 1) await route.fallback();
  });
  await page.getByRole('button', { name: 'Girar' }).tap();
  await expect.poll(() => named.length).toBe(1);
  await page.clock.runFor(20_000);
  await expect(rounds(page)).toHaveCount(1);
  expect(new Set(named).size).toBe(1);
  await stakedOnce(platform);
});
