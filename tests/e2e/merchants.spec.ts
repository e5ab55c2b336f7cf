import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { startEdge } from '../browser/edge.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { arrive, closeAnnouncements, screen, sendLogin } from './steps.ts';

test.use({ merchants: 'tests/fixtures/merchants' });
// One worker runs them all: each more would start an edge with these merchants.
test.describe.configure({ mode: 'default' });

const at = (baseURL: string, host: string) => baseURL.replace('//localhost', `//${host}.localhost`);

/** Opens home; the returned function lists the requested paths so far, without calls and pictures of the platform. */
async function requestsAtHome(page: Page, address: string): Promise<() => string[]> {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  await closeAnnouncements(page);
  await page.waitForLoadState('networkidle');
  return () => [...new Set(requested)].filter((path) => !/^\/(wps|cdn|sandbox|play)\//.test(path)).toSorted();
}

/** The size of a rendered picture, and its two most common colours. */
const renderedColors = (page: Page, address: string) => page.evaluate(async (src) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, 64, 64);
  const pixels = context.getImageData(0, 0, 64, 64).data;
  const hexAt = (offset: number) => `#${[0, 1, 2].map((channel) => pixels[offset + channel]!.toString(16).padStart(2, '0')).join('')}`;
  const counts = new Map<string, number>();
  for (let offset = 0; offset < pixels.length; offset += 4) if (pixels[offset + 3] === 255) counts.set(hexAt(offset), (counts.get(hexAt(offset)) ?? 0) + 1);
  return { size: picture.naturalWidth, common: [...counts].sort(([, one], [, other]) => other - one).slice(0, 2).map(([color]) => color) };
}, address);

test('a merchant from a file has its name and colours in the HTML head, its operator in the footer, a manifest and icons of its own', async ({ page, request, baseURL }) => {
  const azul = at(baseURL!, 'azul');
  const html = await (await request.get('/', { headers: { accept: 'text/html', host: new URL(azul).host } })).text();
  expect(html.indexOf('--ground:#0a1024')).toBeGreaterThan(0);
  expect(html.indexOf('--ground:#0a1024')).toBeLessThan(html.indexOf('<body'));
  await page.goto(azul);
  await expect(page).toHaveTitle(/ · Azul da Sorte$/);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a1024');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 16, 36)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(240, 244, 255)');
  await closeAnnouncements(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Criar conta' })).toHaveCSS('background-image', /rgb\(111, 211, 255\).*rgb\(47, 155, 240\)/);
  await expect(page.getByRole('banner').getByText('Azul da Sorte')).toBeVisible();
  const name = page.getByRole('banner').locator('.brand-name');
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(page.locator('.home-footer')).toContainText('Operado por Azul da Sorte Apostas Ltda., CNPJ 00.000.000/0003-00. Autorização SPA/MF 0000/2026-7.');
  await expect(page.locator('.home-footer')).toContainText('Atendimento todos os dias, das 07:00 às 23:00');

  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json() as Promise<{ name: string; theme_color: string; background_color: string; icons: { src: string; sizes: string }[] }>);
  expect(manifest).toMatchObject({ name: 'Azul da Sorte', theme_color: '#0a1024', background_color: '#0a1024' });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) expect(await renderedColors(page, src)).toEqual({ size: Number.parseInt(sizes, 10), common: ['#6fd3ff', '#03162b'] });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await renderedColors(page, touch!)).toEqual({ size: 180, common: ['#6fd3ff', '#03162b'] });
  const tab = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await renderedColors(page, tab!)).common).toEqual(['#6fd3ff', '#03162b']);
});

test('a merchant from a file causes the same requests as a ready-made one', async ({ page, context, baseURL, build }) => {
  const ready = await startEdge({ DATA: ':memory:', DIST: build });
  try {
    const requested = await requestsAtHome(page, at(baseURL!, 'azul'));
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.setItem('adult', 'yes'));
    const readyMade = await requestsAtHome(other, ready.address);
    // Requests of the idle page may come earlier on one of them. A jackpot that the phone counts brings its code.
    await expect.poll(() => requested().filter((path) => !readyMade().includes(path) && !path.includes('/jackpot-count-'))).toEqual([]);
    await expect.poll(() => readyMade().filter((path) => !requested().includes(path))).toEqual([]);
  } finally {
    await ready.stop();
  }
});

test('a merchant with its own logo shows it on its pages and in its manifest', async ({ page, baseURL }) => {
  const rosa = at(baseURL!, 'rosa');
  await page.goto(rosa);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const mark = page.getByRole('banner').locator('.mark');
  await expect(mark).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  await expect(mark.locator('path').first()).toBeHidden();
  const { icons } = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json() as Promise<{ icons: { src: string }[] }>);
  expect(icons).toHaveLength(1);
  expect((await renderedColors(page, icons[0]!.src)).common).toContain('#b0124f');
});

test('members can log in at a merchant from a file, and see its colours', async ({ page, baseURL }) => {
  const azul = at(baseURL!, 'azul');
  await page.goto(`${azul}/m/login`);
  await sendLogin(page, 'marina');
  await arrive(page);
  await page.goto(`${azul}/m/mine`);
  await expect(screen(page, 'mine')).toContainText('Marina');
  await expect(screen(page, 'mine').getByRole('link', { name: 'Depositar' })).toHaveCSS('background-image', /rgb\(111, 211, 255\)/);
});

test('an edge with a theme of too little contrast does not start, and names file, pair and ratio', async ({ build }) => {
  const edge = spawn(process.execPath, ['src/edge/main.ts'], { env: { ...process.env, PORT: '0', DATA: ':memory:', DIST: build, MERCHANTS: 'tests/fixtures/merchants-refused' } });
  const [stderr, [code]] = await Promise.all([edge.stderr.toArray(), once(edge, 'exit')]);
  expect(code).toBe(1);
  expect(Buffer.concat(stderr as Buffer[]).toString()).toBe('Leve did not start: tests/fixtures/merchants-refused/cinza.json: theme: quiet on surface-3 has a contrast of 4.06:1, and needs 4.5:1\n');
});

/** The heights of the cards of the game list, in px. */
const cardHeights = (page: Page) => page.locator('.game-list-games .game-card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));

test('where the art bears no names, they stay readable below it, and the cards do not move when they come', async ({ page, baseURL }) => {
  for (const [host, below] of [['rosa', true], ['azul', false]] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    const release = await hold(page, '**/wps/game/list*');
    await page.goto(`${at(baseURL!, host)}/m/gameList?gameType=RNG`);
    const waiting = await cardHeights(page);
    // The drawn twelve, and the row to come.
    expect(waiting).toHaveLength(15);
    release();
    const games = page.locator('.game-list-games li:not([aria-hidden]) .game-card');
    await expect.poll(() => games.count()).toBeGreaterThanOrEqual(12);
    const overflowing = await games.locator('.game-card-name').evaluateAll((all) => all.filter((name) => name.scrollHeight > name.clientHeight + 1).map(({ textContent }) => textContent));
    expect(overflowing, host).toEqual([]);
    const atRightPlace = await games.evaluateAll((all) => all.map((card) => {
      const [art, name, vendor] = ['img', '.game-card-name', '.game-card-vendor'].map((part) => card.querySelector(part)!.getBoundingClientRect());
      return name!.top >= art!.bottom && name!.bottom <= vendor!.top;
    }));
    expect(new Set(atRightPlace), host).toEqual(new Set([below]));
    // Of columns that share a width unevenly, one is a 64th of a pixel wider, and its card higher.
    // The last placeholders leave a frame after the games have come.
    await expect(async () => {
      const heights = [...waiting, ...await cardHeights(page)];
      expect(Math.max(...heights) - Math.min(...heights), `${host}: ${heights.join(' ')}`).toBeLessThan(1);
    }).toPass({ timeout: 5_000 });
  }
});
