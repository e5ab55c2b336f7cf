import { inZone } from '../../src/contract/day.ts';
import { games } from '../../src/sandbox/catalogue/games.ts';
import type { MachineName } from '../../src/sandbox/games/machine-of.ts';
import { slotMachines } from '../../src/sandbox/games/slots/machines.ts';
import { axeViolations } from '../browser/axe.ts';
import { misfitsOfLargeText } from '../browser/misfits.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { advanceIntoRound, gameOf, open, openAtBrisa, openDesk, openMatches, rounds } from './game-pages.ts';

// What all pages of games have: theme, rules, access, their list of rounds.

const second = 1_000;
const minute = 60 * second;

const launchOf = (category: string) => {
  const { nodeId, vendor } = games(1).find((game) => game.category === category)!;
  return { nodeId, vendor, category };
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the text of a lottery\'s desk all grows with the phone\'s, and fits at twice the size', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesk(page, baseURL!, 'HN1');
  await expect(page.getByRole('button', { name: 'Escolha 2 dígitos' })).toBeVisible();
  expect(await misfitsOfLargeText(page)).toEqual([]);
  for (const part of ['#explain', '#desk-period', '#keypad button']) expect(await page.locator(part).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize)), part).toBeGreaterThanOrEqual(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('each game fits the smallest phone with text of twice the size, its rounds among it', async ({ page, platform, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const machine of [...Object.keys(slotMachines), 'fishing', 'crash', 'roulette', 'blackjack', 'poker'] as MachineName[]) {
    const { nodeId, vendor, category } = gameOf(machine);
    await openAtBrisa(page, baseURL!, '/wps/game/launch/v3', { nodeId, vendor, category, gameId: '' });
    expect(await misfitsOfLargeText(page), machine).toEqual([]);
    if (machine === 'lines') await expect(rounds(page).first()).toBeVisible();
  }
  await platform.addTime(second);
  await openMatches(page, baseURL!);
  expect(await misfitsOfLargeText(page), 'matches').toEqual([]);
});

test('in forced colours and with more contrast a game\'s fields, its table and its empty places have an edge', async ({ page, platform, baseURL }) => {
  const media = [{ forcedColors: 'active', contrast: 'no-preference' }, { forcedColors: 'none', contrast: 'more' }] as const;
  const edgeOf = (selector: string) => page.locator(selector).filter({ visible: true }).first().evaluate((element) => {
    const { borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(element);
    return (parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || /0px 0px 0px 1px inset/.test(boxShadow);
  });
  const expectEdges = async (of: string, parts: readonly string[], ways: readonly (typeof media)[number][]) => {
    for (const way of ways) {
      await page.emulateMedia(way);
      for (const part of parts) expect(await edgeOf(part), `${part} of ${of}, ${JSON.stringify(way)}`).toBe(true);
    }
  };
  await open(page, baseURL!, 'crash');
  await expectEdges('crash', ['#target', '.stake-picker', '#act'], media);
  await openDesk(page, baseURL!, 'HN1');
  await expectEdges('the desk', ['.slot', '#keypad button', '.dock'], media);
  await advanceIntoRound(platform, 40 * second, 500);
  await open(page, baseURL!, 'blackjack');
  await expectEdges('blackjack', ['.felt', '.card-face.is-empty'], media.slice(0, 1));
});

test('a round of another day than the phone\'s has its day in the list of rounds', async ({ page, platform, baseURL }) => {
  await platform.addTime(24 * 60 * minute);
  await open(page, baseURL!, 'classic');
  await page.getByRole('button', { name: 'Girar' }).tap();
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\dAposta/);
  await open(page, baseURL!, 'classic', 'en');
  await expect(rounds(page)).toHaveText(/^\d\d\/\d\d, \d\d:\d\dStake/);
});

/** What of these is not whole in the window; nothing may be cut at the side either. */
const outOfView = (page: Page, selector: string): Promise<string[]> => page.evaluate((wanted) => {
  const shown = Array.from(document.querySelectorAll<HTMLElement>(wanted)).filter((element) => element.offsetWidth);
  const cut = shown.filter((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  });
  return [...(shown.length ? [] : ['nothing is shown']), ...cut.map((element) => element.id || element.textContent.trim())];
}, selector);

test('on a phone on its side, what must be tapped in time is in view without scrolling', async ({ page, baseURL }) => {
  const dialog = page.locator('#paytable');
  const bar = 44;
  const wanted: Partial<Record<MachineName, string>> = {
    lines: '.machine, #spin, .stake-picker button', cascade: '.machine, #spin', classic: '.machine, #spin', fishing: '.sea, .stake-picker button',
    crash: '.sky, #act, #target, .stake-picker button', roulette: '.spot, #place, #clear, .stake-picker button', blackjack: '.felt, #sit, .stake-picker button',
    poker: '.hands, .poker-card, #act, .stake-picker button',
  };
  const windows = [[640, 360], [740, 360], [568, 320]] as const;
  for (const machine of Object.keys(wanted) as MachineName[]) {
    await open(page, baseURL!, machine);
    await expect(page.locator('#until-ready')).toBeEnabled();
    for (const [width, height] of windows) {
      // The app's bar is over the game; a lottery has one of its own.
      await page.setViewportSize({ width, height: height - bar });
      // The smallest phones show all but the lower edge of a picture.
      const parts = height < 360 ? wanted[machine]!.replace(/^\.(machine|sea|sky|felt|hands|spot), /, '') : wanted[machine]!;
      expect.soft(await outOfView(page, parts), `${machine} at ${width} x ${height}`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), machine).toBe(width);
      await expect(dialog).toBeHidden();
    }
  }
  for (const [path, body, parts] of [
    ['/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'HN1', lottoView: 'betting', device: 'MOBILE' }, '#keypad button, #buy, #desk-time'],
    ['/wps/game/launch/v3', { ...launchOf('SPORTS'), gameId: '' }, '.match:nth-child(2)'],
  ] as const) {
    await openAtBrisa(page, baseURL!, path, body);
    await expect(page.locator('#until-ready')).toBeEnabled();
    await expect(page.locator(parts).first()).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      expect.soft(await outOfView(page, parts), `${path} at ${width} x ${height}`).toEqual([]);
    }
  }
});

test.describe('on a phone in Japan', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('kick-off of a match is in Brasília\'s time', async ({ page, baseURL }) => {
    await openMatches(page, baseURL!);
    const { stadium } = JSON.parse(await page.locator('#page-data').innerText()) as { stadium: { matches: { state: string; kicksOffAt: number }[] } };
    const betable = stadium.matches.filter(({ state }) => state === 'open');
    expect(betable.length).toBeGreaterThan(0);
    for (const { kicksOffAt } of betable) {
      const [, time] = /T(\d\d:\d\d)/.exec(inZone(kicksOffAt))!;
      await expect(page.locator('.match-when', { hasText: new RegExp(`${time} · em \\d+ min`) }).first()).toBeVisible();
    }
  });
});

test('the buttons of a game are disabled until its script has run', async ({ page, platform, baseURL }) => {
  await advanceIntoRound(platform, 30 * second, 500);
  for (const [machine, name] of [['roulette', /^17\b/], ['lines', 'Girar'], ['poker', 'Dar cartas']] as const) {
    // As on a line that breaks off before the script at the page's end.
    await page.route(/\/play\/[^/]+$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<script type="module">.*<\/script>/s, '') });
    }, { times: 1 });
    await open(page, baseURL!, machine);
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await open(page, baseURL!, machine);
    await expect(button).toBeEnabled();
  }
});

test.describe('with axe, whose inline styles the policy of games forbids', () => {
  test.use({ bypassCSP: true });

  for (const [language, merchant, scheme] of [['pt', 'leve', 'dark'], ['en', 'leve', 'dark'], ['pt', 'brisa', 'light']] as const) {
    test(`each game in ${language} at ${merchant} has its theme, states its rules and its return, and passes axe`, async ({ page, baseURL }) => {
      test.slow();
      for (const machine of [...Object.keys(slotMachines), 'roulette', 'blackjack', 'crash', 'fishing', 'poker'] as MachineName[]) {
        await open(page, baseURL!, machine, language, merchant);
        await expect(page.locator('html')).toHaveCSS('color-scheme', scheme === 'dark' ? 'dark' : /only/);
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
