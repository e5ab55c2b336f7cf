import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { startEdge } from '../browser/edge.ts';
import { expect, test } from './fixture.ts';
import { arrive, closeAnnouncements, screen, sendLogin } from './steps.ts';

test.use({ merchants: 'tests/fixtures/merchants' });

const at = (baseURL: string, host: string) => baseURL.replace('//localhost', `//${host}.localhost`);

/** Opens home; returns what has been asked of the page's own origin whenever it is called, the platform's calls and pictures aside. */
async function askedAtHome(page: Page, address: string): Promise<() => string[]> {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  await closeAnnouncements(page);
  await page.waitForLoadState('networkidle');
  return () => [...new Set(asked)].filter((path) => !/^\/(wps|cdn|sandbox|play)\//.test(path)).toSorted();
}

/** The colour in the top left corner and the one that the picture at an address has most of beside it, as a browser draws it. */
const drawnColors = (page: Page, address: string) => page.evaluate(async (src) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, 64, 64);
  const pixels = context.getImageData(0, 0, 64, 64).data;
  const hexAt = (place: number) => `#${[0, 1, 2].map((channel) => pixels[place + channel]!.toString(16).padStart(2, '0')).join('')}`;
  const counts = new Map<string, number>();
  for (let place = 0; place < pixels.length; place += 4) if (pixels[place + 3] === 255) counts.set(hexAt(place), (counts.get(hexAt(place)) ?? 0) + 1);
  return { size: picture.naturalWidth, common: [...counts].sort(([, one], [, other]) => other - one).slice(0, 2).map(([color]) => color) };
}, address);

test('a merchant that is only a file has its name, its colours and its mark, before anything is painted', async ({ page, request, baseURL }) => {
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
  await expect(page.locator('.home-footer')).toContainText('Atendimento das 07:00 às 23:00');
});

test('its theme costs no request more than the ready-made merchants\'', async ({ page, context, baseURL, build }) => {
  const ready = await startEdge({ DATA: ':memory:', DIST: build });
  try {
    const asked = await askedAtHome(page, at(baseURL!, 'azul'));
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.setItem('adult', 'yes'));
    const readyMade = await askedAtHome(other, ready.address);
    // What a home asks for when it is idle comes to one of them before the other.
    await expect.poll(() => asked().filter((path) => !readyMade().includes(path))).toEqual([]);
    await expect.poll(() => readyMade().filter((path) => !asked().includes(path))).toEqual([]);
  } finally {
    await ready.stop();
  }
});

test('its manifest and every icon of it are its own', async ({ page, baseURL }) => {
  await page.goto(at(baseURL!, 'azul'));
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json() as Promise<{ name: string; theme_color: string; background_color: string; icons: { src: string; sizes: string }[] }>);
  expect(manifest).toMatchObject({ name: 'Azul da Sorte', theme_color: '#0a1024', background_color: '#0a1024' });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) expect(await drawnColors(page, src)).toEqual({ size: Number.parseInt(sizes, 10), common: ['#0a1024', '#6fd3ff'] });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await drawnColors(page, touch!)).toEqual({ size: 180, common: ['#0a1024', '#6fd3ff'] });
  const tab = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await drawnColors(page, tab!)).common).toEqual(['#0a1024', '#6fd3ff']);
});

test('a merchant with a mark of its own shows it on its pages and in its manifest', async ({ page, baseURL }) => {
  const rosa = at(baseURL!, 'rosa');
  await page.goto(rosa);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const mark = page.getByRole('banner').locator('.mark');
  await expect(mark).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  await expect(mark.locator('path').first()).toBeHidden();
  const { icons } = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json() as Promise<{ icons: { src: string }[] }>);
  expect(icons).toHaveLength(1);
  expect((await drawnColors(page, icons[0]!.src)).common).toContain('#b0124f');
});

test('its members are the platform\'s, and wear its colours', async ({ page, baseURL }) => {
  const azul = at(baseURL!, 'azul');
  await page.goto(`${azul}/m/login`);
  await sendLogin(page, 'marina');
  await arrive(page);
  await page.goto(`${azul}/m/mine`);
  await expect(screen(page, 'mine')).toContainText('Marina');
  await expect(screen(page, 'mine').getByRole('link', { name: 'Depositar' })).toHaveCSS('background-image', /rgb\(111, 211, 255\)/);
});

test('an edge with a file that cannot be read as one does not start, and says file, pair and ratio', async ({ build }) => {
  const edge = spawn(process.execPath, ['src/edge/main.ts'], { env: { ...process.env, PORT: '0', DATA: ':memory:', DIST: build, MERCHANTS: 'tests/fixtures/merchants-refused' } });
  const [said, [code]] = await Promise.all([edge.stderr.toArray(), once(edge, 'exit')]);
  expect(code).toBe(1);
  expect(Buffer.concat(said as Buffer[]).toString()).toBe('Leve did not start: tests/fixtures/merchants-refused/cinza.json: theme: quiet on surface-3 has a contrast of 4.06:1, and needs 4.5:1\n');
});
