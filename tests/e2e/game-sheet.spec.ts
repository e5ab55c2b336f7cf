import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { gameFrame, screen, signInAt } from './steps.ts';

const list = '/m/gameList?gameType=RNG';
const sheet = (page: Page) => page.getByRole('dialog');
const corner = (page: Page, at = 0) => screen(page, 'gameList').getByRole('button', { name: /^Sobre: / }).nth(at);
const link = (page: Page, at = 0) => screen(page, 'gameList').getByRole('listitem').nth(at).getByRole('link');

test('the corner of a card is 44 px to the finger, lies in no other control and leaves the card its own tap; it opens a sheet, which Back, Escape and the cross close', async ({ page }) => {
  await page.goto(list);
  await expect(corner(page, 4)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const found = await corner(page, 4).evaluate((button) => {
      button.scrollIntoView({ block: 'center' });
      const { left, top, width: wide, height } = button.getBoundingClientRect();
      const at = (x: number, y: number) => document.elementFromPoint(left + x, top + y);
      const card = button.parentElement!;
      const art = card.querySelector('.game-card-art')!.getBoundingClientRect();
      const hit = document.elementFromPoint(art.left + art.width / 2, art.bottom - 2);
      return { wide, height, others: [at(22, 1), at(43, 22), at(22, 43), at(1, 22)].filter((one) => one !== button).map((one) => one?.outerHTML.slice(0, 80)), card: hit?.closest('a') === card.querySelector('a'), overlap: art.bottom - top };
    });
    expect(found).toMatchObject({ wide: 44, height: 44, others: [], card: true });
    expect(found.overlap).toBeLessThan(10);
  }

  const name = (await corner(page).getAttribute('aria-label'))!.slice('Sobre: '.length);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape'), () => sheet(page).getByRole('button', { name: 'Fechar' }).click()]) {
    await corner(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveAccessibleName(name);
    await expect(sheet(page)).toContainText(/Retorno ao jogador9\d,\d+%/);
    await expect(sheet(page)).toContainText('Como se joga');
    await leave();
    await expect(sheet(page)).toHaveCount(0);
    await expect(corner(page)).toBeFocused();
    await expect(page).toHaveURL(list);
  }

  // A visitor who plays goes to login.
  await corner(page).tap();
  await sheet(page).getByRole('button', { name: 'Jogar', exact: true }).tap();
  await expect(screen(page, 'login')).toBeVisible();
});

test('a card that a finger holds shows its sheet and does not open; a short tap does', async ({ page }) => {
  await page.goto(list);
  // The last of the idle parts; what hears of it comes with the first touch after them, before the menu.
  await page.waitForResponse(/\/strings\/pt-over-pages-/);
  let menu = false;
  page.on('request', (request) => void (menu ||= request.url().includes('/side-menu-')));
  await expect(async () => {
    await page.touchscreen.tap(180, 4);
    await expect.poll(() => menu, { timeout: 1_500 }).toBe(true);
  }).toPass();
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await link(page).boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(sheet(page)).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(500);
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(list);
  await sheet(page).getByRole('button', { name: 'Fechar' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await link(page).tap();
  await expect(screen(page, 'login')).toBeVisible();
});

test('a visitor tries a game with play money, without a session; Back leads to the list', async ({ page }) => {
  await page.goto(list);
  await corner(page).tap();
  await sheet(page).getByRole('button', { name: /^Demonstração/ }).tap();
  await expect(page).toHaveURL(/\/m\/play\?.*demo=1/);
  const frame = gameFrame(page);
  await expect(frame.getByText('R$ 2.000,00')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sobre o jogo' })).toContainText('Saldo de teste');
  await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Girar' }).tap();
  await expect(frame.getByText('R$ 2.000,00')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await page.reload();
  await expect(gameFrame(page).getByText('R$ 2.000,00')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('a game whose vendor is away offers others of its category, in its sheet and where it was launched', async ({ page, platform }) => {
  await signInAt(page, list);
  await platform.refuse('launchGame', 'game.unavailable');
  const vendor = await link(page).getAttribute('href').then((href) => new URL(href!, 'http://phone').searchParams.get('vendor'));
  await link(page).tap();
  await expect(screen(page, 'play').getByRole('heading', { name: 'O jogo não abriu' })).toBeVisible();
  const others = screen(page, 'play').getByRole('listitem').getByRole('link');
  await expect(others).toHaveCount(6);
  for (const href of await others.evaluateAll((links) => links.map((one) => one.getAttribute('href')!))) {
    expect(href).toContain('category=RNG');
    expect(href).not.toContain(`vendor=${vendor}&`);
  }
  await platform.clearFaults();
  await others.first().tap();
  await expect(gameFrame(page).getByRole('button', { name: 'Girar' })).toBeEnabled();
});

test('the corner is on home, too, and answers a tap from before the app', async ({ page }) => {
  await page.goto('/m/home', { waitUntil: 'commit' });
  await screen(page, 'home').getByRole('button', { name: /^Sobre: / }).first().tap();
  await expect(sheet(page)).toContainText('Retorno ao jogador');
});
