import type { Page, Route } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { changeAnswer, keepSession, moneyText, screen } from './steps.ts';
import { bar, framing, html, playAt, speaking, theirs, vendor } from './vendor.ts';

// The frame around a game of a vendor on another origin: one that allows it, refuses it, is silent, or hostile.

test.use({ ...framing, tolerated: /Refused to|Framing|frame|X-Frame|Failed to load|sandboxed|violates|allow-modals|Permissions|getUserMedia/i });

/** Opens a game by its address, whose page the vendor answers with `answer`. */
async function openAt(page: Page, host: string, answer: (route: Route) => unknown): Promise<string[]> {
  const asked = await playAt(page, host, answer);
  await page.goto('/m/play?vendor=BGS&game=10001&category=RNG');
  return asked;
}

test('one that says nothing is played all the same, and the person is asked whether it is there', async ({ page }) => {
  await page.clock.install();
  await openAt(page, vendor, html('<button>Jogar</button>'));
  await expect(theirs(page).getByRole('button', { name: 'Jogar' })).toBeVisible();
  await page.clock.runFor(8_100);
  await page.getByRole('button', { name: 'Está tudo certo' }).tap();
  await expect(page.getByText('O jogo não apareceu?')).toHaveCount(0);
  await expect(theirs(page).getByRole('button', { name: 'Jogar' })).toBeVisible();
});

test('one that the person does not see opens as a page, by a launch of its own, and again the next time', async ({ page }) => {
  await page.clock.install();
  const asked = await openAt(page, vendor, html('<h1>Jogo</h1>', { 'X-Frame-Options': 'DENY' }));
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(8_100);
  await page.getByRole('button', { name: 'Abrir em tela própria' }).tap();
  await expect(page).toHaveURL(`${vendor}/launch/2`);
  await page.goto('/m/play?vendor=BGS&game=10001&category=RNG');
  await expect(page).toHaveURL(`${vendor}/launch/3`);
});

test('one that has to speak and is silent opens as a page after eight seconds', async ({ page }) => {
  await openAt(page, speaking, html('<h1>Jogo</h1>', { 'Content-Security-Policy': "frame-ancestors 'none'" }));
  await expect(page).toHaveURL(`${speaking}/launch/2`, { timeout: 20_000 });
});

test('one of a host that the merchant\'s file does not name opens as a page at once', async ({ page }) => {
  await openAt(page, 'https://foreign.example', html('<h1>Jogo</h1>'));
  await expect(page).toHaveURL('https://foreign.example/launch/1');
});

test('a hostile one cannot leave its frame, fake a balance, ask or shout', async ({ page, platform }) => {
  await openAt(page, vendor, html(`<script>
    parent.postMessage({ leve: 'ready', rules: false, balance: 99999999 }, '*');
    for (let i = 0; i < 5000; i++) parent.postMessage({ leve: 'balance', amount: 99999999 }, '*');
    parent.postMessage('close', '*');
    try { top.location = 'https://foreign.example/'; } catch {}
    alert('x');
    open('https://foreign.example/');
    document.title = 'Fim';
  </script><button>Jogar</button>`));
  await expect(theirs(page).getByRole('button', { name: 'Jogar' })).toBeVisible();
  let wallets = 0;
  page.on('request', (request) => void (request.url().includes('/wps/wallet') && wallets++));
  await expect(bar(page)).toContainText(moneyText(await platform.balance('marina')));
  await expect(page).toHaveURL(/\/m\/play\?/);
  expect(page.context().pages()).toHaveLength(1);
  expect(wallets).toBeLessThan(4);
});

test('one written from the protocol closes, asks for a deposit and tells of rounds', async ({ page }) => {
  await openAt(page, speaking, html(`<button onclick="parent.postMessage({ leve: 'deposit' }, '*')">Depositar já</button><button onclick="parent.postMessage({ leve: 'close' }, '*')">Fechar</button><p id="state">vai</p>
    <script>addEventListener('message', ({ data }) => (state.textContent = data.leve)); parent.postMessage({ leve: 'ready' }, '*');</script>`));
  await theirs(page).getByRole('button', { name: 'Depositar já' }).tap();
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
  await expect(theirs(page).locator('#state')).toHaveText('hold');
  await page.goBack();
  await expect(theirs(page).locator('#state')).toHaveText('goOn');
  await theirs(page).getByRole('button', { name: 'Fechar' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
});

test('one that makes steps of its own is left in one, by Back and by the bar', async ({ page }) => {
  await page.route(`${vendor}/**`, html('<button onclick="history.pushState(null, \'\', \'#\' + history.length)">Mais</button>'));
  await changeAnswer<{ gameUrl: string }>(page, /\/wps\/game\/launch\/v3/, () => ({ gameUrl: `${vendor}/launch` }));
  await keepSession(page);
  for (const way of ['Back', 'bar'] as const) {
    await page.goto('/m/home');
    await page.locator('.game-card-open').first().tap();
    await expect(theirs(page).getByRole('button', { name: 'Mais' })).toBeVisible();
    const before = await page.evaluate(() => history.length);
    for (let step = 1; step <= 3; step++) {
      await theirs(page).getByRole('button', { name: 'Mais' }).tap();
      // The frame's entry, and the app's own on top of it.
      await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2 * step);
    }
    if (way === 'Back') await page.goBack();
    else await bar(page).getByRole('button', { name: 'Sair do jogo' }).tap();
    await expect(screen(page, 'home')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');
  }
});
