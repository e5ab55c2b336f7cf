import type { Page } from 'playwright/test';
import type { Match, Winner } from '../../src/contract/endpoints/board.ts';
import type { Banner } from '../../src/contract/endpoints/banners.ts';
import type { Game } from '../../src/contract/endpoints/games.ts';
import type { LotteryGroup } from '../../src/contract/endpoints/lottery.ts';
import type { Mission, RebateWaiting } from '../../src/contract/endpoints/rewards.ts';
import { misfitsOf, misfitsOfLargeText } from '../browser/misfits.ts';
import { scrollToHeading, scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { changeAnswer, keepSession, screen } from './steps.ts';

// Chromium logs each missing picture, and each handler and style that the policy blocks in the sanitizer's document.
test.use({ tolerated: /^Failed to load resource|^(Executing|Applying) inline .*\/rich-text-/s });

const broken = 'window.broken=1';
const script = `"><script>${broken}</script><img src=x onerror="${broken}"><svg onload="${broken}">{{constructor}}%00\u202E`;
const long = `${script}${'Palavra'.repeat(200)}`;
const address = `javascript:${broken}`;
const content = `<p onclick="${broken}">${script}<a href="${address}">x</a><a href=" java\nscript:${broken}">y</a><iframe srcdoc="<script>parent.${broken}</script>"></iframe><object data="${address}"></object><style>body{display:none}</style><form action="${address}"><button>z</button></form><img src="/x.png" width="99999" height="99999"></p>`;
const giant = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>';

/** Replaces all content of the platform by hostile values. */
async function poison(page: Page): Promise<void> {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at), title: at % 2 ? script : long.repeat(4), content: at < 20 ? content : '', publishedAt: -at * 1e9 }));
  await changeAnswer(page, /\/wps\/content\/notices/, () => many);
  await changeAnswer(page, /\/wps\/content\/popular/, () => many.map(({ title }) => ({ title, content, execution: 'B', goTo: address, url: giant })));
  await changeAnswer<Banner[]>(page, /\/wps\/content\/banners/, (banners) => banners.map((banner) => ({ ...banner, title: long, action: address, url: giant })));
  const spoil = (game: Game) => ({ ...game, gameName: long, vassalage: script, iconUrl: giant });
  await changeAnswer<Game[]>(page, /\/wps\/game\/hot/, (games) => games.map(spoil));
  await changeAnswer<{ games: Game[] }>(page, /\/wps\/game\/list/, (list) => ({ ...list, games: list.games.map(spoil) }));
  await changeAnswer<Winner[]>(page, /GCSGAME_getRankList/, (winners) => winners.map(() => ({ vo: { customerName: long, winAmount: 1e15 } })));
  await changeAnswer<Match[]>(page, /\/wps\/sports\/matches\/hot/, (matches) =>
    matches.map((match) => ({ ...match, league: long, homeTeam: long, awayTeam: script, homeTeamImageUrl: address, awayTeamImageUrl: giant, matchTime: 8.7e15 })));
  await changeAnswer<Record<string, LotteryGroup>>(page, /\/wps\/lottery\/menu/, (menu) =>
    Object.fromEntries(Object.entries(menu).map(([code, group]) => [code, {
      labelName: long,
      gameMenus: group.gameMenus.map((lottery) => ({
        ...lottery, remark: long, mobileIconUrl: giant, numero: long, previousWinningNumber: '9'.repeat(100_000), remainTime: 1e15, tag: 'HOT',
      })),
    }])));
}

/** No script has run, nothing overflows, and the page responds. */
async function expectWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  // In real time: an overloaded page renders no frame within the limit.
  const { width, ms } = await page.evaluate(async () => {
    const before = performance.now();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { width: document.documentElement.scrollWidth, ms: performance.now() - before };
  });
  expect(width).toBe(360);
  expect(ms).toBeLessThan(2_000);
  await expect(page.locator('a[href^="javascript" i], [onerror], [onclick], [onload], iframe, object')).toHaveCount(0);
}

test('hostile content runs no script on home, lists and hall, and leaves them usable', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => (alerts.push(dialog.message()), void dialog.dismiss()));
  await poison(page);
  await page.goto('/m/home');
  const popup = page.getByRole('dialog', { name: 'Novidades' });
  await scrollUntil(page, expect(popup).toBeVisible({ timeout: 15_000 }));
  expect(await popup.locator('.announcement').count()).toBeLessThanOrEqual(12);
  await expect(popup.getByRole('link', { name: 'Ver agora' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Próximo' }).tap();
  await expectWell(page);
  await popup.getByRole('button', { name: 'Fechar' }).tap();
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
  await screen(page, 'home').locator('.match-open').first().tap();
  await expect(page.getByRole('button', { name: 'Apostar nesta partida' })).toBeVisible();
  await expectWell(page);
  await page.goto('/m/gameList?gameType=RNG');
  await expect(page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first()).toBeVisible();
  await expectWell(page);
  await page.goto('/m/lottery');
  await expect(screen(page, 'lottery').getByRole('listitem').first()).toBeVisible();
  await expectWell(page);
  expect(alerts).toEqual([]);
});

test('five thousand announcements leave the list responsive, and their content is sanitized', async ({ page }) => {
  await poison(page);
  await page.goto('/m/notice');
  const notices = screen(page, 'notice').locator('.disclosures > li');
  await expect(notices).toHaveCount(30);
  // A row is as high as three lines of its title.
  const heights = await notices.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(130);
  await notices.first().getByRole('button').tap();
  await expect(notices.first().locator('.rich-text')).toBeVisible();
  await expectWell(page);
  await expect(notices.first().locator('.rich-text').locator('style, form, button, [style], script')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(notices).toHaveCount(60);
});

test('entries without required fields are left out, and the rest of home shows', async ({ page }) => {
  await changeAnswer<Game[]>(page, /\/wps\/game\/hot/, (games) => games.slice(0, 6).map((game, at) => (at % 2 ? { nodeId: game.nodeId } : game)));
  await changeAnswer<Banner[]>(page, /\/wps\/content\/banners/, () => null);
  await changeAnswer(page, /\/wps\/content\/popular/, () => [{ title: 'sem texto' }]);
  await changeAnswer<Match[]>(page, /\/wps\/sports\/matches\/hot/, (matches) => matches.map(() => ({})));
  await page.goto('/m/home');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Slots' }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem')).toHaveCount(9);
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
});

test('a long word without a break in a mission or a level stays on a page of 320 px, also in text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Inconstitucionalissimamente'.repeat(3);
  await changeAnswer<Mission[]>(page, /\/wps\/mission\/list/, (missions) => missions.map((mission) => ({ ...mission, title: word })));
  await changeAnswer<RebateWaiting>(page, /\/wps\/rebate\/waiting/, (waiting) => ({ ...waiting, level: word }));
  await keepSession(page);
  for (const path of ['/m/leaderBoard', '/m/member/manualRebate']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    const isWide = (fault: string) => fault.startsWith('the page is');
    expect((await misfitsOf(page)).filter(isWide), path).toEqual([]);
    expect((await misfitsOfLargeText(page)).filter(isWide), path).toEqual([]);
  }
});
