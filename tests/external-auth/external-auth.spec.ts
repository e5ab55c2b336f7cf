import { expect, test, type Page } from 'playwright/test';
import { consoleHeaders } from '../browser/console.ts';
import { expectToast } from '../e2e/toast.ts';
import { project } from './emulator.ts';
import { stubGoogleScript } from '../browser/google-script.ts';
import { pickAccount } from './google-window.ts';

const number = '11987650001';

/** The last code of the emulator for a number. */
async function codeFor(phone: string): Promise<string> {
  const response = await fetch(`${process.env.EMULATOR_ADDRESS}/emulator/v1/projects/${project}/verificationCodes`);
  const { verificationCodes } = (await response.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+55${phone}`)!.code;
}

async function requestCode(page: Page): Promise<string> {
  await page.getByLabel('Celular com DDD').fill(number);
  await expectToast(page, 'Código enviado. Veja suas mensagens.', () => page.getByRole('button', { name: 'Receber código' }).click());
  return codeFor(number);
}

const expectLoggedIn = (page: Page) => expect(page.getByRole('button', { name: /^Entrar|^Criar/ })).toHaveCount(0);
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test.describe.configure({ mode: 'serial' });

test('a number registers with the code that Firebase verifies; a wrong code sends no registration', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/m/register');
  await page.getByRole('tab', { name: 'Celular' }).click();
  const code = await requestCode(page);
  await page.getByLabel('Código do SMS').fill(wrong(code));
  await page.getByLabel('Senha *', { exact: true }).fill('segredo1');
  await page.getByLabel('Repita a senha').fill('segredo1');
  await page.getByLabel(/Tenho 18 anos/).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Código de verificação incorreto.')).toBeVisible();
  expect(sent).not.toContain('PUT /wps/member/register');
  await page.getByLabel('Código do SMS').fill(code);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/m/home');
  await expectLoggedIn(page);
  expect(sent).not.toContain('POST /wps/verification/sms');
});

test('a registered number logs in by a code', async ({ page }) => {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'Celular' }).click();
  const code = await requestCode(page);
  await page.getByLabel('Código do SMS').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/m/home');
  await expectLoggedIn(page);
  const session = await page.evaluate(() => localStorage.getItem('session'));
  expect(JSON.parse(session!)).toMatchObject({ userName: number });
});

for (const [button, provider] of [['Google', 'google.com'], ['Facebook', 'facebook.com']] as const) {
  test(`${button} logs in, into the same account each time`, async ({ page }) => {
    await stubGoogleScript(page);
    const names: string[] = [];
    for (const _time of [1, 2]) {
      await page.goto('/m/login');
      await pickAccount(page, button, provider, { sub: `person-of-${provider}`, name: 'Marina' });
      await page.waitForURL('**/m/home');
      await expectLoggedIn(page);
      names.push((JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as { userName: string }).userName);
      await page.evaluate(() => localStorage.removeItem('session'));
    }
    expect(names[1]).toBe(names[0]);
  });
}

test('the buttons show on the username tab only, and with their flags', async ({ page, request }) => {
  const setFlags = (switches: Record<string, boolean>) => request.patch('/sandbox/api/merchants/leve', { headers: consoleHeaders, data: { switches } });
  await page.goto('/m/login');
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
  await page.getByRole('tab', { name: 'Celular' }).click();
  await expect(page.getByRole('button', { name: 'Google' })).toBeHidden();
  await setFlags({ GOOGLELOGIN3: false });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google' })).toBeHidden();
  await setFlags({ GOOGLELOGIN3: true });
});

test.describe('in a webview of Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36' });

  test('the Google button is replaced by a link to the browser', async ({ page }) => {
    await page.goto('/m/login');
    await expect(page.getByRole('link', { name: 'Abrir no navegador' })).toHaveAttribute('href', /^intent:\/\/localhost:\d+\/m\/login#Intent;scheme=https;.*S\.browser_fallback_url=http/);
    await expect(page.getByRole('button', { name: 'Google' })).toBeHidden();
  });
});
