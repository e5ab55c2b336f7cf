import type { Page } from 'playwright/test';
import { scrollToHeading, scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { changeAnswer, gameFrame, keepSession } from './steps.ts';

const answer = (value: unknown) => ({ json: { success: true, value } });
const announcements = (...list: object[]) => (page: Page) => page.route('**/wps/content/popular*', (route) => route.fulfill(answer(list)));
const none = announcements();
const popup = (page: Page) => page.getByRole('dialog', { name: 'Novidades' });
const panel = (page: Page) => page.getByRole('tabpanel');

async function openHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(panel(page).locator('.game-card-open').first()).toBeVisible();
}

test('home loads all sections without a layout shift, on the banner that came with the page; its header stays at the top', async ({ page }) => {
  await none(page);
  await watchShifts(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const image = document.querySelector('.banner-picture');
      if (image) (window as unknown as { written: Element }).written = image;
    });
  });
  await openHome(page);
  await expect(page.locator('.carousel-dot')).not.toHaveCount(0);
  await expect(page.locator('.marquee-text').first()).not.toBeEmpty();
  await expect(page.locator('.game-card img')).toHaveCount(9);
  await scrollToHeading(page, 'Maiores ganhadores');
  await expect(page.locator('.match-open').first()).toBeVisible();
  await expect(page.locator('.winner-amount').first()).toContainText('R$');
  await expect(page.locator('.home-footer')).toContainText('18');
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { written?: Element }).written === document.querySelector('.banner-picture'))).toBe(true);
  for (const top of [0, 40, 400]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    // With the download bar above it, it engages once that has gone.
    const bar = await page.getByRole('complementary', { name: 'Baixe o app' }).boundingBox();
    expect((await page.getByRole('banner').boundingBox())!.y).toBe(Math.max(0, bar ? bar.y + bar.height : 0));
  }
});

test('the line of notices stands at the beginning of each title, and of one longer than the line at its end', async ({ page }) => {
  const long = 'Manutenção programada: '.repeat(6).trim();
  await changeAnswer<{ title: string }[]>(page, /\/wps\/content\/notices/, (notices) => [{ ...notices[0]!, title: long }, ...notices.slice(1)]);
  await openHome(page);
  // The page comes with the beginning of the list; the line starts anew with the whole one.
  const passing = page.locator('.marquee-text > span');
  await expect(passing.first()).toHaveText(long);
  const texts = await passing.allTextContents();
  expect(texts.length).toBeGreaterThan(5);
  // Below the games it moves once it is seen.
  await page.locator('.marquee').scrollIntoViewIfNeeded();
  const track = page.locator('.marquee-begun');
  await track.waitFor();
  /** At each stop: the title that begins at the line's left edge, or else the one that ends at its right. */
  const stood = await track.evaluate((element: HTMLElement) => {
    const [move] = element.getAnimations();
    const line = element.parentElement!.getBoundingClientRect();
    const { duration } = move!.effect!.getComputedTiming();
    const found: string[] = [];
    move!.pause();
    for (let time = 1_000; time < Number(duration); time += 4_000) {
      move!.currentTime = time;
      const titles = Array.from(element.querySelectorAll('.marquee-text > span'));
      const begun = titles.find((title) => Math.abs(title.getBoundingClientRect().left - line.left) < 1);
      const ended = titles.find((title) => Math.abs(title.getBoundingClientRect().right - line.right) < 1);
      found.push(begun ? `from ${begun.textContent}` : ended ? `to ${ended.textContent}` : 'within');
    }
    return found;
  });
  expect(stood[0]).toBe(`from ${long}`);
  expect(stood).toContain(`to ${long}`);
  expect(stood.filter((each) => each.startsWith('from '))).toEqual(texts.map((title) => `from ${title}`));
});

test('a visitor who plays or adds a favourite is sent to login, and after it to the game or home; a toast waits for its strings', async ({ page }) => {
  await none(page);
  const release = await hold(page, '**/assets/strings/pt-any-screen-*.js');
  await openHome(page);
  await page.getByRole('button', { name: /^Favorito/ }).first().click();
  await expect(page.locator('.toast')).toHaveCount(0);
  release();
  await page.waitForURL('**/m/login');
  await expect(page.locator('.toast')).toHaveText('Entre na sua conta para guardar favoritos.');
  const goesTo = () => page.evaluate(() => sessionStorage.getItem('returnTo'));
  expect(await goesTo()).toBe('/m/home');
  await page.goBack();
  const card = page.locator('.game-card-open').first();
  const address = await card.getAttribute('href');
  await card.click();
  await page.waitForURL('**/m/login');
  expect(await goesTo()).toBe(address);
});

test('a member\'s favourite stays after a reload, and a return from a game fetches the balance', async ({ page }) => {
  await none(page);
  await keepSession(page);
  await page.goto('/m/home');
  await expect(page.locator('.header-balance')).toContainText('R$');
  const star = page.getByRole('button', { name: /^Favorito/ }).nth(2);
  const was = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await page.locator('.game-card-open').first().click();
  await expect(gameFrame(page).locator('#stake')).toHaveText(/R\$/);
  const requested = page.waitForRequest('**/wps/wallet');
  await page.goBack();
  await requested;
});

test.describe('the announcement popup', () => {
  // The policy also blocks the handlers that the sanitizer removes, and the remaining picture does not exist.
  test.use({ tolerated: /^Failed to load resource|^(Executing|Applying) inline .*\/rich-text-/s });
  const hostile = [
    '<p>Olá<img src="x" onerror="window.broken = 1"></p><script>window.broken = 1</script><a href="javascript:window.broken=1">x</a>',
    '<p style="position:fixed" class="overlay" id="app" onclick="window.broken=1">y</p><form action="/x"><input name="password"></form>',
    '<iframe src="//evil.example"></iframe><a href="https://example.com">fora</a> <a href="/m/home?from=popup">dentro</a>',
  ].join('');
  const three = announcements(
    { title: 'Um', content: hostile, execution: 'B' },
    { title: 'Dois', content: '<p>dois</p>', execution: 'B', goTo: '/m/rewardCenter' },
    { title: 'Três', content: '<p>três</p>', execution: 'B' },
    { title: 'Membros', content: '<p>a</p>', execution: 'A' },
  );

  test('shows the announcements for visitors, with two tabs, without scripts, forms and styles, and disables its buttons at the ends', async ({ page }) => {
    await three(page);
    await page.goto('/m/home');
    const dialog = popup(page);
    await scrollUntil(page, expect(dialog).toBeVisible());
    await expect(dialog.locator('.announcement-tab')).toHaveText(['Um', 'Dois']);
    await expect(dialog.locator('.announcement')).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Próximo' }).click();
    await expect(dialog.locator('.announcement-tab').nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByRole('link', { name: 'Ver agora' })).toHaveAttribute('href', '/m/rewardCenter');
    await dialog.getByRole('button', { name: 'Próximo' }).click();
    await expect(dialog.getByRole('button', { name: 'Próximo' })).toHaveAttribute('aria-disabled', 'true');

    const text = dialog.locator('.rich-text').first();
    await expect(text).toContainText('Olá');
    // A picture that does not come has a class of the app's own.
    await expect(text.locator('script, iframe, form, input, [style], [class]:not(img), [id], [onerror], [onclick], [href^=javascript]')).toHaveCount(0);
    const links = text.locator('a');
    await expect(links.filter({ hasText: 'fora' })).toHaveAttribute('target', '_blank');
    await expect(links.filter({ hasText: 'fora' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links.filter({ hasText: 'dentro' })).not.toHaveAttribute('target', /./);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });

  test('stays closed until its announcements change', async ({ page }) => {
    await page.clock.install();
    await three(page);
    await page.goto('/m/home');
    await scrollUntil(page, expect(popup(page)).toBeVisible());
    await popup(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(popup(page)).toBeHidden();
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('popupB')))!)).toMatchObject({ show: false });
    const again = page.waitForResponse('**/wps/content/popular*');
    await page.reload();
    await (await scrollUntil(page, again)).finished();
    await page.clock.runFor(6_000);
    await expect(popup(page)).toBeHidden();
    await page.unroute('**/wps/content/popular*');
    await announcements({ title: 'Outro', content: '<p>novo</p>', execution: 'B' })(page);
    await page.reload();
    await scrollUntil(page, expect(popup(page)).toContainText('Outro'));
  });
});

test('home of a platform that refuses all its lists shows the refusal and a retry', async ({ page, platform }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const list of ['hotGames', 'gameList', 'vassalageGameType', 'allVassalage', 'banners', 'notices', 'hotMatches', 'winners', 'lotteryMenu']) await platform.refuse(list, 'game.unavailable');
  // The popup would cover the button after the retry.
  await none(page);
  await page.goto('/m/home');
  await expect(panel(page)).toContainText('Este jogo está indisponível agora');
  await platform.clearFaults();
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel(page).locator('.game-card-open')).toHaveCount(9);
  expect(errors).toEqual([]);
});

test('a tap on the menu before the app has loaded opens it with the app, and keeps the popup waiting', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  const listed = page.waitForResponse('**/wps/content/popular*');
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /abrir o menu/ }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toHaveCount(0);
  release();
  await expect(menu).toBeVisible();
  // The page below was hydrated on its own elements.
  await expect(page.locator('.header, main, .footer')).toHaveCount(3);
  // The popup waits until the menu is closed.
  await scrollUntil(page, listed);
  await expect(popup(page)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Fechar' }).tap();
  await expect(popup(page)).toBeVisible();
});

test('a form submitted before the app has loaded is sent after it, and puts nothing into the address', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).tap();
  release();
  await page.waitForURL('**/m/home');
  await expect(page.getByText('Marina').first()).toBeVisible();
  expect(requested.filter((url) => url.includes('leve2026'))).toEqual([]);
});
