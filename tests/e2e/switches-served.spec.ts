import type { Page } from 'playwright/test';
import { namesAt } from '../../src/contract/switches.ts';
import { expect, test } from './fixture.ts';
import { keepSession, screen } from './steps.ts';

/** What is seen of the page: words of its links, buttons, headings and fields. The link to the notices has their titles for words once they have come. */
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll<HTMLElement>('#app :is(a:not([href="/m/notice"]), button, h2, label, select)'))
    .filter((element) => element.getClientRects().length && getComputedStyle(element).visibility === 'visible')
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent!).trim())
    .filter(Boolean));

/** What the served page shows before any of the app has loaded. */
async function served(page: Page, path: string): Promise<string[]> {
  await page.route('**/assets/**/*.js', (route) => new Promise(() => void route));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const words = await seen(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return words;
}

const allOff = {
  switches: {
    ...Object.fromEntries([...namesAt('whitelabel'), ...namesAt('promotions')].map((name) => [name, false])),
    jackpot: 'off', mem_cen: 'base', dep_func: 'base',
  },
};

test('with every switch turned, the served page shows nothing that the app takes away', async ({ page, platform }) => {
  await platform.change('leve', allOff);
  // The edge keeps what the platform says for a second, and a page that it has compressed until the next one is.
  const expectServed = (path: string) => expect.poll(() => page.request.get(path).then((answer) => answer.text()).then((html) => html.includes('"jackpot":"off"')), path).toBe(true);
  for (const path of ['/m/home', '/m/mine', '/m/login', '/m/forget', '/m/download']) {
    await expectServed(path);
    const before = await served(page, path);
    expect(before.length, path).toBeGreaterThan(0);
    await page.reload();
    await expect(page.locator('main[data-screen]')).toBeVisible();
    await expect.poll(async () => { const after = await seen(page); return before.filter((words) => !after.includes(words)); }, path).toEqual([]);
    await expect(page.getByText('Jackpot')).toHaveCount(0);
  }
  await keepSession(page);
  for (const [path, name] of [['/m/vouReport', 'depositRecord'], ['/m/webEmail', 'messages'], ['/m/inviteFriends', 'inviteFriends']] as const) {
    await expectServed(path);
    const before = await served(page, path);
    await page.reload();
    await expect(screen(page, name)).toBeVisible();
    await expect.poll(async () => { const after = await seen(page); return before.filter((words) => !after.includes(words)); }, path).toEqual([]);
  }
});
