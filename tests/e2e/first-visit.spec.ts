import { globSync, readFileSync } from 'node:fs';
import type { Page, Request, Route } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { screen } from './steps.ts';

/** Requests of a first visit to home until it is still, but for the browser's own for the icon; its scripts among them; and bytes of bodies as they come over the network. */
const most = { requests: 30, bytes: 80_000, scripts: 9, scriptBytes: 48_000 };

/** Comes once home has been seen, which on a slow machine may be before it is still. */
const afterwards = /\/assets\/announcements-|\/wps\/content\/popular|\/cdn\/banners\/[2-9]/;

/** Every request from now on that is answered. */
function follow(page: Page): () => readonly Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return () => requests;
}

const bytesOf = async (requests: readonly Request[]) => (await Promise.all(requests.map((request) => request.sizes()))).reduce((sum, sizes) => sum + sizes.responseBodySize, 0);

test('a first visit to home: requests and bytes until it is still, scripts that compile in one go, and what comes with the first touch', async ({ page }) => {
  const requests = follow(page);
  const named = (file: string) => requests().filter((request) => request.url().includes(file)).length;
  const scriptsOfStart = ['app', 'home-shared', 'screens/home', 'above-fold'].map((file) => page.waitForResponse((response) => new RegExp(`/assets/${file}-\\w+\\.js`).test(response.url())));
  // The strings of the idle parts are the last of them, the picture of the second slide comes once the slides can move.
  const last = [/\/strings\/pt-over-pages-/, /\/cdn\/banners\/1/].map((file) => page.waitForResponse(file));
  await page.goto('/m/home');
  await expect(page.getByRole('tabpanel').getByRole('listitem').getByRole('img', { includeHidden: true })).toHaveCount(9);
  await Promise.all(last);
  await page.waitForLoadState('networkidle');
  const visit = requests().filter((request) => !afterwards.test(request.url()));
  const scripts = visit.filter((request) => request.resourceType() === 'script');
  const names = visit.map((request) => new URL(request.url()).pathname).join('\n');
  expect(visit.length, names).toBeLessThanOrEqual(most.requests);
  expect(scripts.length, names).toBeLessThanOrEqual(most.scripts);
  expect(await bytesOf(visit)).toBeLessThanOrEqual(most.bytes);
  expect(await bytesOf(scripts)).toBeLessThanOrEqual(most.scriptBytes);
  // All that is there to be counted has been counted.
  expect(visit.filter((request) => request.url().includes('/cdn/games/'))).toHaveLength(9);
  expect(scripts.length).toBeGreaterThan(5);

  for (const script of await Promise.all(scriptsOfStart)) expect(await script.text(), script.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

  expect(named('/assets/side-menu-') + named('/assets/play-')).toBe(0);
  await page.getByRole('heading', { name: 'Em alta agora' }).tap();
  await expect.poll(() => named('/assets/side-menu-') && named('/assets/play-')).toBeGreaterThan(0);
});

test('the code and the calls of what stands above the games come after the games; a tap whose code is on its way shows the line on top, and is answered once it is there', async ({ page }) => {
  let first: number | undefined;
  const count = async (route: Route) => {
    first ??= await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').count();
    await route.continue();
  };
  for (const later of ['**/assets/above-fold-*.js', '**/wps/content/notices?*', '**/wps/content/banners?*']) await page.route(later, count);
  const release = await hold(page, '**/assets/play-*.js');
  const last = page.waitForResponse(/\/wps\/content\/banners/);
  await page.goto('/m/home');
  await last;
  expect(first).toBeGreaterThan(0);

  await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().tap();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(1);
  release();
  await expect(screen(page, 'login')).toBeVisible();
});

test('every file of the build that tests name is there: one that is held or counted under an old name proves nothing', () => {
  const built = globSync('dist/assets/**/*').join('\n');
  const named = globSync('tests/e2e/*.ts').flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/assets\/([\w/-]+)-(?:\*|['"`/])/g), ([, name]) => [file, name!] as const));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, name]) => !built.includes(`assets/${name}-`))).toEqual([]);
});
