import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { closeAnnouncements, comeBack, screen, scrollUntil, sendLogin } from './steps.ts';

test.use({ adult: false });

test('who comes for the first time is asked for their age before all else, and never again after a yes', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const found = list.getEntries().map((entry) => (entry as PerformanceEntry & { element?: Element }).element?.closest('.age-gate, #app')?.className ?? '');
      (window as unknown as { largest: string[] }).largest = [...((window as unknown as { largest?: string[] }).largest ?? []), ...found];
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  const news = page.getByRole('dialog', { name: 'Novidades' });
  const asked = page.waitForResponse(/\/wps\/content\/popular/);
  await page.goto('/');
  await expect(gate).toBeVisible();
  // Not on an answer, which a key pressed by chance would give.
  await expect(gate).toBeFocused();
  await (await scrollUntil(page, asked)).finished();
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await expect(news).toHaveCount(0);

  // The largest paint is the page's own: it waits for no answer.
  expect(await page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1))).not.toMatch(/age-gate/);

  await gate.getByRole('button', { name: 'Não, sou menor de idade' }).tap();
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

test('members are not asked, nor anyone where the merchant does without', async ({ page, platform }) => {
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await page.goto('/m/login');
  await expect(gate).toBeVisible();
  await platform.change('leve', { whitelabel: { RESPONSIBLE: false } });
  await comeBack(page);
  await expect(gate).toHaveCount(0);
  await sendLogin(page, 'marina');
  await closeAnnouncements(page);
  await platform.change('leve', { whitelabel: { RESPONSIBLE: true } });
  await page.reload();
  await scrollUntil(page, expect(page.getByRole('link', { name: 'Seus limites e pausas' })).toBeAttached());
  await expect(gate).toHaveCount(0);
});

test('the question stands before the app does, with the page behind it unseen; what is answered there holds', async ({ page, platform }) => {
  // The edge has heard of the merchant's settings.
  await platform.now();
  await expect.poll(async () => (await (await page.request.get('/m/home')).text()).includes('age-asked')).toBe(true);
  const bring = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/home', { waitUntil: 'commit' });
  const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(gate).toBeVisible();
  const app = page.locator('#app');
  const isBehind = () => app.evaluate((behind: HTMLElement) => behind.inert && !behind.contains(document.elementFromPoint(180, 60)) && !behind.contains(document.elementFromPoint(180, 600)));
  await expect.poll(isBehind).toBe(true);
  await gate.getByRole('button', { name: 'Não, sou menor de idade' }).tap();
  await expect(gate).toContainText('Só para adultos');
  await gate.getByRole('button', { name: 'Respondi errado' }).tap();
  await gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).tap();
  await expect(gate).toHaveCount(0);
  expect(await isBehind()).toBe(false);
  await expect(page.getByRole('link', { name: 'Promoções' })).toBeVisible();
  bring();
  await closeAnnouncements(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who said no before the app was there is not let in by it', async ({ page }) => {
  await expect.poll(async () => (await (await page.request.get('/m/login')).text()).includes('age-asked')).toBe(true);
  const bring = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Não, sou menor de idade' }).tap();
  bring();
  await expect(page.getByRole('dialog', { name: 'Só para adultos' })).toBeFocused();
  await expect(page.locator('.age-asked')).toHaveCount(0);
});

test('the page of a closed platform lies over the question, which comes when it opens', async ({ page, platform }) => {
  await page.clock.install();
  await platform.change('leve', { maintenance: true });
  await page.goto('/m/login');
  await expect(screen(page, 'maintenance')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' })).toHaveCount(0);
  await platform.change('leve', { maintenance: false });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })).toBeFocused();
});

test('without scripts the page says what it needs', async ({ request }) => {
  // Chromium renders no `noscript` where a debugger has switched scripts off.
  for (const [language, text] of [['pt', 'Esta página precisa de JavaScript.'], ['en', 'This page needs JavaScript.']] as const) {
    const page = await (await request.get('/m/home', { headers: { Cookie: `language=${language}` } })).text();
    expect(page).toContain(`<noscript><p class="no-script">${text}`);
  }
});
