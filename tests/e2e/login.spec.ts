import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import type { Platform } from './platform.ts';
import { accountButton, arrive, keepSession, returnToTab, screen, sendLogin, signInAt } from './steps.ts';

const loginPath = '/wps/session/login';

test('L06 a wrong password shows the refusal, keeps the user name and demands a captcha, which logs in', async ({ page, platform }) => {
  await page.goto('/m/login');
  const captcha = page.getByLabel('Código de verificação', { exact: true });
  await expect(captcha).toHaveCount(0);
  await sendLogin(page, 'marina', 'errada99');
  await expect(page.getByRole('form').or(page.locator('form')).getByRole('alert')).toHaveText('Usuário ou senha incorretos.');
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toHaveValue('marina');
  await expect(captcha).toBeFocused();
  await expect(page.getByRole('img', { name: 'Imagem com uma conta para resolver' })).toBeVisible();

  await captcha.fill('1234567');
  await captcha.press('Enter');
  await expect(page.getByText('O código tem no máximo 6 dígitos')).toBeVisible();
  await expect(captcha).toHaveValue('1234567');
  const [answer] = await platform.captchaAnswers();
  await captcha.fill(String(Number(answer) + 1));
  await sendLogin(page, 'marina');
  await expect(page.locator('form').getByRole('alert')).toHaveText('O código de verificação não confere.');
  await expect(captcha).toHaveValue('');
  await expect.poll(async () => (await platform.captchaAnswers())[0]).not.toBe(undefined);
  await expect(page.getByRole('img', { name: 'Imagem com uma conta para resolver' })).toBeVisible();
  await captcha.fill((await platform.captchaAnswers())[0]!);
  await sendLogin(page, 'marina');
  await arrive(page);
  await expect(accountButton(page)).toContainText('Marina');
});

test('L03 the toggle shows and hides the password; L12 field errors follow a change of language', async ({ page }) => {
  await page.goto('/m/login');
  const password = page.getByLabel('Senha', { exact: true });
  const toggle = page.getByRole('button', { name: 'Mostrar senha' });
  await password.fill('segredo1');
  await expect(password).toHaveAttribute('type', 'password');
  await toggle.tap();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.tap();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('segredo1');

  await sendLogin(page, '', 'com espaço');
  await expect(page.getByText('Digite o seu usuário')).toBeVisible();
  await expect(page.getByText('A senha não tem espaços')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(page.getByText('Enter your username')).toBeVisible();
  await expect(page.getByText('Passwords have no spaces')).toBeVisible();
  await expect(page.getByText('A senha não tem espaços')).toHaveCount(0);
  await expect(page).toHaveTitle('Log in · Leve');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a double tap sends one request', async ({ page }) => {
  await page.goto('/m/login');
  const release = await hold(page, `**${loginPath}`);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(loginPath) && sent.push(request.method()));
  await sendLogin(page, 'marina');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const button = page.getByRole('button', { name: 'Entrando…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  // Forced: a person may tap a disabled button.
  await button.tap({ force: true });
  release();
  await expect(screen(page, 'home')).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('L09 a login is sent encrypted, and the ciphers load while it is typed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/m/login', { waitUntil: 'networkidle' });
  const ciphers = () => scripts.filter((address) => /\/envelope-/.test(address));
  expect(scripts.length).toBeGreaterThan(0);
  expect(ciphers()).toEqual([]);
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await expect.poll(ciphers).toHaveLength(1);

  const [request] = await Promise.all([page.waitForRequest((sent) => sent.url().endsWith(loginPath)), sendLogin(page, 'marina')]);
  expect(ciphers()).toHaveLength(1);
  expect(request.headers().encryption).toMatch(/^[A-Za-z0-9+/=]{100,}$|^OTHERS$/);
  expect(request.headers().encryption!.length).toBeGreaterThan(100);
  const body = request.postData()!;
  expect(() => JSON.parse(body) as unknown).toThrow();
  expect(body).not.toMatch(/marina|leve2026|password/);
  // The platform could decrypt it.
  await arrive(page);
  await expect(accountButton(page)).toContainText('Marina');
});

test('a language selected before the app has loaded applies after it', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*');
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  release();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

test('login returns to the page that led to it', async ({ page }) => {
  await page.goto('/m/gameList?gameType=FISH&tab=FAV');
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/m/gameList?gameType=FISH&tab=FAV');
  await expect(screen(page, 'gameList')).toBeVisible();
});

test('a session that the platform ended shows a message and leads to login', async ({ page, platform }) => {
  await page.goto('/m/login');
  await sendLogin(page, 'marina');
  await arrive(page);
  await platform.endSessions('marina');
  await accountButton(page).tap();
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Atualizar saldo' }).tap();
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page.getByText('Sua sessão foi encerrada. Entre de novo.')).toBeVisible();
  await sendLogin(page, 'marina');
  await expect(accountButton(page)).toContainText('Marina');
});

test.describe('a session ends under a form', () => {
  const endSession = async (page: Page, platform: Platform, account: string) => {
    await platform.endSessions(account);
    await returnToTab(page);
    await expect(screen(page, 'login')).toBeVisible();
  };

  test('the amount of a form is there again after the next login, and no password', async ({ page, platform }) => {
    await keepSession(page);
    for (const { path, name, text } of [
      { path: '/m/withdraw', name: 'withdraw', text: '123,45' },
      { path: '/m/upLine/transfer', name: 'transferUp', text: '12,34' },
      { path: '/m/voucherCenter', name: 'deposit', text: '45,67' },
    ]) {
      await test.step(name, async () => {
        await page.goto(path);
        const amount = screen(page, name).getByRole('textbox', { name: /^Valor/ });
        await amount.fill(text);
        const passwords = screen(page, name).locator('[type=password]');
        for (const password of await passwords.all()) await password.fill('246810');
        await endSession(page, platform, 'marina');
        await sendLogin(page, 'marina');
        await expect(amount).toHaveValue(text);
        for (const password of await passwords.all()) await expect(password).toHaveValue('');
      });
    }
  });

  test('feedback is there again for the same account alone', async ({ page, platform }) => {
    const form = screen(page, 'feedback');
    const typed = form.getByRole('textbox', { name: 'Conte para a gente' });
    await signInAt(page, '/m/feedback');
    await form.getByRole('radio', { name: 'Ideia' }).check();
    await typed.fill('Queria mais mesas ao vivo.');
    await endSession(page, platform, 'marina');
    await sendLogin(page, 'marina');
    await expect(typed).toHaveValue('Queria mais mesas ao vivo.');
    await expect(form.getByText('26/1000')).toBeVisible();
    await endSession(page, platform, 'marina');
    await sendLogin(page, 'agente');
    await expect(typed).toHaveValue('');
    await endSession(page, platform, 'agente');
    await sendLogin(page, 'marina');
    await expect(typed).toHaveValue('');

    await form.getByRole('radio', { name: 'Ideia' }).check();
    await typed.fill('Queria mais mesas ao vivo.');
    await endSession(page, platform, 'marina');
    await sendLogin(page, 'marina');
    await expect(typed).toHaveValue('Queria mais mesas ao vivo.');
    await form.getByRole('button', { name: 'Enviar' }).tap();
    await expect(form.getByRole('heading', { name: 'Recebemos, obrigado' })).toBeVisible();
  });
});
