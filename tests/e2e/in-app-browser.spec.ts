import type { Locator, Page } from 'playwright/test';
import { stubGoogleScript } from '../browser/google-script.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { expect, test } from './fixture.ts';
import type { Platform } from './platform.ts';
import { scrollUntil } from '../browser/scroll.ts';
import { closeAnnouncements, screen } from './steps.ts';

const firebase = { apiKey: 'none', authDomain: 'localhost', projectId: 'demo-leve', emulator: 'http://127.0.0.1:9' };

// Firebase is loaded, but its service is unreachable; and a page may come with the policy from before the service.
test.use({ tolerated: /apis\.google\.com|127\.0\.0\.1:9|TrustedScriptURL/ });

/** Opens the login screen of a merchant with Google and Facebook. */
async function openLogin(page: Page, platform: Platform, path = '/m/login'): Promise<Locator> {
  await platform.change('leve', { switches: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }, externalAuth: firebase });
  // The edge caches the settings from which it makes the page's policy.
  await expect.poll(async () => (await page.goto(path))!.headers()['content-security-policy']).toContain('https://apis.google.com');
  return screen(page, 'login');
}

/** Opens home in a visit after the one in which its download bar was closed, and scrolls; gives the install banner. */
async function openInstallOffer(page: Page): Promise<Locator> {
  await page.addInitScript((key) => localStorage.setItem(key, '1'), storageKeys.hideDownloadBar);
  await page.goto('/');
  await closeAnnouncements(page);
  await page.evaluate(() => scrollTo(0, 200));
  return page.getByRole('complementary', { name: 'Instalar o app' });
}

test.describe('in the browser of Instagram on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36 Instagram 278.0 Android (29/10)' });

  test('Google, Facebook and install are replaced by an intent to the browser, and links open in the tab', async ({ page, platform }) => {
    const login = await openLogin(page, platform, '/m/login?from=ad');
    const out = login.getByRole('link', { name: 'Abrir no navegador' });
    await expect(out).toHaveAttribute('href', /^intent:\/\/localhost:\d+\/m\/login\?from=ad#Intent;scheme=https;.*S\.browser_fallback_url=http/);
    await expect(login.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);

    await expect((await openInstallOffer(page)).getByRole('link')).toHaveAttribute('href', /^intent:/);

    await page.goto('/m/service');
    const link = screen(page, 'service').getByRole('link').first();
    // The code that keeps links in the tab loads when the page is idle.
    await expect.poll(() => page.evaluate(() => {
      const probe = Object.assign(document.createElement('a'), { target: '_blank' });
      document.body.append(probe);
      probe.click();
      probe.remove();
      return probe.target;
    })).toBe('_top');
    await link.tap();
    await expect(page).toHaveURL(/\/sandbox\/support/);
    expect(page.context().pages()).toHaveLength(1);
  });
});

/** Browsers of apps, each with its own way of refusing new tabs. */
const inApps = {
  Instagram: 'Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36 Instagram 278.0 Android (29/10)',
  'an unnamed app': 'Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36',
};

for (const [name, userAgent] of Object.entries(inApps)) {
  test.describe(`in the browser of ${name}`, () => {
    test.use({ userAgent });

    test('a link to help in an announcement opens in the tab; until then the announcement counts as unseen', async ({ page, context }) => {
      const help = { title: 'Ajuda', content: '<a href="https://help.example/jogo">Jogadores Anônimos</a>', execution: 'B' };
      await page.route('**/wps/content/popular*', (route) => route.fulfill({ json: { success: true, value: [help] } }));
      let popupGone = () => {};
      const gone = new Promise<void>((resolve) => (popupGone = resolve));
      await page.exposeFunction('popupGone', popupGone);
      // A slow site: the page stays, and the popup has time to close.
      await context.route('https://help.example/**', async (route) => {
        await gone;
        await route.fulfill({ contentType: 'text/html', body: '<h1>Ajuda</h1>' });
      });
      await page.goto('/m/home');
      // Inside the page: commands of Playwright wait while another page is on its way.
      await page.evaluate(() => {
        const tell = () => (document.querySelector('.overlay') ? void requestAnimationFrame(tell) : void requestAnimationFrame((window as unknown as { popupGone: () => void }).popupGone));
        addEventListener('beforeunload', () => {
          sessionStorage.setItem('shownBefore', localStorage.getItem('popupB')!);
          document.querySelector<HTMLElement>('.panel-head button')!.click();
          tell();
        }, { once: true });
      });
      const popup = page.getByRole('dialog', { name: 'Novidades' });
      await scrollUntil(page, expect(popup).toBeVisible());
      await popup.getByRole('link', { name: 'Jogadores Anônimos' }).tap();
      await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeVisible();
      expect(context.pages()).toHaveLength(1);
      await page.goBack();
      await expect(screen(page, 'home')).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('shownBefore'))).toContain('"show":true');
      expect(await page.evaluate(() => localStorage.getItem('popupB'))).toContain('"show":false');
      await expect(popup).toHaveCount(0);
    });
  });
}

test.describe('in the browser of TikTok on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36 trill_290303 AppName/trill ByteLocale/pt-BR' });

  test('the page points to the app\'s menu, and its address can be copied or is selected', async ({ page, platform }) => {
    const login = await openLogin(page, platform);
    await expect(login.getByText('Toque no menu deste aplicativo')).toBeVisible();
    await expect(login.getByRole('link', { name: 'Abrir no navegador' })).toHaveCount(0);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await login.getByRole('button', { name: 'Copiar endereço' }).tap();
    const address = login.getByRole('textbox', { name: 'Endereço desta página' });
    await expect(address).toHaveValue(/\/m\/login$/);
    expect(await address.evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart!, field.selectionEnd!))).toBe(await address.inputValue());

    await (await openInstallOffer(page)).getByRole('button', { name: 'Ver como' }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copiar endereço' })).toBeVisible();
  });
});

test.describe('in the browser of Facebook on iOS', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20F66 [FBAN/FBIOS;FBDV/iPhone14,5]' });

  test('Facebook login is offered; Google login and install lead to Safari', async ({ page, platform }) => {
    await stubGoogleScript(page);
    const login = await openLogin(page, platform);
    await expect(login.getByRole('button', { name: 'Facebook' })).toBeVisible();
    await expect(login.getByRole('button', { name: 'Google' })).toHaveCount(0);
    await expect(login.getByText('Este aplicativo não deixa entrar com Google.')).toBeVisible();
    await expect(login.getByRole('link', { name: 'Abrir no navegador' })).toHaveAttribute('href', /^x-safari-http:\/\/localhost:\d+\/m\/login$/);

    await (await openInstallOffer(page)).getByRole('button', { name: 'Ver como' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Leve' });
    await expect(dialog.getByRole('link', { name: 'Abrir no navegador' })).toHaveAttribute('href', /^x-safari-/);
    // The app may ignore the link without a sign.
    await expect(dialog.getByRole('button', { name: 'Copiar endereço' })).toBeVisible();
  });

  test('downloads lead to Safari, because this browser saves no files', async ({ page }) => {
    await page.goto('/');
    await closeAnnouncements(page);
    await page.getByRole('complementary', { name: 'Baixe o app' }).getByRole('link', { name: 'Baixar' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Abrir no navegador' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copiar endereço' })).toBeVisible();
    await page.goto('/m/download');
    await screen(page, 'download').getByRole('button', { name: 'Abrir no navegador' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Abrir no navegador' })).toHaveAttribute('href', /^x-safari-/);
  });
});
