import type { Page } from 'playwright/test';
import type { Game } from '../../src/contract/endpoints/games.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { accountButton, changeAnswer, moneyText, screen, sendLogin, signIn } from './steps.ts';

test.use({ tolerated: /^Failed to load resource/ });

interface GamePage {
  games: Game[];
}

const launchPath = '**/wps/game/launch/v3*';
const listPath = /\/wps\/game\/list\?/;
const cards = (page: Page) => page.getByRole('list', { name: 'Jogos' }).getByRole('listitem');
const open = (page: Page, at: number) => cards(page).nth(at).getByRole('button').first().tap();

const vendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];

test('each vendor is launched by its own call, in this tab', async ({ page }) => {
  await changeAnswer<GamePage>(page, listPath, (list) => ({
    ...list,
    games: list.games.map((game, at) => (vendors[at] ? { ...game, vassalage: vendors[at], gameType: vendors[at], gameId: 'HN1' } : game)),
  }));
  await page.route('**/play/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Jogo</title>' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/wps\/(lottery\/launch|game\/launch)/.test(request.url())) sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
  await signIn(page);
  await page.goto('/m/gameList?gameType=RNG');

  for (const [at, expected] of [
    [0, /lottery\/launch .*"lottoView":"lobby"/],
    [1, /lottery\/launch .*"lottoView":"lobby"/],
    [2, /lottery\/launch .*"lottoPrizeMode":"Lott","lottoGameCode":"HN1","lottoView":"betting","device":"MOBILE","backUrl":"\/m\/home","language":"pt"/],
    [3, /lottery\/launch .*"lottoPrizeMode":"Elott"/],
    [4, /game\/launch\/v3 .*"category":"RNG"/],
  ] as const) {
    await open(page, at);
    await expect(page).toHaveURL(/\/play\//);
    expect(sent.at(-1)).toMatch(expected);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
  }
  expect(sent).toHaveLength(5);
  expect(shown).toContain('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=home');
  expect(shown).toContain('/m/launchGame?playType=trad&prize_mode=Elott&code=HN1&pageBack=home');
});

test('an overlay that is closed while a game is on its way does not take it back', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/gameList?gameType=RNG');
  await expect(cards(page).first()).toBeVisible();
  const tickets: string[] = [];
  await page.route(/\/play\/[^/]+$/, async (route) => {
    // The first one uses its ticket, and its page never arrives.
    if (tickets.push(route.request().url()) > 1) await route.continue();
    else await route.fetch({ maxRedirects: 0 });
  });
  // Inside the page: commands of Playwright wait while another page is on its way.
  await page.evaluate(() => {
    const overlayShown = () => (history.state as { overlay?: number }).overlay && document.activeElement!.closest('[role=dialog]');
    const close = () => (overlayShown() ? document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })) : void requestAnimationFrame(close));
    addEventListener('beforeunload', () => (document.querySelector<HTMLElement>('.game-list-top [aria-haspopup=dialog]')!.click(), close()), { once: true });
  });
  await open(page, 0);
  await expect(page).toHaveURL(/\/play\/seat\//);
  expect(tickets.length).toBeGreaterThan(1);
  expect(new Set(tickets).size).toBe(tickets.length);
});

test('a visitor\'s launch replaces the list by login, which returns to it', async ({ page }) => {
  await page.goto('/m/home');
  await page.goto('/m/gameList?gameType=FISH');
  await open(page, 0);
  await expect(page).toHaveURL('/m/login');
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await page.goForward();
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/m/gameList?gameType=FISH');
});

test('a failed launch removes its toast; with speakFailures it shows the failure and a retry', async ({ page, platform }) => {
  const wait = page.getByText('Só um momento…');
  await signIn(page);
  await page.goto('/m/gameList?gameType=RNG');
  // The message is looked for before the answer: the code that shows it may be as late.
  await platform.injectFault('launchGame', '500');
  let answer = await hold(page, launchPath);
  await open(page, 0);
  await expect(wait).toBeVisible();
  answer();
  await expect(page.getByText('A plataforma não respondeu como devia.')).toBeVisible();
  await expect(wait).toHaveCount(0);
  await platform.clearFaults();
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(page).toHaveURL(/\/play\//);

  await platform.change('leve', { speakFailures: false });
  await platform.injectFault('launchGame', '500');
  await page.goto('/m/gameList?gameType=RNG');
  answer = await hold(page, launchPath);
  await open(page, 1);
  await expect(wait).toBeVisible();
  answer();
  await expect(wait).toHaveCount(0);
  await expect(page.getByText('A plataforma não respondeu como devia.')).toHaveCount(0);
  await expect(page).toHaveURL('/m/gameList?gameType=RNG');

  await platform.clearFaults();
  await platform.injectFault('launchLottery', '500');
  await page.goto('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=lottery');
  await expect(page.getByRole('heading', { name: 'A loteria não abriu' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).tap();
  await expect(screen(page, 'lottery')).toBeVisible();
});

test('a return from a game shows the current balance, and the game under Continue playing', async ({ page, platform }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Slots' }).tap();
  const game = page.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem').nth(2).getByRole('button').first();
  const name = (await game.locator('.game-card-name').innerText()).trim();
  await game.tap();
  await expect(page).toHaveURL(/\/play\//);
  await platform.pay('marina', 12_300);
  await page.goBack();
  await expect(accountButton(page)).toContainText(moneyText(await platform.balance('marina')));
  await page.goto('/m/slotsCenter');
  await expect(page.getByRole('list', { name: 'Continuar jogando' }).getByRole('listitem').first()).toContainText(name);
});
