import type { Page } from 'playwright/test';
import { flightAt, type Flight } from '../../src/sandbox/games/crash/schedule.ts';
import { colourOf, pockets } from '../../src/sandbox/games/roulette/rules.ts';
import { slotMachines } from '../../src/sandbox/games/slots/machines.ts';
import type { Platform as Inside } from '../../src/sandbox/handler.ts';
import { repeatableChance } from '../../src/sandbox/play/chance.ts';
import { expect, test } from './fixture.ts';
import { advance, advanceIntoRound, gameOf, message, open, rounds, toast } from './game-pages.ts';
import type { Platform } from './platform.ts';
import { moneyText } from './steps.ts';

// Games are played by touch and by keyboard. The catalogue, the flights and the roulette's numbers follow from `SEED=1`.

const second = 1_000;
const minute = 60 * second;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The page, the wallet and the sum of the ledger agree. */
async function expectBalance(page: Page, platform: Platform): Promise<void> {
  const balance = await platform.balance('tipo40');
  await expect(page.locator('#balance')).toHaveText(moneyText(balance));
  expect((await platform.ledger('tipo40')).reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
}

/** What a round says that has just ended, by the ledger: these games draw by true chance. */
async function outcome(platform: Platform): Promise<RegExp> {
  const [last, before] = await platform.ledger('tipo40');
  if (last!.kind !== 'win') return /^Não foi desta vez$/;
  // The ledger has the stake and what came back; the page says the gain alone. Behind the amount stands what won.
  const gain = last!.amount + before!.amount;
  return new RegExp(`^${gain > 0 ? `Você ganhou ${moneyText(gain)}` : `Voltou ${moneyText(last!.amount)}`}`.replace('$', '\\$'));
}

/** The number that falls in a round of the roulette, which follows from `SEED=1`. */
const numberAt = (time: number): number => repeatableChance(1, `roulette ${gameOf('roulette').nodeId} ${Math.floor(time / (30 * second))}`)(pockets);

/** Advances to `at` ms after the start of the current period of `length` ms, and refreshes the page. */
async function advanceTo(page: Page, platform: Platform, length: number, at: number): Promise<void> {
  await advance(page, platform, at - ((await platform.now()) % length));
}

test('each slot machine spins by touch and by keyboard, and each round is in the ledger', async ({ page, platform, baseURL }) => {
  for (const machine of Object.keys(slotMachines) as (keyof typeof slotMachines)[]) {
    await test.step(machine, async () => {
      await open(page, baseURL!, machine);
      await expect(page.getByRole('img', { name: /^Rolos: / })).toBeVisible();
      await page.getByRole('button', { name: 'Girar' }).tap();
      await expect(rounds(page)).toHaveCount(1);
      await expect(message(page)).toHaveText(await outcome(platform));
      await expect(page.getByText('Grande prêmio!')).toBeHidden();
      await page.getByRole('button', { name: 'Aumentar a aposta' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const spin = page.getByRole('button', { name: 'Girar' });
      await expect(spin).toBeFocused();
      // A button rests after what it does has changed.
      await expect(spin).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(rounds(page)).toHaveCount(2);
      await expect(rounds(page).first()).toContainText('Aposta R$ 2,00');
      await expectBalance(page, platform);
    });
  }
});

test('roulette: chips are placed and confirmed, late ones wait, and the prize is in the balance', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await expect(message(page)).toHaveText('Façam suas apostas');
  const number = numberAt(await platform.now());
  const [own, other] = { red: ['vermelho', 'Preto'], black: ['preto', 'Vermelho'], green: ['verde', 'Preto'] }[colourOf(number)]!;
  await page.getByRole('button', { name: new RegExp(`^${number}, paga 36 vezes`) }).tap();
  await page.getByRole('button', { name: new RegExp(`^${other}, paga 2 vezes`) }).tap();
  await expect(page.getByRole('button', { name: `${other}, paga 2 vezes, R$ 1,00 na mesa` })).toBeVisible();
  await page.getByRole('button', { name: 'Apostar R$ 2,00' }).tap();
  await expect(page.getByText('Apostado: R$ 2,00')).toBeVisible();
  await advanceTo(page, platform, 30 * second, 18 * second);
  await expect(message(page)).toHaveText('A bola está rolando');
  await page.getByRole('button', { name: /^Par,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Par, paga 2 vezes, R$ 1,00 na mesa' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima rodada' })).toBeDisabled();
  await advanceTo(page, platform, 30 * second, 24 * second);
  await expect(message(page)).toHaveText(`Saiu o ${number} ${own}Você ganhou ${moneyText(3_400)}`);
  await expect(rounds(page)).toHaveCount(1);
  await expectBalance(page, platform);

  await advanceTo(page, platform, 30 * second, 30 * second + 500);
  await expect(page.getByRole('button', { name: 'Apostar R$ 1,00' })).toBeEnabled();
  await page.getByRole('button', { name: 'Tirar fichas' }).tap();
  // The chips of the round before, by one tap.
  await page.getByRole('button', { name: 'Repetir' }).tap();
  await expect(page.getByRole('button', { name: 'Apostar R$ 2,00' })).toBeEnabled();
  await page.getByRole('button', { name: 'Tirar fichas' }).tap();
  const next = numberAt(await platform.now());
  await page.getByRole('button', { name: new RegExp(`^${(next + 1) % pockets}, paga 36 vezes`) }).tap();
  await page.getByRole('button', { name: 'Apostar R$ 1,00' }).tap();
  await expect(page.getByText('Apostado: R$ 1,00')).toBeVisible();
  await advanceTo(page, platform, 30 * second, 24 * second);
  await expect(message(page)).toHaveText(new RegExp(`^Saiu o ${next} \\S+Não foi desta vez$`));
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
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Coluna 3, paga/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Diminuir a aposta' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Apostar R$ 1,00' })).toBeEnabled();
  await advanceTo(page, platform, 30 * second, 18 * second);
  await expect(toast(page)).toHaveText(/suas fichas não foram apostadas/);
  // They wait for the next round.
  await advanceTo(page, platform, 30 * second, 30 * second + 500);
  await expect(page.getByRole('button', { name: 'Apostar R$ 1,00' })).toBeEnabled();
  expect((await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake')).toEqual([]);
});

test('blackjack: a stake, a decision by keyboard, and the end of the round', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 40 * second, 500);
  await open(page, baseURL!, 'blackjack');
  await page.getByRole('button', { name: 'Apostar' }).tap();
  await expect(message(page)).toHaveText('Aposta feita: R$ 1,00');
  await advanceTo(page, platform, 40 * second, 12 * second);
  // A blackjack has no decision: its round is over at once.
  await expect(page.getByRole('list').filter({ hasText: 'carta fechada' }).or(page.getByText('Fim da rodada'))).toBeVisible();
  const hit = page.getByRole('button', { name: 'Pedir carta' });
  if (await hit.isVisible()) {
    await expect(hit).toBeEnabled();
    const stand = page.getByRole('button', { name: 'Parar' });
    await stand.focus();
    await page.keyboard.press('Enter');
    await expect(hit).toBeHidden();
  }
  // All have acted: nobody waits for the clock.
  await expect(page.getByText('Fim da rodada')).toBeVisible();
  await expect(page.locator('#spoken p').last()).toHaveText(/^Suas cartas: .+ Total \d+\. Crupiê: .+ Total \d+\. .+ Saldo: R\$/);
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
  await expect(page.locator('#phase')).toHaveText('Subindo');
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByRole('button', { name: /^Retirar R\$/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Retirar R\$/ }).tap();
  await expect(message(page)).toHaveText(/^Você retirou em \d+,\d\d×(Você ganhou|Voltou) R\$\s\d+,\d\d$/);
  await advance(page, platform, flight.endsAt - (await platform.now()) + 200);
  await expect(page.getByText('Caiu', { exact: true })).toBeVisible();
  await expect(page.locator('#multiplier')).toHaveText(`${(flight.point / 100).toFixed(2).replace('.', ',')}×`);
  await expectBalance(page, platform);

  // The next flight by keyboard, with an automatic cash-out at 1.5 times the stake.
  const next = flightAt({ seed: 1, database: {} } as Inside, gameOf('crash').nodeId, flight.closesAt);
  await advance(page, platform, flight.closesAt - (await platform.now()) + 200);
  await page.getByRole('combobox', { name: 'Retirada automática' }).selectOption('1,5×');
  await expect(page.getByRole('button', { name: 'Embarcar' })).toBeEnabled();
  await page.getByRole('button', { name: 'Embarcar' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('A bordo: R$ 1,00');
  await advance(page, platform, next.endsAt - (await platform.now()) + 200);
  await expect(rounds(page)).toHaveCount(2);
  const last = (await platform.ledger('tipo40'))[0]!;
  expect({ kind: last.kind, amount: last.amount }).toEqual(next.point >= 150 ? { kind: 'win', amount: 150 } : { kind: 'stake', amount: -100 });
});

test('crash: who taps in a flight boards the next one, unless they think better of it or look away', async ({ page, platform, baseURL }) => {
  const now = await platform.now();
  const flight = highFlight(now + minute);
  const next = flightAt({ seed: 1, database: {} } as Inside, gameOf('crash').nodeId, flight.closesAt);
  await platform.addTime(flight.startsAt - now + 200);
  await open(page, baseURL!, 'crash');
  const before = await platform.balance('tipo40');
  await expect(page.locator('#phase')).toHaveText('Subindo');
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await expect(message(page)).toHaveText('No próximo voo: R$ 1,00');
  // What a button does never changes within half a second of a tap.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Desistir' }).tap();
  await expect(message(page)).toHaveText('Embarque no próximo voo');
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await expect(message(page)).toHaveText('No próximo voo: R$ 1,00');
  expect(await platform.balance('tipo40')).toBe(before);
  await platform.addTime(next.opensAt - (await platform.now()) + 200);
  await expect(message(page)).toHaveText('A bordo: R$ 1,00', { timeout: 20_000 });
  expect(await platform.balance('tipo40')).toBe(before - 100);
});

test('fishing: a fish is shot by touch and by keyboard', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'fishing');
  const seen = new Set<string>();
  /** Shoots until both a hit and a miss were told, each as the ledger has it. */
  for (let shots = 1; seen.size < 2 && shots <= 80; shots++) {
    const crab = page.getByRole('button', { name: 'Siri, paga 5×' }).first();
    if (shots % 2) await crab.tap();
    else {
      await crab.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await platform.ledger('tipo40')).filter(({ kind }) => kind === 'stake').length).toBe(shots);
    const { kind, amount } = (await platform.ledger('tipo40'))[0]!;
    await expect(message(page)).toHaveText(kind === 'win' ? `Você ganhou ${moneyText(amount - 100)}Siri` : 'Siri escapou');
    seen.add(kind);
  }
  expect(seen).toEqual(new Set(['win', 'stake']));
  await expectBalance(page, platform);
});

test('video poker: cards are held and drawn, and a reload keeps the open hand', async ({ page, platform, baseURL }) => {
  await open(page, baseURL!, 'poker');
  const cards = page.getByRole('group', { name: 'Suas cartas' }).getByRole('button');
  await page.getByRole('button', { name: 'Dar cartas' }).tap();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'false');
  const namesNow = () => cards.locator('.spoken').allInnerTexts();
  const names = await namesNow();
  await page.reload();
  expect(await namesNow()).toEqual(names);
  await cards.nth(1).tap();
  await cards.nth(3).focus();
  await page.keyboard.press('Space');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Trocar' }).tap();
  await expect(page.getByRole('button', { name: 'Dar cartas' })).toBeEnabled();
  const drawn = await namesNow();
  expect([drawn[1], drawn[3]]).toEqual([names[1], names[3]]);
  await expect(rounds(page)).toHaveCount(1);
  await expectBalance(page, platform);
});
