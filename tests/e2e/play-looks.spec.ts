import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { changeAnswer, screen } from './steps.ts';
import { bar, framing, game, html, openFromHome, playAt, speaking, theirs } from './vendor.ts';

// The bar over a game: small and turned screens, large text, the keyboard, the browsers of apps.

test.use({ ...framing, tolerated: /Failed to load/ });

const here = '/m/play?vendor=BGS&game=10001&category=RNG';

test('in small and turned windows, with text of twice the size, the bar keeps to its height, nothing is cut', async ({ page }) => {
  await playAt(page, speaking, html(game()));
  await page.goto(here);
  await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  await expect(bar(page)).toContainText('R$');
  for (const [width, height, size] of [[320, 480, 16], [640, 360, 16], [360, 640, 32], [320, 480, 32]] as const) {
    await test.step(`${width} x ${height}, text of ${size} px`, async () => {
      await page.setViewportSize({ width, height });
      const seen = await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
        const box = (of: string) => document.querySelector(of)!.getBoundingClientRect();
        const cut = (of: string) => { const it = document.querySelector(of)!; return it.scrollWidth > it.clientWidth; };
        return { bar: box('.play-bar').height, text: box('.play-money').height, cut: [cut('.play-balance'), cut('.play-sitting')] };
      }, size);
      expect(seen.bar).toBeLessThanOrEqual(44);
      expect(seen.text).toBeLessThanOrEqual(44);
      expect(seen.cut).toEqual([false, false]);
      expect(await axeViolations(page)).toEqual([]);
      // Turned, the frame has the rest of the window.
      await page.setViewportSize({ width: height, height: width });
      await expect.poll(() => page.evaluate(() => Math.round(document.querySelector('.play-frame')!.getBoundingClientRect().bottom))).toBe(width);
    });
  }
});

test('the bar by the keyboard, and as a screen reader has it', async ({ page }) => {
  await playAt(page, speaking, html(game()));
  await page.goto(here);
  await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  await page.getByRole('button', { name: 'Sair do jogo' }).focus();
  const names: (string | null)[] = [];
  for (let at = 0; at < 5; at++) {
    names.push(await page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.getAttribute('title')));
    await page.keyboard.press('Tab');
  }
  expect(names.slice(0, 4)).toEqual(['Sair do jogo', 'Depositar', 'Favorito', 'Esconder a barra']);
  expect(names[4]).toMatch(/^Jogo/);
  // Folded by the keyboard, the focus stays at what unfolds it.
  await bar(page).getByRole('button', { name: 'Esconder a barra' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mostrar a barra' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Esconder a barra' })).toBeFocused();
});

const android = 'Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36';
const inApps = {
  Instagram: `${android} Instagram 278.0 Android (29/10)`,
  Facebook: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20F66 [FBAN/FBIOS;FBDV/iPhone14,5]',
  TikTok: `${android} trill_290303 AppName/trill ByteLocale/pt-BR`,
  Telegram: `${android} Telegram-Android/10.0`,
  // Its links open in the browser's own tab over it, which calls itself the browser.
  'WhatsApp on Android': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'WhatsApp on iOS': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};

test('in the browser of each app a game is framed, asks for a deposit, and is left in one step', async ({ page, context }) => {
  const phone = await context.newCDPSession(page);
  await playAt(page, speaking, html(game('<button onclick="say(\'deposit\')">Depositar já</button>')));
  for (const [name, userAgent] of Object.entries(inApps)) {
    await test.step(name, async () => {
      await phone.send('Emulation.setUserAgentOverride', { userAgent });
      await openFromHome(page);
      expect(await page.evaluate(() => navigator.userAgent)).toBe(userAgent);
      await theirs(page).getByRole('button', { name: 'Depositar já' }).tap();
      await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Depositar' })).toHaveCount(0);
      await page.waitForTimeout(1_000);
      await page.goBack();
      await expect(screen(page, 'home')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});

test('a game that a link in a chat opens, as the first page of its tab, is left for home', async ({ page, context }) => {
  await playAt(page, speaking, html(game()));
  const tab = await context.newPage();
  await changeAnswer<{ gameUrl: string }>(tab, /\/wps\/game\/launch\/v3/, () => ({ gameUrl: `${speaking}/launch/1` }));
  await tab.goto(here);
  await expect(theirs(tab).locator('#heard')).toHaveText('goOn');
  await bar(tab).getByRole('button', { name: 'Sair do jogo' }).tap();
  await expect(screen(tab, 'home')).toBeVisible();
  await expect(tab).toHaveURL(/\/m\/home$/);
});
