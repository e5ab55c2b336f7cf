import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';

// A test opens an unknown address.
test.use({ tolerated: /status of 404/ });

/** Paths of a page's requests, in order. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  return requested;
}

/** Style sheets that are inlined into a page. */
const inlinedIn = (html: string): string[] => Array.from(html.matchAll(/href="([^"]+\.css)" type="text\/inlined"/g), (match) => match[1]!);

test('home is served prerendered, hydrates, and requests no inlined style and no script twice', async ({ page, request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<main data-screen="home"');
  expect(html).toContain('<html lang="pt-BR"');
  expect(html).not.toContain('%edge-');

  const requested = requestsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('main[data-screen=home]')).toBeVisible();
  await expect(page).toHaveTitle(/ · Leve$/);
  expect(inlinedIn(html).length).toBeGreaterThan(0);
  expect(requested.filter((path) => inlinedIn(html).includes(path))).toEqual([]);
  const scripts = requested.filter((path) => path.endsWith('.js'));
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('an unknown path is answered with 404 and a link home, which loads only missing styles', async ({ page, request }) => {
  const requested = requestsOf(page);
  const answer = await page.goto('/nowhere/at-all');
  expect(answer!.status()).toBe(404);
  // Before the app answers, the link would load a whole page, with its styles inlined.
  await page.waitForFunction(() => !('earlyTap' in window));
  await page.locator('main[data-screen=unknown] a[href="/m/home"]').click();
  await expect(page.locator('main[data-screen=home]')).toBeVisible();
  // From another page, home's inlined styles load as files, except those that this page has too.
  const here = inlinedIn(await answer!.text());
  const home = inlinedIn(await (await request.get('/m/home')).text());
  expect(home.length).toBeGreaterThan(1);
  expect(requested.filter((path) => home.includes(path)).toSorted()).toEqual(home.filter((path) => !here.includes(path)).toSorted());
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
});

test('hashed files are compressed and immutable, pages are revalidated', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const entry = /"(\/assets\/app-[^"]+\.js)"/.exec(html)![1]!;
  const script = await request.get(entry, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  const page = await request.get('/', { headers: { accept: 'text/html' } });
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const again = await request.get('/', { headers: { accept: 'text/html', 'if-none-match': page.headers().etag! } });
  expect(again.status()).toBe(304);
});

test('the licences of all that is bundled are served', async ({ request }) => {
  for (const [file, names] of [['notices', ['preact', '@preact/signals', 'firebase', 'dompurify']], ['worker-notices', ['workbox-routing', 'idb']]] as const) {
    const answer = await request.get(`/${file}.txt`);
    expect(answer.headers()['content-type']).toContain('text/plain');
    const text = await answer.text();
    for (const name of names) expect(text).toMatch(new RegExp(`^## ${name} - `, 'm'));
    expect(text).toContain('THE SOFTWARE IS PROVIDED');
  }
});

test('every page is sent with strict headers', async ({ request }) => {
  const { 'content-security-policy': policy, ...headers } = (await request.get('/', { headers: { accept: 'text/html' } })).headers();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('a frame that asks for a page gets none of the app, but one that asks to leave the game, which the app alone may frame', async ({ request }) => {
  for (const path of ['/', '/m/home', '/m/p/terms']) {
    const answer = await request.get(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' } });
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; frame-ancestors 'self'$/);
    const html = await answer.text();
    expect(html).toContain("postMessage({leve:'close'},location.origin)");
    expect(html).not.toContain('id="app"');
  }
});

test('a site that opens a page of the app gets no reference to its window', async ({ page, context, baseURL }) => {
  await context.route('http://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body: `<button onclick="opened = window.open('${baseURL}/m/login')">Go</button>` }));
  await page.goto('http://elsewhere.test/');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Go' }).click();
  const opened = await opening;
  await expect(opened.locator('main[data-screen=login]')).toBeVisible();
  expect(await opened.evaluate(() => opener as unknown)).toBeNull();
  await expect.poll(() => page.evaluate('opened.closed')).toBe(true);
});

test('the HTML of a list holds its first pictures, in the order in which the list shows them', async ({ page, request }) => {
  const placed = async (path: string) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    return Array.from(html.matchAll(/<img[^>]* fetchpriority="high"[^>]* src="([^"]+)"/gi), ([, src]) => src!);
  };
  for (const path of ['gameList', 'gameList?gameType=RNG', 'gameLobby', 'slotsCenter', 'gameCenter', 'lottery', 'startLottery', 'activity'].map((name) => `/m/${name}`)) {
    const pictures = await placed(path);
    expect(pictures.length, path).toBeGreaterThan(1);
    await page.goto(path);
    const shown = page.locator('main ul:not(.skeleton) img');
    // A shelf grows before what stands below it.
    for (const [at, src] of pictures.slice(0, 3).entries()) await expect(shown.nth(at), path).toHaveAttribute('src', src);
  }
  // Home's are its first banner and its first row.
  expect(await placed('/m/home')).toHaveLength(4);
  expect(await placed('/m/notice')).toEqual([]);
  // Anyone can make up a filter: no page is drawn with its games.
  expect(await placed('/m/gameList?vendors=AURORA')).toEqual([]);
});
