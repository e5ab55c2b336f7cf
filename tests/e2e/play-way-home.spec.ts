import { baseConfig } from '../browser/base-config.ts';
import { expect, test } from './fixture.ts';
import { screen } from './steps.ts';
import { html, openFromHome, playAt, theirs, vendor } from './vendor.ts';

// A vendor's own way home: a link that leads the frame of the game to the merchant's address. Chromium stops it here alone,
// where the merchant is this machine and the vendor none.
const { launchOptions } = baseConfig.use!;
test.use({ merchants: 'tests/fixtures/framing', launchOptions: { ...launchOptions, args: [...launchOptions!.args!, '--disable-features=LocalNetworkAccessChecks'] } });

for (const to of ['/m/home', '/', '/m/service?from=game']) {
  test(`one that leads to ${to} leaves the game`, async ({ page, baseURL }) => {
    await playAt(page, vendor, html(`<a href="${baseURL}${to}">Início</a>`));
    await openFromHome(page);
    await theirs(page).getByRole('link', { name: 'Início' }).tap();
    await expect(screen(page, 'home')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');
    // In one step: before home lies what lay there.
    await page.goBack();
    await expect(page).toHaveURL('/m/service');
  });
}
