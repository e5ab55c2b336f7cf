import type { Page } from 'playwright/test';
import type { Game } from '../../src/contract/endpoints/games.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { untilServed } from './served.ts';
import { accountButton, appAnswers, changeAnswer, gameFrame, moneyText, screen, sendLogin, signIn, signInAt } from './steps.ts';

test.use({ tolerated: /^Failed to load resource/ });

interface GamePage {
  games: Game[];
}

const launchPath = '**/wps/game/launch/v3*';
const listPath = /\/wps\/game\/list\?/;
const cards = (page: Page) => page.getByRole('list', { name: 'Jogos' }).getByRole('listitem');
const open = (page: Page, at: number) => cards(page).nth(at).getByRole('link').first().tap();

const vendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];

test('each vendor is launched by its own call: lotteries in this tab, others in the frame', async ({ page }) => {
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
  // A list that is searched comes with no page: it is asked for.
  await signInAt(page, '/m/gameList?gameType=RNG&search=a');

  for (const [at, expected] of [
    [0, /lottery\/launch .*"lottoView":"lobby"/],
    [1, /lottery\/launch .*"lottoView":"lobby"/],
    [2, /lottery\/launch .*"lottoPrizeMode":"Lott","lottoGameCode":"HN1","lottoView":"betting","device":"MOBILE","backUrl":"\/m\/home","language":"pt"/],
    [3, /lottery\/launch .*"lottoPrizeMode":"Elott"/],
    [4, /game\/launch\/v3 .*"category":"RNG"/],
  ] as const) {
    await open(page, at);
    await expect(page).toHaveURL(at < 4 ? /\/play\// : /\/m\/play\?/);
    await expect.poll(() => sent.at(-1)).toMatch(expected);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
  }
  expect(sent).toHaveLength(5);
  expect(shown).toContain('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=home');
  expect(shown).toContain('/m/launchGame?playType=trad&prize_mode=Elott&code=HN1&pageBack=home');
});

test('an overlay that is closed while a game is on its way does not take it back', async ({ page }) => {
  await changeAnswer<{ vassalage: string }[]>(page, /\/wps\/game\/vassalage\?/, (listed) => listed.map((vendor) => ({ ...vendor, opens: 'redirect' })));
  // The page brings the vendors as they are; the app asks for them anew.
  const listed = page.waitForResponse(/\/wps\/game\/vassalage\?/);
  await signInAt(page, '/m/gameList?gameType=RNG');
  await expect(cards(page).first()).toBeVisible();
  await listed;
  const tickets: string[] = [];
  let overlayGone = () => {};
  const gone = new Promise<void>((resolve) => (overlayGone = resolve));
  await page.exposeFunction('overlayGone', overlayGone);
  await page.route(/\/play\/[^/]+$/, async (route) => {
    tickets.push(route.request().url());
    await gone;
    await route.continue();
  });
  // Inside the page: commands of Playwright wait while another page is on its way.
  await page.evaluate(() => {
    const overlayShown = () => (history.state as { overlay?: number }).overlay && document.activeElement!.closest('[role=dialog]');
    const tell = () => (document.querySelector('.overlay') ? void requestAnimationFrame(tell) : void requestAnimationFrame((window as unknown as { overlayGone: () => void }).overlayGone));
    const close = () => {
      if (!overlayShown()) return void requestAnimationFrame(close);
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      tell();
    };
    addEventListener('beforeunload', () => (document.querySelector<HTMLElement>('.game-list-top [aria-haspopup=dialog]')!.click(), close()), { once: true });
  });
  await open(page, 0);
  await expect(page).toHaveURL(/\/play\/[\w-]+$/);
  // A second one would mean that the first way was cut off.
  expect(tickets).toHaveLength(1);
});

test('a visitor\'s launch replaces the list by login, and the game follows it', async ({ page }) => {
  await page.goto('/m/home');
  await page.goto('/m/gameList?gameType=FISH');
  await open(page, 0);
  await expect(page).toHaveURL('/m/login');
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await page.goForward();
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL(/\/m\/play\?/);
  // Neither login nor the launch is a step of the way back.
  await page.goBack();
  await expect(screen(page, 'home')).toBeAttached();
});

test('a card is a link: before the app is there, in another tab, and by the keyboard it launches its game, once', async ({ page, context }) => {
  await signIn(page);
  let launches = 0;
  context.on('request', (request) => void (/game\/launch/.test(request.url()) && launches++));
  const card = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link');
  const address = (await card.getAttribute('href'))!;
  expect(address).toMatch(/^\/m\/play\?vendor=\w+&game=\d+&category=\w+&gameId=[^&]+$/);

  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect.poll(() => launches).toBe(1);
  await tab.close();
  await expect(screen(page, 'home')).toBeVisible();

  await page.goto(address);
  await expect.poll(() => launches).toBe(2);
  await page.goBack();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect.poll(() => launches).toBe(3);
});

test('a failed launch shows in the place of the game, with a retry; why, only with speakFailures', async ({ page, platform }) => {
  const failed = page.getByRole('heading', { name: 'O jogo não abriu' });
  await signInAt(page, '/m/gameList?gameType=RNG');
  await platform.injectFault('launchGame', '500');
  const answer = await hold(page, launchPath);
  await open(page, 0);
  await expect(screen(page, 'play').getByRole('status')).toHaveText('Abrindo o jogo…');
  answer();
  await expect(failed).toBeVisible();
  await expect(page.getByText('O problema é do nosso lado.')).toBeVisible();
  await platform.clearFaults();
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(gameFrame(page).locator('#stake')).toHaveText(/R\$/);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();

  // A refusal: of a fault of the platform, both say the same.
  await platform.refuse('launchGame', 'game.unavailable');
  await page.goto('/m/gameList?gameType=RNG');
  await open(page, 1);
  await expect(page.getByText('Este jogo está indisponível agora. Tente outro.')).toBeVisible();
  await platform.change('leve', { switches: { speakFailures: false } });
  await untilServed(page, '/m/gameList?gameType=RNG', '"speakFailures":false');
  await page.goto('/m/gameList?gameType=RNG');
  await open(page, 1);
  await expect(failed).toBeVisible();
  await expect(page.getByText('Este jogo está indisponível agora.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sair do jogo' }).tap();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG');

  await platform.clearFaults();
  await platform.injectFault('launchLottery', '500');
  await page.goto('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=lottery');
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).tap();
  await expect(screen(page, 'lottery')).toBeVisible();
});

test('a return from a game shows the current balance, and the game under Continue playing', async ({ page, platform }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Slots' }).tap();
  const game = page.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem').nth(2).getByRole('link').first();
  const name = (await game.locator('.game-card-name').innerText()).trim();
  await game.tap();
  // Whoever goes back before the game has come has played nothing.
  await expect(gameFrame(page).locator('#stake')).toHaveText(/R\$/);
  await platform.pay('marina', 12_300);
  await page.goBack();
  await expect(accountButton(page)).toContainText(moneyText(await platform.balance('marina')));
  await page.goto('/m/slotsCenter');
  await expect(page.getByRole('list', { name: 'Continuar jogando' }).getByRole('listitem').first()).toContainText(name);
});

test('a card takes a tap in the frame in which its shelf comes', async ({ page }) => {
  await page.goto('/m/home');
  await appAnswers(page);
  const release = await hold(page, '**/wps/game/list?*');
  await page.getByRole('tab', { name: 'Slots' }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Slots' })).toBeAttached();
  // Not by a locator, which waits until it stands still.
  const card = page.evaluate(() => new Promise<{ x: number; y: number }>((found) => {
    const look = () => {
      const [first] = document.querySelectorAll('[role=tabpanel] li a');
      if (!first) return void requestAnimationFrame(look);
      const { x, y, width, height } = first.getBoundingClientRect();
      return found({ x: x + width / 2, y: y + height / 2 });
    };
    look();
  }));
  release();
  const { x, y } = await card;
  await page.touchscreen.tap(x, y);
  await expect(screen(page, 'login')).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.returnTo)).toContain('/m/play?');
});
