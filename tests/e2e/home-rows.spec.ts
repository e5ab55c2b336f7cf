import type { Page } from 'playwright/test';
import type { Match, Winner } from '../../src/contract/endpoints/board.ts';
import type { Sorting } from '../../src/contract/endpoints/games.ts';
import { scrollToHeading } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { changeAnswer, openHome, openTopOfHome, screen, signIn, signInAt } from './steps.ts';
import { stopClock } from './stop-clock.ts';

const home = (page: Page) => screen(page, 'home');
const number = (text: string | null) => Number(text!.replace(/\D/g, ''));

test('the jackpot starts within its range and rises by its steps', async ({ page, platform }) => {
  await platform.change('leve', { switches: { jackpot: 'show' } });
  await page.clock.install();
  await openTopOfHome(page);
  const amount = home(page).getByRole('region', { name: 'Jackpot acumulado' }).locator('.digits > .unseen');
  const read = async () => number(await amount.textContent());
  await stopClock(page);
  const start = await read();
  expect(start).toBeGreaterThanOrEqual(20_000_000);
  expect(start).toBeLessThanOrEqual(21_005_000);
  let before = start;
  const rises: { after: number; by: number }[] = [];
  // A rise is painted with the next frame, which may belong to the next step.
  const step = 250;
  for (let at = 0, last = 0; at < 30_000; at += step) {
    await page.clock.runFor(step);
    const now = await read();
    if (now === before) continue;
    rises.push({ after: at - last, by: now - before });
    [before, last] = [now, at];
  }
  expect(rises.length).toBeGreaterThanOrEqual(5);
  expect(rises.length).toBeLessThanOrEqual(10);
  for (const { after, by } of rises.slice(1)) {
    expect([3_000, 4_000, 5_000].filter((wanted) => Math.abs(after - wanted) <= step)).toHaveLength(1);
    expect(by).toBeGreaterThanOrEqual(100);
    expect(by).toBeLessThanOrEqual(500);
  }
});

test('categories and winners have the specified order in spite of the platform\'s, and one button pauses all that moves', async ({ page }) => {
  await changeAnswer<Sorting>(page, /\/wps\/game\/vassalage\/type/, ({ mapping, sorting }) => ({ mapping, sorting: sorting.toReversed() }));
  await changeAnswer<Winner[]>(page, /GCSGAME_getRankList/, (winners) => winners.toSorted((one, other) => one.vo.winAmount - other.vo.winAmount).slice(0, 9));
  await openHome(page);
  const tabs = await page.getByRole('tab').allInnerTexts();
  expect(tabs[0]).toBe('Populares');
  expect(tabs.indexOf('Exclusivos')).toBe(tabs.indexOf('Pesca') + 1);

  const board = home(page).getByRole('region', { name: 'Maiores ganhadores' });
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(board.locator('ol').first().locator('.winner')).toHaveCount(9);
  const rows = await board.locator('ol').first().locator('.winner').allInnerTexts();
  const amounts = rows.map((row) => number(row.split('R$')[1]!));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  const names = rows.map((row) => row.split('R$')[0]!);
  expect(names.filter((name) => !/[*•]{2,}/.test(name))).toEqual([]);
  // One button holds all that moves.
  await expect(home(page).locator('.autoscroll-scrolls')).toHaveCount(1);
  await expect(home(page).locator('.pause')).toHaveCount(1);
  const pause = home(page).getByRole('region', { name: 'Destaques' }).getByRole('button', { name: 'Pausar' });
  await expect(board.locator('.autoscroll-by-hand')).toHaveCount(0);
  await pause.evaluate((button: HTMLElement) => button.click());
  await expect(home(page).locator('.autoscroll-by-hand')).toHaveCount(1);

  await page.unroute(/GCSGAME_getRankList/);
  await changeAnswer<Winner[]>(page, /GCSGAME_getRankList/, (winners) => winners.slice(0, 8));
  await page.reload();
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(board.locator('.winner')).toHaveCount(8);
  await expect(home(page).locator('.autoscroll-scrolls')).toHaveCount(0);
});

test('hot matches advance every five seconds, show Brasília\'s time, and load the crests of the current one and its neighbours alone', async ({ page }) => {
  const matchTime = Date.UTC(2026, 11, 3, 1, 5);
  await changeAnswer<Match[]>(page, /\/wps\/sports\/matches\/hot/, (matches) => matches.map((match, at) => ({ ...match, matchTime: matchTime + at * 60_000 })));
  await page.clock.install();
  await openHome(page);
  await scrollToHeading(page, 'Partidas em destaque');
  const strip = home(page).getByRole('region', { name: 'Partidas em destaque' });
  const slide = (at: number) => strip.getByRole('group', { name: new RegExp(`^${at} de`) });
  // 01:05 UTC is the evening before in Brasília.
  await expect(slide(1)).toContainText('02/12 22:05');
  // Two crests each for the current match and the next one.
  await expect(strip.locator('img[src]')).toHaveCount(4);
  await expect(strip.locator('img').nth(10)).toBeAttached();
  await page.clock.runFor(5_600);
  await expect(slide(2)).toContainText('02/12 22:06');
  await expect(strip.locator('img[src]')).toHaveCount(6);
});

test('pending contracts show one dialog after the other, which leads to their pages', async ({ page }) => {
  const ask = page.getByRole('alertdialog', { name: 'Contrato à sua espera' });
  await signInAt(page, '/m/home', 'agente');
  await expect(ask).toContainText('salário diário');
  await ask.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(ask).toContainText('dividendos');
  await ask.getByRole('button', { name: 'Ver contrato' }).tap();
  await expect(page).toHaveURL('/m/member/agent/getDevidendContract');

  // A customer type without contracts does not fetch them.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page, 'tipo41');
  await page.waitForLoadState('networkidle');
  expect(requested).toContain('/wps/wallet');
  expect(requested).not.toContain('/wps/agent/contract/request');
});

test.describe('with a failing network', () => {
  test.use({ tolerated: /^Failed to load resource|ERR_/ });

  test('a picture that fails on its host loads from the next one', async ({ page }) => {
    const dead = 'http://127.0.0.1:9';
    await page.route(/\/m\/slotsCenter$/, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = response.headers();
      const body = (await response.text()).replace('"imageCDNs":["/cdn"]', `"imageCDNs":["${dead}","/cdn"]`).replaceAll('src="/cdn/', `src="${dead}/`);
      await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy!.replace('img-src', `img-src ${dead}`) } });
    });
    const refused: string[] = [];
    await page.route(`${dead}/**`, (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/m/slotsCenter');
    const art = page.locator('.slots-games .game-card-open img').first();
    await expect(art).toHaveAttribute('src', /^\/cdn\//);
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused).size).toBe(refused.length);
  });

  test('the next visit shows cached lists before an answer, and marks them as old without one', async ({ page, platform }) => {
    await page.clock.install();
    await openHome(page);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
    await page.goto('/m/lottery');
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await page.goto('/m/notice');
    await expect(screen(page, 'notice').getByRole('listitem').first()).toBeVisible();

    await platform.injectFault('*', 'silence');
    await page.goto('/m/home');
    await expect(page.getByRole('tab').nth(1)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
    for (const name of ['lottery', 'notice']) {
      await page.goto(`/m/${name}`);
      await expect(screen(page, name).getByRole('listitem').first()).toBeVisible();
    }
    await expect(page.getByText('Não deu para atualizar. Isto é o que vimos da última vez.')).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(page.getByText('Não deu para atualizar. Isto é o que vimos da última vez.')).toBeVisible();
    await platform.clearFaults();
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(page.getByText('Não deu para atualizar. Isto é o que vimos da última vez.')).toHaveCount(0);
    await expect(screen(page, 'notice').getByRole('listitem').first()).toBeVisible();
  });
});
