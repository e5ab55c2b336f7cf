import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { screen, withoutApp } from './steps.ts';
import { framing, html, openFromHome, playAt, theirs, vendor } from './vendor.ts';

// A vendor's own way home: a link that leads the frame of the game to the merchant's address.
test.use(framing);

/** Asks as older browsers do, which do not say what asks for a page. */
const asOlder = async (page: Page): Promise<unknown> => page.route((url) => url.pathname === '/m/home', async (route) => {
  const { 'sec-fetch-dest': dest, 'sec-fetch-mode': _mode, 'sec-fetch-site': _site, ...headers } = await route.request().allHeaders();
  if (dest === 'iframe') await route.fulfill({ response: await route.fetch({ headers }) });
  else await route.fallback();
});

test('one that leads to any page of the app leaves the game in one step, in an older browser too', async ({ page, baseURL }) => {
  let way = '';
  await playAt(page, vendor, (route) => html(`<a href="${baseURL}${way}">Início</a>`)(route));
  for (const [to, browser] of [['/m/home', ''], ['/', ''], ['/m/service?from=game', ''], ['/m/home', ' in an older browser']] as const) {
    await test.step(to + browser, async () => {
      if (browser) await asOlder(page);
      way = to;
      await openFromHome(page);
      await theirs(page).getByRole('link', { name: 'Início' }).tap();
      await expect(screen(page, 'home')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page).toHaveURL('/m/home');
      // Before home lies what lay there.
      await page.goBack();
      await expect(page).toHaveURL(withoutApp);
    });
  }
});
