import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { gameFrame, signInAt } from './steps.ts';

/** What moves by itself, tells the time, or stands only until the rest of a list has come. */
const moving = 'style, .countdown, .digits, .marquee, .carousel, .skeleton, [aria-hidden="true"], .game-list-end';

/** Of a list that only its beginning came with; and what is set as the page is laid out. */
const changing = ['aria-setsize', 'style', 'class', 'inert'];

/** Looks at each element as it came, before the app's script; `whatChanged` compares. */
const watchElements = (page: Page): Promise<unknown> =>
  page.addInitScript((passed) => {
    interface Came { name: string; attributes: [string, string][]; text: string }
    const { moving: selector, changing: names } = passed;
    const textOf = (element: Element) => Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
    const came = new Map<Element, Came>();
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#app *')) {
        if (element.closest(selector)) continue;
        came.set(element, { name: element.outerHTML.slice(0, 120), attributes: Array.from(element.attributes, ({ name, value }) => [name, value]), text: textOf(element) });
      }
    });
    (window as { whatChanged?: () => string[] }).whatChanged = () => {
      const changes = [`${came.size > 40 ? 'many' : 'few'} elements`];
      for (const [element, { name, attributes, text }] of came) {
        if (!element.isConnected) changes.push(`gone: ${name}`);
        else if (textOf(element) !== text) changes.push(`text of ${name}: ${textOf(element)}`);
        for (const [attribute, value] of attributes) if (!names.includes(attribute) && element.getAttribute(attribute) !== value) changes.push(`${attribute} of ${name}: ${element.getAttribute(attribute)}`);
      }
      return changes;
    };
  }, { moving, changing });

const minute = 60_000;

const pages = { pt: ['/', '/m/gameList?gameType=RNG', '/m/gameLobby', '/m/lottery', '/m/register', '/m/activity', '/m/notice'], en: ['/', '/m/lottery'] };

for (const [language, paths] of Object.entries(pages)) {
  test(`what came with a page stays as it was (${language})`, async ({ page, edge, platform }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: edge.address }]);
    await watchElements(page);
    for (const path of paths) {
      // Periods end on the minute: none does while the page is looked at.
      if (path === '/m/lottery') await platform.addTime(minute + 5_000 - ((await platform.now()) % minute));
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.lang)).toContain(language);
      // With the last of the idle services.
      await expect(page.locator('.toasts')).toBeAttached();
      expect(await page.evaluate(() => (window as unknown as { whatChanged: () => string[] }).whatChanged()), path).toEqual(['many elements']);
    }
  });
}

test('a member\'s drawn games stay where they are, above what was played last', async ({ page }) => {
  await signInAt(page, '/m/play?vendor=BGS&game=10001&category=RNG&gameId=BGS-tigre-da-mata');
  await expect(gameFrame(page).getByRole('button', { name: 'Girar' })).toBeEnabled();
  await watchElements(page);
  await page.goto('/m/slotsCenter');
  const played = page.getByRole('list', { name: 'Continuar jogando' });
  await expect(played).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { whatChanged: () => string[] }).whatChanged())).toEqual(['many elements']);
  expect((await played.boundingBox())!.y).toBeGreaterThan((await page.getByRole('tabpanel').boundingBox())!.y);
});

/** The hall as it is before the app: its scripts do not come. */
async function openWithoutApp(page: Page): Promise<string[]> {
  await page.route('**/assets/app-*.js', () => {});
  // As with `hold`: the page may never be loaded.
  await page.goto('/m/lottery', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.countdown').first()).toBeVisible();
  return page.locator('.countdown').allTextContents();
}

test.describe('without the app', () => {
  test('countdowns tell the time, and go on', async ({ page }) => {
    const [first] = await openWithoutApp(page);
    expect(first).toMatch(/^\d\d:\d\d:\d\d$/);
    const left = await page.locator('.countdown').last().evaluate((element) => {
      const [hours, minutes, seconds] = element.textContent!.split(':').map(Number) as [number, number, number];
      return Number((element as HTMLElement).dataset.until) - Date.now() - ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    });
    expect(Math.abs(left)).toBeLessThan(1_500);
    await expect(page.locator('.countdown').first()).not.toHaveText(first!);
  });

  test('a phone whose clock is wrong shows no countdown until the platform is asked', async ({ page }) => {
    await page.clock.install({ time: Date.now() + 3_600_000 });
    expect(new Set(await openWithoutApp(page))).toEqual(new Set(['--:--:--']));
  });
});
