import type { Page } from 'playwright/test';
import { flightOf } from '../../src/sandbox/games/crash/rules.ts';
import { flightAt } from '../../src/sandbox/games/crash/schedule.ts';
import type { Platform as Inside } from '../../src/sandbox/handler.ts';
import { reachable } from '../browser/spoken.ts';
import { expect, test } from './fixture.ts';
import { advance, advanceIntoRound, gameOf, message, open, openDesk, openMatches, rounds } from './game-pages.ts';
import { hold } from './hold.ts';
import { returnToTab } from './steps.ts';

// What games tell of a round: to eyes and to ears.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Lets the next round pay this much of its stake, minor units, whatever is drawn. */
const payNext = (page: Page, payout: number) => page.route('**/round', async (route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, json: { ...(await answer.json()) as object, payout } });
}, { times: 1 });

for (const [language, spin, spins] of [
  ['pt', 'Girar', [[90, /^Voltou R\$\s0,90$/, '−R$ 0,10'], [100, /^Voltou R\$\s1,00$/, 'R$ 0,00'], [600, /^Você ganhou R\$\s5,00/, '+R$ 5,00'], [0, /^Não foi desta vez/, '−R$ 1,00']]],
  ['en', 'Spin', [[90, /^R\$0\.90 back$/, '−R$0.10']]],
] as const) {
  test(`a spin of 1.00 says in ${language} what it has brought, and only a gain is green`, async ({ page, baseURL }) => {
    await open(page, baseURL!, 'classic', language);
    for (const [index, [payout, said, net]] of spins.entries()) {
      await test.step(`it pays ${payout}`, async () => {
        await payNext(page, payout);
        await page.getByRole('button', { name: spin }).tap();
        await expect(rounds(page)).toHaveCount(index + 1);
        const line = message(page);
        const amount = rounds(page).locator('.history-amount').first();
        expect((await line.innerText()).split('\n')[0]).toMatch(said);
        await expect(amount).toHaveText(net);
        const isGain = payout > 100;
        for (const part of [line, amount]) await expect(part).toHaveClass(isGain ? /is-won/ : /^(?!.*is-won)/);
        await expect(page.locator('#balance')).not.toHaveClass(/is-won/);
      });
    }
  });
}

const second = 1_000;

/** All that the page's one live region has said since the last look, in order. */
const listen = (page: Page) => page.evaluate(() => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent!);
  }).observe(document.querySelector('#spoken')!, { childList: true });
});
const heardSince = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
const hears = (page: Page, ...sentences: RegExp[]) => expect(async () => {
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.slice());
  expect(heard, JSON.stringify(heard)).toHaveLength(sentences.length);
  sentences.forEach((sentence, index) => expect(heard[index]).toMatch(sentence));
}).toPass({ timeout: 10_000 }).then(() => heardSince(page));

test('a slot machine says what a spin has brought, with the balance by its name, once', async ({ page, baseURL }) => {
  await open(page, baseURL!, 'classic');
  await listen(page);
  await payNext(page, 90);
  await page.getByRole('button', { name: 'Girar' }).tap();
  await hears(page, /^Voltou R\$\s0,90\. (.+\. )?Saldo: R\$\s[\d.]+,\d\d$/);
  await page.getByRole('button', { name: 'Aumentar a aposta' }).tap();
  await hears(page, /^Aposta R\$\s2,00$/);
});

test('crash says the end of a flight once, and no bare figure', async ({ page, platform, baseURL }) => {
  const inside = { seed: 1, database: {} } as Inside;
  const { nodeId } = gameOf('crash');
  const now = await platform.now();
  let flight = flightAt(inside, nodeId, now + 60 * second);
  do flight = flightAt(inside, nodeId, flight.closesAt);
  while (flight.point < 150 || flight.point > 190);
  await platform.addTime(flight.opensAt - now);
  await open(page, baseURL!, 'crash');
  await listen(page);
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await hears(page, /^A bordo: R\$\s1,00$/);
  await advance(page, platform, flight.startsAt - (await platform.now()) + 100);
  await hears(page, /^Subindo$/);
  await page.waitForTimeout(1_500);
  expect(await heardSince(page)).toEqual([]);
  await advance(page, platform, flight.endsAt - (await platform.now()) + 200);
  await hears(page, /^Caiu em 1,\d\d×\. Não deu tempo de retirar\. Saldo: R\$/);
});

test('crash says to whom has cashed out where the flight falls', async ({ page, platform, baseURL }) => {
  const inside = { seed: 1, database: {} } as Inside;
  const { nodeId } = gameOf('crash');
  const now = await platform.now();
  let flight = flightAt(inside, nodeId, now + 60 * second);
  do flight = flightAt(inside, nodeId, flight.closesAt);
  while (flight.point < 1_000);
  await platform.addTime(flight.opensAt - now);
  await open(page, baseURL!, 'crash');
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await expect(message(page)).toHaveText('A bordo: R$ 1,00');
  await listen(page);
  await advance(page, platform, flight.startsAt + flightOf(150) - (await platform.now()));
  await hears(page, /^Subindo$/);
  await page.getByRole('button', { name: /^Retirar/ }).tap();
  await hears(page, /^Você retirou em \d,\d\d×\. .+ Saldo: R\$/);
  await advance(page, platform, flight.endsAt - (await platform.now()) + 200);
  await hears(page, /^Caiu em \d+,\d\d×$/);
});

test('roulette says each chip that is put down, and that they are taken off or put down again', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await listen(page);
  const red = page.getByRole('button', { name: /^Vermelho, paga 2 vezes/ });
  await red.tap();
  await red.tap();
  await page.getByRole('button', { name: 'Tirar fichas' }).tap();
  await hears(page, /^Vermelho: R\$\s1,00$/, /^Vermelho: R\$\s2,00$/, /^Fichas tiradas$/);
});

test('chips that the ball was too early for are heard to wait, and it once', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await page.getByRole('button', { name: /^Vermelho, paga 2 vezes/ }).tap();
  await listen(page);
  await advance(page, platform, 19 * second - ((await platform.now()) % (30 * second)));
  await hears(page, /^A bola já rola: suas fichas não foram apostadas/);
});

test('blackjack says that who has decided waits for the table', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 40 * second, 500);
  await open(page, baseURL!, 'blackjack');
  const hand = await page.evaluate(() => {
    const { state } = JSON.parse(document.querySelector('#page-data')!.textContent!) as { state: { now: number } };
    return { ...state, phase: 'play', endsAt: state.now + 19_000, dealer: [36], cards: [8, 36], stake: 100, hits: 0 };
  });
  await page.route(/\/(?:sit|stand|state)$/, (route) => route.fulfill({ json: { ...hand, decides: !route.request().url().endsWith('stand') } }));
  await page.getByRole('button', { name: 'Apostar' }).tap();
  const stand = page.getByRole('button', { name: 'Parar' });
  await expect(stand).toBeEnabled();
  await listen(page);
  // Under the finger comes the stake, which no second tap raises.
  const isKept = page.evaluate(() => new Promise<boolean>((resolve) => {
    const bar = document.querySelector<HTMLElement>('#bet-bar')!;
    const stake = document.querySelector('#stake')!;
    new MutationObserver(() => {
      if (bar.hidden) return;
      const before = stake.textContent;
      document.querySelector<HTMLElement>('#stake-more')!.click();
      resolve(stake.textContent === before);
    }).observe(bar, { attributeFilter: ['hidden'] });
  }));
  await stand.tap();
  expect(await isKept).toBe(true);
  await hears(page, /^Esperando a mesa$/);
});

test.describe('without a connection', () => {
  test.use({ tolerated: /^Failed to load resource/ });

  test('a table says so once, not at each of its own looks; what is tapped is answered', async ({ page, platform, baseURL }) => {
    await advanceIntoRound(platform, 30 * second, 500);
    await page.clock.install();
    await open(page, baseURL!, 'roulette');
    await listen(page);
    let looks = 0;
    await page.route('**/state', (route) => {
      looks++;
      return route.abort();
    });
    await returnToTab(page);
    await expect(async () => {
      await page.clock.runFor(second);
      expect(looks).toBeGreaterThan(8);
    }).toPass();
    expect((await heardSince(page)).filter((sentence) => sentence.startsWith('Sem conexão'))).toHaveLength(1);
  });
});

test('a machine says that free spins begin, before what they have brought', async ({ page, baseURL }) => {
  await open(page, baseURL!, 'classic');
  await page.route('**/round', async (route) => {
    const answer = await route.fetch();
    const round = (await answer.json()) as { steps: object[] };
    const step = { ...round.steps[0], wins: [], units: 0 };
    await route.fulfill({ response: answer, json: { ...round, payout: 0, steps: [{ ...step, left: 2 }, { ...step, left: 1 }, step] } });
  });
  await listen(page);
  await page.getByRole('button', { name: 'Girar' }).tap();
  await hears(page, /^Giros grátis: faltam 2$/, /^Não foi desta vez\. Saldo: R\$/);
});

test('roulette says that a bet is placed and when the ball runs, then the number and what it has brought', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  await open(page, baseURL!, 'roulette');
  await listen(page);
  await page.getByRole('button', { name: /^Vermelho, paga 2 vezes/ }).tap();
  await page.getByRole('button', { name: 'Apostar R$ 1,00' }).tap();
  await hears(page, /^Vermelho: R\$\s1,00$/, /^Aposta feita · gira em \d+ s$/);
  await platform.addTime(18 * second - ((await platform.now()) % (30 * second)));
  await returnToTab(page);
  await hears(page, /^A bola está rolando$/);
  await platform.addTime(24 * second - ((await platform.now()) % (30 * second)));
  await returnToTab(page);
  await hears(page, /^Saiu o \d+ (vermelho|preto|verde)\. .+\. Saldo: R\$/);
});

test('a ticket of a lottery is heard: its digits, its purchase and its result', async ({ page, platform, baseURL }) => {
  await platform.addTime(60 * second - ((await platform.now()) % (60 * second)) + 5 * second);
  await openDesk(page, baseURL!, 'HN1');
  await listen(page);
  await page.getByRole('button', { name: '4', exact: true }).tap();
  await page.getByRole('button', { name: '2', exact: true }).tap();
  const buy = page.locator('#buy');
  await expect(buy).toHaveAccessibleName('Comprar');
  await expect(buy).toHaveAccessibleDescription(/^Retorno possível R\$\s92,00$/);
  await buy.tap();
  await hears(page, /^4$/, /^42$/, /^Bilhete comprado/);
  await expect(buy).toBeFocused();
  await expect(page.locator('#tickets li').first()).toBeInViewport();
  await platform.addTime(60 * second);
  await returnToTab(page);
  await hears(page, /^Hà Nội 1 min, concurso .+\. Sorteado: \d{5}\. .+\. Saldo: R\$/);
});

test('a desk says what a kind of ticket pays, that no further digit fits, and how long the filled in one can be bought', async ({ page, platform, baseURL }) => {
  const minute = 60 * second;
  await platform.addTime(minute - ((await platform.now()) % minute) + second);
  await openDesk(page, baseURL!, 'HN1');
  await listen(page);
  await page.getByRole('button', { name: 'Centena', exact: true }).tap();
  for (const digit of ['4', '2', '7', '9']) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Aumentar a aposta' }).tap();
  await hears(page, /^Acerte os 3 últimos dígitos/, /^4$/, /^42$/, /^427$/, /^427$/, /^Aposta R\$\s2,00\. Retorno possível: R\$/);
  const lock = await page.evaluate(() => (JSON.parse(document.getElementById('page-data')!.textContent!) as { hall: { lotteries: { code: string; lock: number }[] } }).hall.lotteries.find(({ code }) => code === 'HN1')!.lock);
  await platform.addTime(minute - lock - 4 * second - ((await platform.now()) % minute));
  await returnToTab(page);
  await hears(page, /^Faltam [34] segundos$/);
  await platform.addTime(4 * second);
  await returnToTab(page);
  await hears(page, /^As vendas deste concurso já fecharam\.$/);
});

test('a slip of matches stands right after its match and is heard; the focus is kept', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  await listen(page);
  const price = page.locator('.price').filter({ visible: true }).first();
  await price.focus();
  await page.keyboard.press('Enter');
  await hears(page, /, paga \d+,\d\d\. Retorno possível: R\$/);
  await page.getByRole('button', { name: 'Aumentar a aposta' }).tap();
  await hears(page, /^Aposta R\$\s2,00\. Retorno possível: R\$/);
  await price.focus();
  // The two other prices and the stake stand before it.
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  let stops = 0;
  for (; stops < 6 && !(await bet.evaluate((button) => button === document.activeElement)); stops++) await page.keyboard.press('Tab');
  expect(stops).toBeLessThanOrEqual(5);
  // It rests at first.
  await expect(bet).toBeEnabled();
  await page.keyboard.press('Enter');
  await hears(page, /^Aposta feita\. Boa sorte!$/);
  expect(await page.evaluate(() => document.activeElement!.className)).toContain('match');
});

test('nothing but the rules can be reached while they are open, nor but the way back once the session has ended', async ({ page, baseURL }) => {
  await open(page, baseURL!, 'classic');
  const opener = page.getByRole('button', { name: 'Regras e prêmios' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: 'Regras e prêmios' });
  await expect(rules.locator('.rules')).toBeFocused();
  expect(await reachable(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await reachable(page)).toContain('button Girar');

  await page.route('**/round', (route) => route.fulfill({ json: { error: 'session.expired' } }));
  await page.getByRole('button', { name: 'Girar' }).focus();
  await page.keyboard.press('Enter');
  const end = page.getByRole('alertdialog', { name: 'Sua sessão terminou' });
  await expect(end).toHaveAccessibleDescription(/^Entre de novo/);
  await expect(end.getByRole('link', { name: 'Voltar ao aplicativo' })).toBeFocused();
  expect(await reachable(page)).toEqual([]);
});

/** ms between two kick-offs of the box */
const kickOffs = 15 * 60 * second;

test('a slip that a kick-off closes is heard once, and leaves the focus at its match', async ({ page, platform, baseURL }) => {
  await openMatches(page, baseURL!);
  const price = page.locator('.price').filter({ visible: true }).first();
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#slip')).toBeVisible();
  await page.locator('#stake-more').focus();
  await listen(page);
  await advance(page, platform, kickOffs - ((await platform.now()) % kickOffs) + second);
  await expect(page.locator('#slip')).toBeHidden();
  // Beside the goals of other matches.
  expect((await heardSince(page)).filter((sentence) => sentence === 'A partida já começou: as apostas se encerraram.')).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement!.className)).toContain('match');
});

test('so is one that was sent too late', async ({ page, baseURL }) => {
  await openMatches(page, baseURL!);
  await page.route('**/bet', (route) => route.fulfill({ json: { error: 'match.begun' } }));
  await page.locator('.price').filter({ visible: true }).first().tap();
  const bet = page.locator('#bet');
  await expect(bet).toBeEnabled();
  await listen(page);
  await bet.tap();
  await hears(page, /^A partida já começou: as apostas se encerraram\.$/);
  await expect(page.locator('#slip')).toBeHidden();
  await expect(page.locator('.price[aria-pressed=true]')).toHaveCount(0);
});

test('who boards by what was named before keeps the focus, wherever it stood', async ({ page, platform, baseURL }) => {
  const inside = { seed: 1, database: {} } as Inside;
  const { nodeId } = gameOf('crash');
  const now = await platform.now();
  let flight = flightAt(inside, nodeId, now + 60 * second);
  do flight = flightAt(inside, nodeId, flight.closesAt);
  while (flight.point < 300);
  await platform.addTime(flight.startsAt + second - now);
  await open(page, baseURL!, 'crash');
  const button = page.locator('#act');
  await button.tap();
  await expect(button).toHaveText('Desistir');
  await page.getByRole('combobox', { name: 'Retirada automática' }).focus();
  await advance(page, platform, flight.closesAt - (await platform.now()) + 100);
  await expect(button).toHaveText(/^A bordo/);
  await expect(button).toBeFocused();
});

test('crash says a height once the platform has answered that it was reached: the figure runs ahead of a fall', async ({ page, platform, baseURL }) => {
  const inside = { seed: 1, database: {} } as Inside;
  const { nodeId } = gameOf('crash');
  const now = await platform.now();
  let flight = flightAt(inside, nodeId, now + 60 * second);
  do flight = flightAt(inside, nodeId, flight.closesAt);
  while (flight.point < 1_000);
  await platform.addTime(flight.opensAt - now);
  await open(page, baseURL!, 'crash');
  await page.getByRole('button', { name: 'Embarcar' }).tap();
  await expect(message(page)).toHaveText('A bordo: R$ 1,00');
  await advance(page, platform, flight.startsAt + flightOf(130) - (await platform.now()));
  await expect(page.locator('#phase')).toHaveText('Subindo');
  await listen(page);
  const release = await hold(page, '**/state');
  await expect(page.locator('#multiplier')).toHaveText(/^2,/);
  expect(await heardSince(page)).toEqual([]);
  release();
  await expect(async () => expect(await heardSince(page)).toContain('2×')).toPass();
});
