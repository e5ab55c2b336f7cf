import type { Page } from 'playwright/test';
import { undrawn } from '../../src/contract/page.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { appAnswers, closeAnnouncements, returnToTab, screen, sendLogin } from './steps.ts';

test.use({ adult: false });

test('a first visit shows the 18+ question before anything else; after Yes it never shows again', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const found = list.getEntries().map((entry) => (entry as PerformanceEntry & { element?: Element }).element?.closest('.age-gate, #app')?.className ?? '');
      (window as unknown as { largest: string[] }).largest = [...((window as unknown as { largest?: string[] }).largest ?? []), ...found];
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  const news = page.getByRole('dialog', { name: 'Novidades' });
  const requested = page.waitForResponse(/\/wps\/content\/popular/);
  await page.goto('/');
  await expect(gate).toBeVisible();
  // The dialog has the focus and not a button, which a stray key would press.
  await expect(gate).toBeFocused();
  await (await scrollUntil(page, requested)).finished();
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await expect(news).toHaveCount(0);

  // The largest contentful paint is the page's and not the dialog's.
  expect(await page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1))).not.toMatch(/age-gate/);

  await gate.getByRole('button', { name: 'Não, tenho menos de 18 anos' }).tap();
  const away = page.getByRole('dialog', { name: 'Só para adultos' });
  await expect(away).toBeVisible();
  await page.goto('/m/gameList?gameType=RNG');
  await expect(away).toBeVisible();
  await away.getByRole('button', { name: 'Respondi errado' }).tap();
  await gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).tap();
  await expect(gate).toHaveCount(0);
  await expect(screen(page, 'gameList')).toBeVisible();

  await page.goto('/');
  await closeAnnouncements(page);
  await expect(gate).toHaveCount(0);
});

test('members do not see the 18+ question, nor does anyone where the merchant switches it off', async ({ page, platform }) => {
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await page.goto('/m/login');
  await expect(gate).toBeVisible();
  await appAnswers(page);
  await platform.change('leve', { switches: { RESPONSIBLE: false } });
  await returnToTab(page);
  await expect(gate).toHaveCount(0);
  await sendLogin(page, 'marina');
  await closeAnnouncements(page);
  await platform.change('leve', { switches: { RESPONSIBLE: true } });
  await page.reload();
  await scrollUntil(page, expect(page.getByRole('link', { name: 'Seus limites e pausas' })).toBeAttached());
  await expect(gate).toHaveCount(0);
});

test('where the merchant turns the question on while a page is open that came without it, the app asks and takes the answer', async ({ page, platform }) => {
  await platform.change('leve', { switches: { RESPONSIBLE: false } });
  await expect.poll(async () => (await page.request.get('/m/notice')).text()).not.toMatch(/<html[^>]*age-asked/);
  await page.goto('/m/notice');
  await expect(page.locator('.age-gate')).toHaveCount(0);
  await expect(page.locator('.toasts')).toBeAttached();
  await platform.change('leve', { switches: { RESPONSIBLE: true } });
  await returnToTab(page);
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(gate).toBeFocused();
  await gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).tap();
  await expect(gate).toHaveCount(0);
  await page.reload();
  await expect(screen(page, 'notice')).toBeVisible();
  await expect(gate).toHaveCount(0);
});

test('the app takes the question over where it stands: the same element, its focus, its ground, and a tap in between', async ({ page }) => {
  const release = await hold(page, '**/assets/over-pages-*.js');
  await page.goto('/m/home');
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Não, tenho menos de 18 anos' }).focus();
  await gate.evaluate((element) => {
    const moved: string[] = [];
    Object.assign(window, { moved, element, ground: getComputedStyle(element).backgroundColor });
    new MutationObserver((changes) => moved.push(...changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]).filter((node) => node.contains(element) || element.contains(node)).map(({ nodeName }) => nodeName))).observe(document.body, { childList: true, subtree: true });
  });
  release();
  await expect(page.locator('html.covered')).toBeAttached();
  expect(await gate.evaluate((element) => {
    const before = window as unknown as { moved: string[]; element: Element; ground: string };
    return [before.element === element, before.ground === getComputedStyle(element).backgroundColor, element.contains(document.activeElement), ...before.moved];
  })).toEqual([true, true, true]);
  await page.keyboard.press('Enter');
  const away = page.getByRole('dialog', { name: 'Só para adultos' });
  await expect(away).toBeFocused();
  await away.getByRole('button', { name: 'Respondi errado' }).tap();
  await expect(gate.getByRole('button', { name: 'Não, tenho menos de 18 anos' })).toBeFocused();
});

test('the question covers the page before the app has loaded, and its answer counts', async ({ page, platform }) => {
  // Wait until the edge has the merchant's settings.
  await platform.now();
  await expect.poll(async () => (await page.request.get('/m/home')).text()).toMatch(/<html[^>]*age-asked/);
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/home', { waitUntil: 'commit' });
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(gate).toBeVisible();
  const app = page.locator('.frame');
  const isBehind = () => app.evaluate((behind: HTMLElement) => !behind.contains(document.elementFromPoint(180, 60)) && !behind.contains(document.elementFromPoint(180, 600)));
  await expect.poll(isBehind).toBe(true);
  // Keys reach the question's two buttons and nothing behind it.
  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press(pressed < 3 ? 'Tab' : 'Shift+Tab');
    expect(await app.evaluate((behind) => behind.contains(document.activeElement))).toBe(false);
  }
  await gate.getByRole('button', { name: 'Não, tenho menos de 18 anos' }).tap();
  const away = page.getByRole('dialog', { name: 'Só para adultos' });
  await expect(away).toBeVisible();
  await expect(gate).toHaveCount(0);
  await away.getByRole('button', { name: 'Respondi errado' }).tap();
  await gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).tap();
  await expect(gate).toHaveCount(0);
  // Not in the first moment: a second tap is still taken.
  await expect.poll(isBehind).toBe(false);
  await expect(page.getByRole('link', { name: 'Promoções' })).toBeVisible();
  release();
  await closeAnnouncements(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('of a page that is still arriving', () => {
  /** Opens home with all of its HTML before the first `end` that follows `after`. */
  async function openStart(page: Page, end: string, after: string): Promise<void> {
    const whole = async () => (await page.request.get('/m/home')).text();
    await expect.poll(whole).toMatch(/<html[^>]*download-barred age-asked/);
    await page.route('**/m/home', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end, html.indexOf(after))) });
    });
    await page.goto('/m/home');
  }

  test('a person who has not answered sees nothing before the question, and the content only behind it', async ({ page }) => {
    await openStart(page, '<style', '</header>');
    const header = page.getByRole('banner', { includeHidden: true });
    await expect(header).toBeAttached();
    await expect(header).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toBeHidden();

    await page.unroute('**/m/home');
    await openStart(page, '<button type="button" data-answer="yes"', '</main>');
    const content = page.locator('main[data-screen=home]');
    await expect(content).toBeAttached();
    await expect(content).toBeHidden();
    await page.unroute('**/m/home');
    await openStart(page, '<script', '</main>');
    await expect(page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })).toBeVisible();
    await expect(content).toBeVisible();
  });

  test.describe('to an adult', () => {
    test.use({ adult: true });

    test('the header is shown first', async ({ page }) => {
      await openStart(page, '<style', '</header>');
      await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toBeVisible();
    });

    test('no question is shown, and a closed download bar stays closed', async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, '1'), storageKeys.hideDownloadBar);
      // As far as a phone may have painted it: a parser pauses at the scripts of the body.
      await openStart(page, '<script', '</main>');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    });
  });
});

test('a No before the app has loaded keeps the page closed after it', async ({ page }) => {
  await expect.poll(async () => (await page.request.get('/m/login')).text()).toMatch(/<html[^>]*age-asked/);
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Não, tenho menos de 18 anos' }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Só para adultos' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the page of a closed platform covers the question, which shows when the platform opens', async ({ page, platform }) => {
  await page.clock.install();
  await platform.change('leve', { maintenance: true });
  await page.goto('/m/login');
  await expect(screen(page, 'maintenance')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' })).toHaveCount(0);
  await platform.change('leve', { maintenance: false });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })).toBeFocused();
});

test('a page without scripts says what it lacks, and whom it is not for, in the place of the question', async ({ request }) => {
  // Read from the HTML: Chromium renders no `noscript` where a debugger disables scripts.
  for (const [language, text] of [['pt', 'Só para maiores de 18 anos. Sem JavaScript'], ['en', '18+ only. Without JavaScript']] as const) {
    const page = await (await request.get('/m/home', { headers: { Cookie: `language=${language}` } })).text();
    expect(page).toContain(`<noscript><p class="no-script">${text}`);
  }
});

test('an answered question opens no session storage before the first paint', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'yes');
    const opened: boolean[] = [];
    Object.assign(window, { opened });
    const read = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!.get!;
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        opened.push(true);
        return read.call(window);
      },
    });
  }, storageKeys.adult);
  // The app may use it.
  const release = await hold(page, '**/assets/**');
  await page.goto('/m/notice', { waitUntil: 'commit' });
  await expect(screen(page, 'notice')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { opened: boolean[] }).opened)).toEqual([]);
  release();
});

test('on a page that the phone draws the question is asked too, and nothing behind it can be reached', async ({ page }) => {
  // As the service worker answers at an address that it does not have: with another page, hidden.
  await page.route('**/m/set', async (route) => {
    const home = await route.fetch({ url: new URL('/m/home', route.request().url()).href });
    await route.fulfill({ response: home, body: (await home.text()).replace(/(<html lang="[^"]*")[^>]*/, `$1 class="${undrawn}"`) });
  });
  await page.goto('/m/set');
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(gate).toBeVisible();
  await expect(screen(page, 'settings')).toBeAttached();
  await expect(page.locator('.frame')).toHaveAttribute('inert', '');
  await gate.getByRole('button', { name: 'Sim' }).tap();
  await expect(gate).toHaveCount(0);
  await expect(page.locator('.frame')).not.toHaveAttribute('inert', '');
});
