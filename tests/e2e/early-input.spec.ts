import type { Page } from 'playwright/test';
import { hold } from './hold.ts';
import { button, field as fieldOf } from './accounts.ts';
import { accountButton, appAnswers, keepSession, screen } from './steps.ts';
import { expect, test } from './fixture.ts';

/** All script of the app; what a page holds in itself runs. */
const script = '**/assets/app-*';

test('a subject chosen and a text typed before the app is there are sent', async ({ page }) => {
  await keepSession(page);
  const release = await hold(page, script);
  await page.goto('/m/feedback', { waitUntil: 'commit' });
  const form = screen(page, 'feedback');
  await form.getByRole('radio', { name: 'Ideia' }).check();
  await form.getByRole('textbox').first().fill('Queria mais mesas ao vivo.');
  release();
  await expect(form.getByText('26/1000')).toBeVisible();
  await form.getByRole('button', { name: 'Enviar' }).tap();
  await expect(form.getByRole('heading', { name: 'Recebemos, obrigado' })).toBeFocused();
});

test('what was typed into a search before the app is there is searched for, with the field in focus and once it is left; Enter keeps the page', async ({ page }) => {
  for (const { path, name, field, leave } of [
    { path: '/m/gameList?gameType=RNG', name: 'gameList', field: 'Buscar pelo nome', leave: true },
    { path: '/m/moreLottery', name: 'moreLottery', field: 'Buscar loteria', leave: true },
    { path: '/m/gameList?gameType=RNG', name: 'gameList', field: 'Buscar pelo nome', leave: false },
  ]) {
    await test.step(`${name}, ${leave ? 'left' : 'in focus'}`, async () => {
      const release = await hold(page, script);
      await page.goto(path, { waitUntil: 'commit' });
      const search = screen(page, name).getByRole('searchbox', { name: field });
      await search.fill('nenhumjogo');
      if (leave) await search.blur();
      release();
      await expect(screen(page, name).getByRole('button', { name: /^Limpar/ })).toBeVisible();
      await expect(search).toHaveValue('nenhumjogo');
      expect(page.url()).toContain(path);
    });
  }

  const release = await hold(page, script);
  await page.goto('/m/gameList?gameType=RNG', { waitUntil: 'commit' });
  const search = screen(page, 'gameList').getByRole('searchbox');
  await search.fill('nenhumjogo');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&search=nenhumjogo');
});

test.describe('with a network that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('what was typed stays while the code of the screen fails to load, and is sent once it is there', async ({ page }) => {
    let failures = 0;
    await page.route('**/assets/screens/login-*.js', (route) => {
      failures++;
      return route.abort();
    });
    const release = await hold(page, script);
    await page.goto('/m/login', { waitUntil: 'commit' });
    await fieldOf(page, 'Usuário').fill('marina');
    await fieldOf(page, 'Senha').fill('leve2026');
    release();
    // Two tries of the first load, and the first of the next.
    await expect.poll(() => failures).toBeGreaterThan(2);
    await expect(fieldOf(page, 'Usuário')).toHaveValue('marina');
    await page.unroute('**/assets/screens/login-*.js');
    await expect.poll(() => page.evaluate(() => 'earlyTap' in window)).toBe(false);
    await expect(fieldOf(page, 'Usuário')).toHaveValue('marina');
    // Chromium before 156 keeps the failure: there the page was reloaded, which forgets passwords.
    await fieldOf(page, 'Senha').fill('leve2026');
    await button(page, 'Entrar').tap();
    await expect(accountButton(page)).toContainText('Marina');
  });

  test('an empty form makes room for the error when the code of its screen fails to load', async ({ page }) => {
    await page.route('**/assets/screens/login-*.js', (route) => route.abort());
    await page.goto('/m/login');
    await expect(page.getByRole('heading', { name: 'Não deu para abrir', level: 2 })).toBeVisible();
    await expect(fieldOf(page, 'Usuário')).toHaveCount(0);
  });
});

test('what was typed before the app is there outlives a reload, except the password, and does not come to another page', async ({ page }) => {
  const release = await hold(page, script);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await fieldOf(page, 'Usuário').fill('marina');
  await fieldOf(page, 'Senha').fill('leve2026');
  await page.reload({ waitUntil: 'commit' });
  await expect(fieldOf(page, 'Usuário')).toHaveValue('marina');
  await expect(fieldOf(page, 'Senha')).toHaveValue('');
  await page.goto('/m/forget', { waitUntil: 'commit' });
  await expect(fieldOf(page, 'Usuário')).toHaveValue('');
  await page.goto('/m/login', { waitUntil: 'commit' });
  await expect(fieldOf(page, 'Usuário')).toHaveValue('');
  await fieldOf(page, 'Usuário').fill('marina');
  await page.reload({ waitUntil: 'commit' });
  await expect(fieldOf(page, 'Usuário')).toHaveValue('marina');
  release();
  await fieldOf(page, 'Senha').fill('leve2026');
  await button(page, 'Entrar').tap();
  await expect(accountButton(page)).toContainText('Marina');
});

for (const [way, find] of [
  ['a link', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' })],
  ['a game', (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first()],
] as const) {
  test(`an invitation stays for the visit, although ${way} was tapped before the app is there`, async ({ page }) => {
    const release = await hold(page, script);
    await page.goto('/m/home?affiliateCode=AMIGO', { waitUntil: 'commit' });
    await find(page).tap();
    release();
    await expect(page).toHaveURL('/m/login');
    await appAnswers(page);
    await page.locator('a[href="/m/register"]').first().tap();
    await expect(screen(page, 'register').getByLabel(/Código de convite/)).toHaveValue('AMIGO');
  });
}
