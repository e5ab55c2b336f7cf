import type { Page } from 'playwright/test';
import { games } from '../../src/sandbox/catalogue/games.ts';
import { flightAt } from '../../src/sandbox/games/crash/schedule.ts';
import type { Flight } from '../../src/sandbox/games/crash/schedule.ts';
import { machineOf } from '../../src/sandbox/games/machine-of.ts';
import type { MachineName } from '../../src/sandbox/games/machine-of.ts';
import { slotMachines } from '../../src/sandbox/games/slots/machines.ts';
import type { Platform as Inside } from '../../src/sandbox/handler.ts';
import { axeViolations } from '../browser/axe.ts';
import { misfitsOfLargeText } from '../browser/misfits.ts';
import { openSession } from '../browser/session.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import type { Platform } from './platform.ts';
import { returnToTab, moneyText } from './steps.ts';

// Games are played by touch and by keyboard. The catalogue and the flights follow from `SEED=1`.

const second = 1_000;
const minute = 60 * second;
const gameOf = (machine: MachineName) => games(1).find((game) => machineOf(game) === machine && !['SPORTS', 'LOTT', 'ELOTT'].includes(game.category))!;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

type Merchant = 'leve' | 'brisa';

/** Calls the platform as a member's phone does. */
async function callAs(address: string, token: string, method: string, path: string, body: object, merchant: Merchant = 'leve'): Promise<unknown> {
  const answer = await fetch(address + path, { method, headers: { Merchant: merchant, Language: 'pt', Authorization: token }, body: JSON.stringify(body) });
  return ((await answer.json()) as { value: unknown }).value;
}

/** Opens the first game of a machine as tipo40, a member without earlier rounds; gives the member's token. */
async function open(page: Page, address: string, machine: MachineName, language = 'pt', merchant: Merchant = 'leve'): Promise<string> {
  const { nodeId, vendor, category } = gameOf(machine);
  const { token } = JSON.parse(await openSession(address, 'tipo40', merchant)) as { token: string };
  const launched = await callAs(address, token, 'POST', '/wps/game/launch/v3', { nodeId, vendor, category, gameId: '', language, backUrl: '/m/home' }, merchant);
  await page.goto((launched as { gameUrl: string }).gameUrl);
  return token;
}

/** Opens what a launch call of marina, a member of brisa, answers. */
async function openAtBrisa(page: Page, address: string, path: string, body: object): Promise<void> {
  const { token } = JSON.parse(await openSession(address, 'marina', 'brisa')) as { token: string };
  const launched = await callAs(address, token, 'POST', path, { language: 'pt', backUrl: '/m/home', ...body }, 'brisa');
  await page.goto((launched as { gameUrl: string }).gameUrl);
}

const message = (page: Page) => page.locator('#message');
const rounds = (page: Page) => page.locator('#history .history-row');

/** The page, the wallet and the sum of the ledger agree. */
async function expectBalance(page: Page, platform: Platform): Promise<void> {
  const balance = await platform.balance('tipo40');
  await expect(page.locator('#balance')).toHaveText(moneyText(balance));
  expect((await platform.ledger('tipo40')).reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
}

/** Advances the platform's clock to `at` ms after the start of the next period of `length` ms. */
const advanceIntoRound = async (platform: Platform, length: number, at: number) => platform.addTime(length + at - ((await platform.now()) % length));

/** Advances to `at` ms after the start of the current period of `length` ms, and refreshes the page. */
async function advanceTo(page: Page, platform: Platform, length: number, at: number): Promise<void> {
  await advance(page, platform, at - ((await platform.now()) % length));
}

/** Advances the platform's clock, and refreshes the page. */
async function advance(page: Page, platform: Platform, duration: number): Promise<void> {
  await platform.addTime(duration);
  await returnToTab(page);
}

test('the text of a lottery\'s desk all grows with the phone\'s, and fits at twice the size', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAtBrisa(page, baseURL!, '/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'HN1', lottoView: 'betting', device: 'MOBILE' });
  await expect(page.getByRole('button', { name: 'Comprar' })).toBeVisible();
  expect(await misfitsOfLargeText(page)).toEqual([]);
  for (const part of ['#explain', '#desk-period', '#keypad button']) expect(await page.locator(part).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize)), part).toBeGreaterThanOrEqual(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const machine of Object.keys(slotMachines) as (keyof typeof slotMachines)[]) {
  test(`the slot machine ${machine} spins by touch and by keyboard, and each round is in the ledger`, async ({ page, platform, baseURL }) => {
    await open(page, baseURL!, machine);
    await expect(page.getByRole('img', { name: /^Rolos: / })).toBeVisible();
    await page.getByRole('button', { name: 'Girar' }).tap();
    await expect(rounds(page)).toHaveCount(1);
    await expect(message(page)).toHaveText(/Você ganhou|Não foi desta vez/);
    await expect(page.getByText('Grande prêmio!')).toBeHidden();
    await page.getByRole('button', { name: 'Aumentar a aposta' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Girar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rounds(page)).toHaveCount(2);
    await expect(rounds(page).first()).toContainText('Aposta R$ 2,00');
    await expectBalance(page, platform);
  });
}

test('a round of another day than the phone\'s has its day in the list of rounds', async ({ page, platform, baseURL }) => {
  await platform.addTime(24 * 60 * minute);
  await open(page, baseURL!, 'classic');
  await page.getByRole('button', { name: 'Girar' }).tap();
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\dAposta/);
  await open(page, baseURL!, 'classic', 'en');
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\d\s[AP]MStake/);
});

for (const [machine, name] of [['lines', 'Girar'], ['roulette', /^17\b/], ['poker', 'Dar as cartas']] as const) {
  test(`${machine}: its buttons are disabled until its scripts have loaded`, async ({ page, platform, baseURL }) => {
    await advanceIntoRound(platform, 30 * second, 500);
    const release = await hold(page, '**/parts.js');
    const opened = open(page, baseURL!, machine);
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    release();
    await opened;
    await expect(button).toBeEnabled();
  });
}

test('roulette: chips are placed and confirmed, late ones are refused, and the prize is in the balance', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await expect(message(page)).toHaveText('Façam suas apostas');
  await page.getByRole('button', { name: /^17, paga 36 vezes/ }).tap();
  await page.getByRole('button', { name: /^Vermelho, paga 2 vezes/ }).tap();
  await expect(page.getByRole('button', { name: 'Vermelho, paga 2 vezes, R$ 1,00 na mesa' })).toBeVisible();
  await page.getByRole('button', { name: 'Apostar R$ 2,00' }).tap();
  await expect(page.getByText('Apostado: R$ 2,00')).toBeVisible();
  await advanceTo(page, platform, 30 * second, 18 * second);
  await expect(message(page)).toHaveText('A bola está rolando');
  await page.getByRole('button', { name: /^Preto/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('As apostas desta rodada já fecharam.')).toBeVisible();
  await advanceTo(page, platform, 30 * second, 24 * second);
  await expect(message(page)).toContainText(/^Saiu o \d+ (vermelho|preto|verde)(Você ganhou R\$\s[\d,]+|Não foi desta vez)$/);
  await expect(rounds(page)).toHaveCount(1);
  await expectBalance(page, platform);
});

test('roulette: chips that are not confirmed in time are not staked', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  // By keyboard: the board is one tab stop, and arrows move within it.
  await page.getByRole('button', { name: /^31, paga/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^32, paga/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Par, paga/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Aumentar a aposta' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Apostar R$ 1,00' })).toBeEnabled();
  await advanceTo(page, platform, 30 * second, 18 * second);
  await expect(page.getByText(/suas fichas não foram apostadas/)).toBeVisible();
  expect((await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake')).toEqual([]);
});

test('blackjack: a stake, a decision by keyboard, and the end of the round', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 40 * second, 500);
  await open(page, baseURL!, 'blackjack');
  await page.getByRole('button', { name: 'Apostar' }).tap();
  await expect(message(page)).toHaveText('Aposta feita: R$ 1,00');
  await advanceTo(page, platform, 40 * second, 12 * second);
  await expect(page.getByRole('list').filter({ hasText: 'carta fechada' })).toBeVisible();
  const hit = page.getByRole('button', { name: 'Pedir carta' });
  // A blackjack has no decision.
  if (await hit.isVisible()) {
    await expect(hit).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(hit).toBeHidden();
    await expect(message(page)).toHaveText('Esperando a mesa');
  }
  await advanceTo(page, platform, 40 * second, 31 * second);
  await expect(page.getByText('Fim da rodada')).toBeVisible();
  await expect(page.locator('#spoken')).toHaveText(/^Suas cartas: .+ Total \d+\. Crupiê: .+ Total \d+\.$/);
  await expect(rounds(page)).toHaveCount(1);
  await expectBalance(page, platform);
});

/** The next flight after `now` that reaches ten times the stake. */
function highFlight(now: number): Flight {
  const inside = { seed: 1, database: {} } as Inside;
  const { nodeId } = gameOf('crash');
  let flight = flightAt(inside, nodeId, now);
  do flight = flightAt(inside, nodeId, flight.closesAt);
  while (flight.point < 1_000);
  return flight;
}

test('crash: a cash-out in flight is paid, and an automatic one is paid if the flight reaches it', async ({ page, platform, baseURL }) => {
  const now = await platform.now();
  const flight = highFlight(now + minute);
  await platform.addTime(flight.opensAt - now);
  await open(page, baseURL!, 'crash');
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await expect(message(page)).toHaveText('A bordo: R$ 1,00');
  await advance(page, platform, flight.startsAt - (await platform.now()) + 500);
  await expect(page.getByText('Subindo')).toBeVisible();
  await page.getByRole('button', { name: /^Retirar R\$/ }).tap();
  await expect(message(page)).toHaveText(/^Você retirou em \d+,\d\d×: R\$\s\d+,\d\d$/);
  await advance(page, platform, flight.endsAt - (await platform.now()) + 200);
  await expect(page.getByText('Caiu', { exact: true })).toBeVisible();
  await expect(page.locator('#multiplier')).toHaveText(`${(flight.point / 100).toFixed(2).replace('.', ',')}×`);
  await expectBalance(page, platform);

  // The next flight by keyboard, with an automatic cash-out at 1.5 times the stake.
  const next = flightAt({ seed: 1, database: {} } as Inside, gameOf('crash').nodeId, flight.closesAt);
  await advance(page, platform, flight.closesAt - (await platform.now()) + 200);
  await page.getByRole('combobox', { name: 'Retirar sozinho em' }).selectOption('1,5×');
  await page.getByRole('button', { name: 'Embarcar' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('A bordo: R$ 1,00');
  await advance(page, platform, next.endsAt - (await platform.now()) + 200);
  await expect(rounds(page)).toHaveCount(2);
  const last = (await platform.ledger('tipo40'))[0]!;
  expect({ kind: last.kind, amount: last.amount }).toEqual(next.point >= 150 ? { kind: 'win', amount: 150 } : { kind: 'stake', amount: -100 });
});

test('fishing: a fish is shot by touch and by keyboard', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'fishing');
  await page.getByRole('button', { name: 'Tubarão, paga 40×' }).tap();
  await expect(message(page)).toHaveText(/^Tubarão(: você ganhou| escapou)/);
  await expect(rounds(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Siri, paga 5×' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText(/^Siri(: você ganhou| escapou)/);
  await expect(rounds(page)).toHaveCount(2);
  await expectBalance(page, platform);
});

test('video poker: cards are held and drawn, and a reload keeps the open hand', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'poker');
  const cards = page.getByRole('group', { name: 'Suas cartas' }).getByRole('button');
  await page.getByRole('button', { name: 'Dar as cartas' }).tap();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'false');
  const names = await cards.allInnerTexts();
  await page.reload();
  expect(await cards.allInnerTexts()).toEqual(names);
  await cards.nth(1).tap();
  await cards.nth(3).focus();
  await page.keyboard.press('Space');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Trocar' }).tap();
  await expect(page.getByRole('button', { name: 'Dar as cartas' })).toBeEnabled();
  const drawn = await cards.allInnerTexts();
  expect([drawn[1], drawn[3]]).toEqual([names[1], names[3]]);
  await expect(rounds(page)).toHaveCount(1);
  await expectBalance(page, platform);
});

test.describe('with axe, whose inline styles the policy of games forbids', () => {
  test.use({ bypassCSP: true });

  test('the reality check shows in the game after the chosen minutes, once', async ({ page, platform, baseURL }) => {
    const token = await open(page, baseURL!, 'lines');
    await callAs(baseURL!, token, 'PUT', '/wps/responsible/check', { minutes: 30 });
    await page.getByRole('button', { name: 'Girar' }).tap();
    await expect(rounds(page)).toHaveCount(1);
    const check = page.getByRole('alertdialog', { name: /^Você joga há 2\d|3\d minutos$/ });
    for (const minutes of [20, 11]) {
      await expect(check).toBeHidden();
      await advance(page, platform, minutes * minute);
    }
    await expect(check).toBeVisible();
    await expect(check).toContainText(/Nesta sessão você (ganhou|perdeu|não ganhou)/);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
    await expect(check.getByRole('button', { name: 'Continuar jogando' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(check.getByRole('link', { name: 'Voltar ao aplicativo' })).toBeFocused();
    await check.getByRole('button', { name: 'Continuar jogando' }).tap();
    await expect(check).toBeHidden();
    const requested = page.waitForResponse(/\/visit$/);
    await advance(page, platform, minute);
    await requested;
    await expect(check).toBeHidden();
  });

  for (const [language, merchant, scheme] of [['pt', 'leve', 'dark'], ['en', 'leve', 'dark'], ['pt', 'brisa', 'light']] as const) {
    test(`each game in ${language} at ${merchant} has its theme, states its rules and its return, and passes axe`, async ({ page, baseURL }) => {
      test.slow();
      for (const machine of [...Object.keys(slotMachines), 'roulette', 'blackjack', 'crash', 'fishing', 'poker'] as MachineName[]) {
        await open(page, baseURL!, machine, language, merchant);
        await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
        expect(await axeViolations(page), machine).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), machine).toBe(360);
        await page.getByRole('button', { name: language === 'pt' ? 'Regras e prêmios' : 'Rules and prizes' }).tap();
        const rules = page.getByRole('dialog');
        await expect(rules).toContainText(language === 'pt' ? /Retorno teórico ao jogador: 9\d,\d+%/ : /Theoretical return to player: 9\d\.\d+%/);
        await expect(rules.getByRole('table')).toBeVisible();
        expect(await axeViolations(page), `${machine}, rules`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(rules).toBeHidden();
      }
    });
  }

  test('the pages of lotteries and matches have the theme of a light merchant, and pass axe', async ({ page, baseURL }) => {
    const { nodeId, vendor, category } = games(1).find((game) => game.category === 'SPORTS')!;
    for (const [path, body] of [
      ['/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'HN1', lottoView: 'betting', device: 'MOBILE' }],
      ['/wps/game/launch/v3', { nodeId, vendor, category, gameId: '' }],
    ] as const) {
      await openAtBrisa(page, baseURL!, path, body);
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f4ef');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
      // A match that has begun takes no bets.
      await expect(page.locator('#buy, .price').filter({ visible: true }).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    }
  });
});
