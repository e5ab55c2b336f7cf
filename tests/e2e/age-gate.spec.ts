import { expect, test } from './fixture.ts';
import { closeAnnouncements, comeBack, screen, sendLogin } from './steps.ts';

test.use({ adult: false });

test('who comes for the first time is asked for their age before all else, and never again after a yes', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const found = list.getEntries().map((entry) => (entry as PerformanceEntry & { element?: Element }).element?.className ?? '');
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
  await (await asked).finished();
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await expect(news).toHaveCount(0);
  // The largest paint is the page's own, not the gate's.
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
  await expect(page.getByRole('link', { name: 'Seus limites e pausas' })).toBeAttached();
  await expect(gate).toHaveCount(0);
});
