import { button, field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { accountButton, screen } from './steps.ts';

/** The app's entry, without which the page shows and answers nothing. */
const entry = '**/assets/app-*.js';
const slowLine = 'Conexão lenta ou sem internet.';

test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

test('an app whose first file fails once is loaded again by itself', async ({ page }) => {
  let requests = 0;
  await page.route(entry, (route) => (requests++ ? route.continue() : route.abort()));
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => 'earlyTap' in window)).toBe(false);
  expect(requests).toBe(2);
});

test('a tap that waits for the app is answered by a message, and by the app once its files can be had; what was typed stays', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/m/login');
  await field(page, 'Usuário').fill('marina');
  await field(page, 'Senha').fill('leve2026');
  await button(page, 'Entrar').tap();
  await expect(page.getByRole('alert').filter({ hasText: slowLine })).toBeVisible();
  await page.unroute(entry);
  // The page may have reloaded: it forgets passwords.
  await expect(page.getByText(slowLine)).toHaveCount(0);
  await expect(field(page, 'Usuário')).toHaveValue('marina');
  await field(page, 'Senha').fill('leve2026');
  await button(page, 'Entrar').tap();
  await expect(accountButton(page)).toContainText('Marina');
});

test('a tap on a form whose own code keeps failing says so', async ({ page }) => {
  await page.route('**/assets/screens/login-*.js', (route) => route.abort());
  await page.goto('/m/login');
  await field(page, 'Usuário').fill('marina');
  await button(page, 'Entrar').tap();
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: slowLine })).toBeVisible();
  await expect(field(page, 'Usuário')).toHaveValue('marina');
});
