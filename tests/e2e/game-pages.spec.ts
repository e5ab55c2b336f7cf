import { inBrasilia } from '../../src/contract/day.ts';
import { games } from '../../src/sandbox/catalogue/games.ts';
import type { MachineName } from '../../src/sandbox/games/machine-of.ts';
import { slotMachines } from '../../src/sandbox/games/slots/machines.ts';
import { axeViolations } from '../browser/axe.ts';
import { misfitsOfLargeText } from '../browser/misfits.ts';
import { expect, test } from './fixture.ts';
import { advance, advanceIntoRound, callAs, open, openAtBrisa, rounds } from './game-pages.ts';
import { hold } from './hold.ts';

// What all pages of games have: theme, rules, access, their list of rounds.

const second = 1_000;
const minute = 60 * second;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the text of a lottery\'s desk all grows with the phone\'s, and fits at twice the size', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAtBrisa(page, baseURL!, '/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'HN1', lottoView: 'betting', device: 'MOBILE' });
  await expect(page.getByRole('button', { name: 'Comprar' })).toBeVisible();
  expect(await misfitsOfLargeText(page)).toEqual([]);
  for (const part of ['#explain', '#desk-period', '#keypad button']) expect(await page.locator(part).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize)), part).toBeGreaterThanOrEqual(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a round of another day than the phone\'s has its day in the list of rounds', async ({ page, platform, baseURL }) => {
  await platform.addTime(24 * 60 * minute);
  await open(page, baseURL!, 'classic');
  await page.getByRole('button', { name: 'Girar' }).tap();
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\dAposta/);
  await open(page, baseURL!, 'classic', 'en');
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\d\s[AP]MStake/);
});

test.describe('on a phone in Japan', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('kick-off of a match is in Brasília\'s time', async ({ page, baseURL }) => {
    const { nodeId, vendor, category } = games(1).find((game) => game.category === 'SPORTS')!;
    await openAtBrisa(page, baseURL!, '/wps/game/launch/v3', { nodeId, vendor, category, gameId: '' });
    const { stadium } = JSON.parse(await page.locator('#page-data').innerText()) as { stadium: { matches: { state: string; kicksOffAt: number }[] } };
    const betable = stadium.matches.filter(({ state }) => state === 'open');
    expect(betable.length).toBeGreaterThan(0);
    for (const { kicksOffAt } of betable) {
      const [, month, day, time] = /-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(inBrasilia(kicksOffAt))!;
      await expect(page.getByText(`${month}/${day} ${time}`).first()).toBeVisible();
    }
  });
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
