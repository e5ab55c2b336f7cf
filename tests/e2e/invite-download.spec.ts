import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { closeAnnouncements, openHome, returnToTab, screen, signInAt } from './steps.ts';

test('a member’s invitation has a link, a QR code and the invited members; without the promotion it points to support', async ({ page, context, platform }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAt(page, '/m/inviteFriends');
  const invite = screen(page, 'inviteFriends');
  const link = invite.getByRole('textbox', { name: 'Seu link de convite' });
  await expect(link).toHaveValue(/\/m\/register\?affiliateCode=MARINA$/);
  await invite.getByRole('button', { name: 'Copiar o link' }).tap();
  await expect(invite.getByText('Link copiado')).toBeAttached();
  // One way to send it stands out, the others are quiet.
  await expect(invite.locator('.button-accent')).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await invite.getByRole('button', { name: 'Copiar o código' }).tap();
  await expect(invite.getByText('Código copiado')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MARINA');
  await expect(invite.getByRole('img', { name: 'QR Code do seu link de convite' })).toBeVisible();
  await expect(invite.getByRole('listitem')).toHaveCount(5);
  await expect(invite.getByText('Jogando', { exact: true })).toHaveCount(3);

  // Some webviews have no clipboard: then the field's text is selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await invite.getByRole('button', { name: 'Copiar o link' }).tap();
  await expect(link).toBeFocused();
  expect(await link.evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart!, field.selectionEnd!))).toBe(await link.inputValue());

  await platform.change('leve', { switches: { REFERRAL: false } });
  await returnToTab(page);
  await expect(invite.getByText('fale com o suporte.')).toBeVisible();
  await invite.getByRole('link', { name: 'Falar com o suporte' }).tap();
  await expect(screen(page, 'service')).toBeVisible();
});

test('the download bar of home is drawn with it, and can be closed before the app has loaded', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('complementary', { name: 'Baixe o app' });
  await expect(bar.getByRole('link', { name: 'Baixar' })).toHaveAttribute('href', '/m/download');
  await bar.getByRole('button', { name: 'Fechar' }).tap();
  await expect(bar).toBeHidden();
  release();
  await openHome(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('one invitation a visit: the bar, and in the next visit the banner, which leaves the first row of games whole', async ({ page, context }) => {
  await page.goto('/');
  await closeAnnouncements(page);
  const bar = page.getByRole('complementary', { name: 'Baixe o app' });
  const banner = page.getByRole('complementary', { name: 'Instalar o app' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Fechar' }).tap();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.locator('.toasts')).toBeAttached();
  await expect(banner).toHaveCount(0);

  const next = await context.newPage();
  await next.goto('/');
  const offered = next.getByRole('complementary', { name: 'Instalar o app' });
  await expect(next.locator('.game-card').first()).toBeVisible();
  await expect(next.locator('.toasts')).toBeAttached();
  await expect(offered).toHaveCount(0);
  await scrollUntil(next, expect(offered).toBeVisible());
  const row = (await next.locator('.game-card').first().boundingBox())!;
  expect(row.y + row.height).toBeLessThanOrEqual((await offered.boundingBox())!.y);
  await next.evaluate(() => scrollTo(0, 0));
  await expect(offered).toHaveCount(0);
});

test('home has the bar as well where another page was opened first; it closes, and does not return with home', async ({ page }) => {
  await page.goto('/m/notice');
  await expect(page.locator('.toasts')).toBeAttached();
  await page.getByRole('button', { name: 'Voltar' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Baixe o app' });
  await bar.getByRole('button', { name: 'Fechar' }).tap();
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' }).tap();
  await expect(screen(page, 'activity')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('pages other than home, and home in the merchant’s own app, have no space for the bar', async ({ page, browser, baseURL }) => {
  const room = (of: typeof page) => of.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await page.goto('/');
  expect(await room(page)).toBe(44);
  await page.goto('/m/activity');
  expect(await room(page)).toBe(0);
  const own = await browser.newPage({ baseURL, userAgent: 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0 Mobile Safari/537.36' });
  await own.goto('/');
  expect(await room(own)).toBe(0);
  await own.close();
});

test('the download bar of home opens the downloads, and a closed bar stays closed', async ({ page }) => {
  await page.goto('/');
  await closeAnnouncements(page);
  const bar = page.getByRole('complementary', { name: 'Baixe o app' });
  await bar.getByRole('link', { name: 'Baixar' }).tap();
  const popup = page.getByRole('dialog', { name: 'Baixe o app' });
  await expect(popup.getByRole('link')).toHaveText(['Android', 'iPhone e iPad', 'Perfil para iPhone e iPad']);
  const [file] = await Promise.all([page.waitForEvent('download'), popup.getByRole('link', { name: 'Perfil para iPhone e iPad' }).tap()]);
  expect(file.suggestedFilename()).toBe('leve.mobileconfig');
  await popup.getByRole('button', { name: 'Fechar' }).tap();
  await bar.getByRole('button', { name: 'Fechar' }).tap();
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  await page.reload();
  await expect(screen(page, 'home').locator('.game-card').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('downloads and guides show the phone\'s own system first', async ({ page, browser, baseURL }) => {
  await page.goto('/m/download');
  const download = screen(page, 'download');
  await expect(download.getByRole('heading', { level: 3 })).toHaveText(['Android', 'iPhone e iPad', 'iPhone e iPad, sem Safari']);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await download.getByRole('link', { name: 'Como instalar' }).nth(2).tap();
  const guide = screen(page, 'downloadGuide');
  await expect(guide.getByRole('listitem')).toHaveCount(4);
  await expect(guide.getByRole('link', { name: 'Baixar agora' })).toHaveAttribute('href', '/sandbox/downloads/leve.mobileconfig');
  await guide.getByRole('tab', { name: 'iPhone' }).tap();
  await expect(page).toHaveURL('/m/download/guide?for=ios');
  await expect(guide.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Voltar' }).tap();
  await download.getByRole('button', { name: 'Voltar' }).tap();

  const iphone = await browser.newPage({ baseURL, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1' });
  await iphone.goto('/m/download');
  await expect(screen(iphone, 'download').getByRole('heading', { level: 3 }).first()).toHaveText('iPhone e iPad');
  await iphone.goto('/m/download/guide');
  await expect(screen(iphone, 'downloadGuide').getByRole('tab', { name: 'iPhone' })).toHaveAttribute('aria-selected', 'true');
  await iphone.close();
});

test('the pages of a closed platform open by their paths, each with its own action', async ({ page }) => {
  for (const [path, name, heading] of [['/m/maintenance', 'maintenance', 'Voltamos já'], ['/m/errorIP', 'restricted', 'Ainda não chegamos aí'], ['/m/errorService', 'serviceError', 'O serviço não respondeu']] as const) {
    await page.goto(path);
    await expect(screen(page, name).getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('Idioma')).toHaveValue('pt');
    await expect(screen(page, name).getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute('href', /./);
    await expect(screen(page, name).getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', '/m/home');
  }
});
