import type { Locator, Page } from 'playwright/test';
import type { FaultKind } from '../../src/sandbox/faults/faults.ts';
import { startEdge } from '../browser/edge.ts';
import { expect, test } from './fixture.ts';
import { closeAnnouncements, comeBack, openHome, screen, scrollToHeading, sendLogin, signIn } from './steps.ts';

// The network is broken on purpose: Chromium says so for each request.
test.use({ tolerated: /^Failed to load resource|ERR_|Failed to fetch dynamically imported module/ });

/** One of each kind of failure; that the others are of these kinds is told without a browser. */
const sentences: [FaultKind, string][] = [
  ['wrong-shape', 'A plataforma respondeu de um jeito que não entendemos. Tente de novo em instantes.'],
  ['cut', 'Conexão lenta ou sem internet.'],
  ['500', 'A plataforma não respondeu como devia. Tente de novo em instantes.'],
  ['silence', 'A conexão está lenta e a resposta não chegou.'],
];
const lists = ['notices', 'hotGames', 'hotMatches', 'winners', 'vassalageGameType'];
/** ms: longer than every call and its retries wait */
const patience = 20_000;
const quick = { timeout: 300 };

/** Lets the page's time pass until `holds`, in steps in which no answer that comes is given up. Of real time it takes what the answers need. */
const waitingUntil = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    await holds();
  }).toPass({ timeout: 15_000, intervals: [100] });

for (const [kind, sentence] of sentences) {
  test(`home, game list and login tell of answers that are ${kind}, and go on after`, async ({ page, platform }) => {
    await page.clock.install();
    for (const list of lists) await platform.strike(list, kind);
    await page.goto('/');
    await closeAnnouncements(page);
    await scrollToHeading(page, 'Maiores ganhadores');
    // Said so plainly where the sentences had not come yet.
    const said = screen(page, 'home').getByText(sentence).or(screen(page, 'home').getByText('Algo deu errado. Tente de novo.'));
    await waitingUntil(page, () => expect(said).toHaveCount(4, quick));
    await platform.clearFaults();
    for (let left = 4; left; left--) {
      await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first().tap();
      await expect(said).toHaveCount(left - 1);
    }
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);

    await platform.strike('gameList', kind);
    await page.goto('/m/gameList?gameType=RNG');
    await waitingUntil(page, () => expect(screen(page, 'gameList').getByText(sentence)).toBeVisible(quick));
    await platform.clearFaults();
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first()).toBeVisible();

    await platform.strike('login', kind);
    await page.goto('/m/login');
    await sendLogin(page, 'marina');
    await waitingUntil(page, () => expect(page.locator('form').getByRole('alert')).toHaveText(sentence, quick));
    await platform.clearFaults();
    await sendLogin(page, 'marina');
    await expect(screen(page, 'home')).toBeAttached();
  });
}

test('a phone without a network is told so', async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Pesca' }).tap();
  await waitingUntil(page, () => expect(page.getByRole('tabpanel')).toContainText('Você está sem internet.', quick));
  // Once it is back nobody has to ask.
  await context.setOffline(false);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
});

test('a platform that says nothing leaves a socket to the next page, and to the code of the next screen', async ({ page, platform }) => {
  const silent = new Set<string>();
  page.on('request', (request) => request.url().includes('/wps/') && silent.add(request.url()));
  await signIn(page);
  await platform.strike('*', 'silence');
  silent.clear();
  await page.goto('/m/mine');
  await expect.poll(() => silent.size).toBeGreaterThan(3);
  const soon = { timeout: 4_000 };
  await page.evaluate(() => location.assign('/m/set'));
  await expect(screen(page, 'settings')).toBeVisible(soon);
  await page.goto('/m/mine');
  await expect(screen(page, 'mine')).toBeVisible(soon);
  await page.getByRole('link', { name: 'Segurança' }).first().tap();
  await expect(screen(page, 'securityCenter')).toBeVisible(soon);
});

test('a dead platform leaves a page that says so', async ({ page }) => {
  const edge = await startEdge({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    await page.clock.install();
    await page.goto(edge.address);
    await page.clock.runFor(patience);
    await expect(page.getByRole('main')).toContainText('Nenhum jogo por aqui agora. Que tal outra categoria?');
    await page.goto(`${edge.address}/m/gameList`);
    await page.clock.runFor(patience);
    await expect(page.getByRole('heading', { name: 'A plataforma não respondeu' })).toBeVisible();
  } finally {
    await edge.stop();
  }
});

test('an unknown path is a 404 with a way home', async ({ page }) => {
  expect((await page.goto('/m/nowhere'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).tap();
  await expect(screen(page, 'home')).toBeAttached();
});

test('a screen that cannot be loaded says so, and comes with the next try', async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await page.waitForLoadState('networkidle');
  // Its clock stands, and moves by the test alone: the screen would come by itself after five seconds, too.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const passUntil = (shown: Locator): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(200);
      await expect(shown).toBeAttached({ timeout: 200 });
    }).toPass();
  await context.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Ver todos: Populares' }).tap();
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await passUntil(retry);
  await expect(page.getByRole('heading', { name: 'Ocorreu um erro!', level: 2 })).toBeVisible();
  await context.unrouteAll();
  // By keyboard: while the page changes, the browser gives taps to nobody.
  await retry.press('Enter');
  await passUntil(page.getByRole('heading', { name: 'Todos os jogos' }));
  await page.clock.resume();
  await expect(page.getByRole('banner')).toHaveText('Jogos');
  await expect(page.getByRole('list', { name: 'Jogos' })).toBeVisible();
});

test('a closed platform shows why, and opens by itself', async ({ page, platform }) => {
  await page.clock.install();
  await openHome(page);
  await platform.change('leve', { restricted: true });
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Ainda não chegamos aí', level: 2 })).toBeVisible();
  await platform.change('leve', { maintenance: true });
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Voltamos já', level: 2 })).toBeVisible();
  await expect(screen(page, 'restricted')).toHaveCount(0);
  await expect(screen(page, 'maintenance').getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute('href', /support/);
  await screen(page, 'maintenance').getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(page.getByRole('heading', { name: 'Back soon', level: 2 })).toBeVisible();
  await screen(page, 'maintenance').getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await platform.change('leve', { maintenance: false, restricted: false });
  await waitingUntil(page, () => expect(screen(page, 'maintenance')).toHaveCount(0, quick));
  await expect(page.getByRole('tab', { name: 'Populares' })).toBeVisible();
});

test('a screen whose code a deploy has taken away brings the new version by itself, and a page that stays old says what failed', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  let gone = true;
  await page.route('**/assets/screens/activity-*.js', (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('**/m/activity', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/next-') });
  });
  const promotions = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' });
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await promotions.tap();
  await reloaded;
  // The page is old still: it is not reloaded again.
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  // It comes by itself when it can be had; where the engine keeps the failure the page is reloaded once more for it, not
  // sooner than half a minute after the last time.
  gone = false;
  await page.clock.fastForward(31_000);
  await expect(screen(page, 'activity').getByRole('listitem').first()).toBeVisible();
});
