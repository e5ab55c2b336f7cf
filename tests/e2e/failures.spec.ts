import type { Locator, Page } from 'playwright/test';
import type { FaultKind } from '../../src/sandbox/faults/faults.ts';
import { startEdge } from '../browser/edge.ts';
import { scrollToHeading } from '../browser/scroll.ts';
import { field as fieldOf } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { closeAnnouncements, openHome, openTopOfHome, returnToTab, screen, sendLogin, signIn } from './steps.ts';
import { stopClock } from './stop-clock.ts';
import { quick, waitingUntil } from './waiting-until.ts';

// The tests break the network: Chromium logs each failed request.
test.use({ tolerated: /^Failed to load resource|ERR_|Failed to fetch dynamically imported module/ });

/** One fault of each kind of failure; unit tests map the others to these kinds. */
const sentences: [FaultKind, string, string][] = [
  ['wrong-shape', 'Não deu para carregar', 'O problema é do nosso lado. Tente de novo em instantes.'],
  ['cut', 'Não deu para carregar', 'Conexão lenta ou sem internet.'],
  ['500', 'Não deu para carregar', 'O problema é do nosso lado. Tente de novo em instantes.'],
  ['silence', 'Não deu para carregar', 'A conexão está lenta e a resposta não chegou.'],
];
const lists = ['notices', 'hotGames', 'hotMatches', 'winners', 'vassalageGameType'];

/** Waits until a failure shows: by the page's clock where no answer comes, else in real time, in which no late answer times out. */
const expectFailures = (page: Page, kind: FaultKind, shown: Locator, count = 1) =>
  kind === 'silence' ? waitingUntil(page, () => expect(shown).toHaveCount(count, quick)) : expect(shown).toHaveCount(count);

test('home shows the failure of an answer of each kind, and recovers by a retry', async ({ page, platform }) => {
  await page.clock.install();
  const retries = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  const failuresOf = (title: string) => screen(page, 'home').getByText(title);
  for (const [kind, title, sentence] of sentences) {
    await test.step(kind, async () => {
      for (const list of lists) await platform.injectFault(list, kind);
      if (await retries.count()) await retries.evaluate((retry: HTMLElement) => retry.click());
      else {
        await page.goto('/');
        await closeAnnouncements(page);
        await scrollToHeading(page, 'Maiores ganhadores');
      }
      await expectFailures(page, kind, failuresOf(title), 4);
      // One voice: what a part of home says is what a screen says.
      await expect(page.getByRole('tabpanel')).toContainText(`${title}${sentence}`);
    });
  }
  await platform.clearFaults();
  // One for all that failed.
  await expect(retries).toHaveCount(1);
  await retries.tap();
  await expect(failuresOf(sentences.at(-1)![1])).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
});

test('the game list shows the failure of an answer of each kind, and recovers by a retry', async ({ page, platform }) => {
  await page.clock.install();
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  for (const [kind, , sentence] of sentences) {
    await test.step(kind, async () => {
      await platform.injectFault('gameList', kind);
      if (await retry.count()) await retry.tap();
      else await page.goto('/m/gameList?gameType=RNG');
      await expectFailures(page, kind, screen(page, 'gameList').getByText(sentence));
    });
  }
  await platform.clearFaults();
  await retry.tap();
  await expect(page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first()).toBeVisible();
});

test('login shows the failure of an answer of each kind, and recovers by a retry', async ({ page, platform }) => {
  await page.clock.install();
  await page.goto('/m/login');
  for (const [kind, , sentence] of sentences) {
    await test.step(kind, async () => {
      await platform.injectFault('login', kind);
      await sendLogin(page, 'marina');
      await expectFailures(page, kind, page.locator('form').getByRole('alert').filter({ hasText: sentence }));
    });
  }
  await platform.clearFaults();
  await sendLogin(page, 'marina');
  await expect(screen(page, 'home')).toBeAttached();
});

for (const [path, words] of [['/m/service', /Telegram/], ['/m/download', 'Baixar']] as const) {
  test(`${path} shows the failure of a platform that fails from the start, and recovers by a retry`, async ({ page, platform }) => {
    await platform.injectFault('*', '500');
    await page.goto(path);
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeVisible();
    // The platform's fault is not the person's connection.
    await expect(page.getByRole('main')).toContainText('O problema é do nosso lado.');
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    await platform.clearFaults();
    await retry.tap();
    await expect(page.getByRole('link', { name: words }).first()).toBeVisible();
  });
}

test('where the platform fails from the start, login keeps no empty place and offers no choice of one, and home says so, whatever the merchant lets it say', async ({ page, platform }) => {
  await platform.injectFault('*', '500');
  await page.goto('/m/login');
  await expect(page.locator('.tabs')).toHaveCount(0);
  await expect(fieldOf(page, 'Usuário')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('tabpanel')).toContainText('Não deu para carregar');
  await platform.clearFaults();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
});

test('home without a network shows that it is offline, and recovers by itself', async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Pesca' }).tap();
  await waitingUntil(page, () => expect(page.getByRole('tabpanel')).toContainText('Você está sem internet', quick));
  // Back online, the list loads without a tap.
  await context.setOffline(false);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
});

test('calls without an answer leave sockets for the next page and for the code of the next screen', async ({ page, platform }) => {
  const silent = new Set<string>();
  page.on('request', (request) => request.url().includes('/wps/') && silent.add(request.url()));
  await signIn(page);
  await platform.injectFault('*', 'silence');
  silent.clear();
  await page.goto('/m/mine');
  await expect.poll(() => silent.size).toBeGreaterThan(3);
  // Within the twelve seconds of a wait: a page without a socket gets one once the calls give up, after 15 s.
  await page.evaluate(() => location.assign('/m/set'));
  await expect(screen(page, 'settings')).toBeVisible();
  await page.goto('/m/mine');
  await expect(screen(page, 'mine')).toBeVisible();
  await page.getByRole('link', { name: 'Segurança' }).first().tap();
  await expect(screen(page, 'securityCenter')).toBeVisible();
});

test('pages of a dead gateway show the failure', async ({ page }) => {
  const edge = await startEdge({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    await page.goto(edge.address);
    await expect(page.getByRole('tabpanel')).toContainText('Não deu para carregar');
    await page.goto(`${edge.address}/m/gameList`);
    await expect(page.getByRole('heading', { name: 'Não deu para carregar' })).toBeVisible();
  } finally {
    await edge.stop();
  }
});

test('an unknown path shows its own page with a link home', async ({ page }) => {
  expect((await page.goto('/m/nowhere'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).tap();
  await expect(screen(page, 'home')).toBeAttached();
});

test('a screen whose code fails to load shows an error, and loads by its retry', async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await page.waitForLoadState('networkidle');
  // The page's clock is paused: the screen would also load by itself after five seconds.
  await stopClock(page);
  const passUntil = (shown: Locator): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(200);
      await expect(shown).toBeAttached({ timeout: 200 });
    }).toPass();
  await context.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Ver tudo: Em alta agora' }).tap();
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await passUntil(retry);
  await expect(page.getByRole('heading', { name: 'Não deu para abrir', level: 2 })).toBeVisible();
  await context.unrouteAll();
  // By keyboard: during a view transition the browser drops taps.
  await retry.press('Enter');
  await passUntil(page.getByRole('heading', { name: 'Todos os jogos' }));
  await page.clock.resume();
  await expect(page.getByRole('banner')).toContainText('Jogos');
  await expect(page.getByRole('list', { name: 'Jogos' })).toBeVisible();
});

test('a closed platform shows the reason, and reopens without a reload', async ({ page, platform }) => {
  await page.clock.install();
  await openTopOfHome(page);
  await platform.change('leve', { restricted: true });
  await returnToTab(page);
  await expect(page.getByRole('heading', { name: 'Ainda não chegamos aí', level: 2 })).toBeVisible();
  await platform.change('leve', { maintenance: true });
  await returnToTab(page);
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

test('a screen whose code is missing after a deploy reloads the page once; if that is still old, it is said', async ({ page }) => {
  await page.clock.install();
  await openTopOfHome(page);
  let missing = true;
  await page.route('**/assets/screens/activity-*.js', (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('**/m/activity', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/next/') });
  });
  const promotions = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' });
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await promotions.tap();
  await reloaded;
  // The reloaded page is still outdated: it does not reload again.
  const failed = page.getByRole('heading', { name: 'O site foi atualizado', level: 2 });
  await expect(failed).toBeVisible();
  // The screen loads by itself when its file is back. An engine that caches the failed import needs one more reload,
  // at least half a minute after the last.
  missing = false;
  await waitingUntil(page, () => expect(failed).toHaveCount(0, quick));
  await expect(screen(page, 'activity').getByRole('listitem').first()).toBeVisible();
});
