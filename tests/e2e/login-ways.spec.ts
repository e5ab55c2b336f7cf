import { accountButton, arrive, returnToTab, screen, sendLogin } from './steps.ts';
import { alertOf, button, field, localItem, sessionItem, requestsTo } from './accounts.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { holdGoogleScript, stubGoogleScript } from '../browser/google-script.ts';
import { hold } from './hold.ts';
import { expectToast } from './toast.ts';

const number = '11987654321';
const codePath = '/wps/verification/sms/noLogin';

test('L01 L07 L08 the mobile tab follows its flag; a code is requested once per countdown, and logs in', async ({ page, platform }) => {
  await platform.change('leve', { expiredMinutes: 2 });
  await page.clock.install();
  await page.goto('/m/login');
  const requested = requestsTo(page, codePath);
  const tab = page.getByRole('tab', { name: 'Celular' });
  const get = button(page, 'Receber código');
  const seconds = page.getByRole('button', { name: /^Novo em \d+ s$/ });

  await tab.tap();
  await field(page, 'Celular com DDD').fill('1198');
  await get.tap();
  await expect(page.getByText('O número tem de 8 a 20 dígitos')).toBeVisible();
  await expect(field(page, 'Celular com DDD')).toBeFocused();
  // Too long is said, and nothing is cut; nor is a number sent that no mobile has.
  for (const [typed, fault] of [['1'.repeat(30), 'O número tem de 8 a 20 dígitos'], ['(20) 98765-4321', 'Esse DDD não existe'], ['11 8765-4321', 'Digite o DDD e os 9 números']]) {
    await field(page, 'Celular com DDD').fill(typed!);
    await get.tap();
    await expect(page.getByText(fault!)).toBeVisible();
    await expect(field(page, 'Celular com DDD')).toHaveValue(typed!);
  }
  expect(requested).toEqual([]);

  // The message is looked for before the answer: the code that shows it may be as late.
  const answer = await hold(page, `**${codePath}*`);
  await field(page, 'Celular com DDD').fill('\u202a 0055 (011) 98765-4321\u202c');
  await get.tap();
  await expect(page.getByText('Enviando o código…')).toBeVisible();
  await expectToast(page, 'Código enviado. Veja suas mensagens.', answer);
  await expect(page.getByText('Enviando o código…')).toHaveCount(0);
  await expect(seconds).toHaveText(/^Novo em 1(20|1\d) s$/);
  await expect(seconds).toHaveAttribute('aria-disabled', 'true');
  await seconds.tap({ force: true });
  expect(requested.map((request) => request.postDataJSON() as unknown)).toEqual([{ mobileNum: number, countryDialingCode: '+55', module: 'VERIFICATION3' }]);
  await page.clock.runFor(1_500);
  await expect(page.getByText('Código enviado. Veja suas mensagens.')).toHaveCount(0);
  await page.clock.fastForward(90_000);
  await expect(seconds).toHaveText(/^Novo em [12]\d s$/);
  await page.clock.fastForward(60_000);
  await expect(get).toHaveAttribute('aria-disabled', 'false');

  // Without a lifetime in the answer, the countdown is a minute.
  await page.route(`**${codePath}`, (route) => route.fulfill({ json: { success: true, value: {} } }));
  await get.tap();
  await expect(seconds).toHaveText(/^Novo em (60|5\d) s$/);

  await field(page, 'Código do SMS').fill('12345678901');
  await field(page, 'Código do SMS').press('Enter');
  await expect(page.getByText('O código tem no máximo 10 dígitos')).toBeVisible();
  await expect(field(page, 'Código do SMS')).toHaveValue('12345678901');
  await field(page, 'Código do SMS').fill(`Seu código Leve é ${await platform.smsCode()}. Vale por 10 minutos.`);
  for (const isOn of [false, true]) {
    await platform.change('leve', { switches: { MOBILEVERCODELOGIN3: isOn } });
    await returnToTab(page);
    await expect(tab).toHaveCount(isOn ? 1 : 0);
    await expect(field(page, 'Senha')).toHaveCount(isOn ? 0 : 1);
  }
  await button(page, 'Entrar').tap();
  await arrive(page);
  await expect(accountButton(page)).toContainText('Marina');
});

test('L02 L03 each tab remembers its own login, encrypted anew each time, until sign-out', async ({ page, platform }) => {
  const remembered = async () => JSON.parse((await localItem(page, 'rememberedLogin'))!) as Record<string, Record<string, string>>;
  const leaveAndReturn = async () => {
    await page.evaluate(() => localStorage.removeItem('session'));
    await page.goto('/m/login');
  };
  await page.goto('/m/login');
  await expect(page.getByRole('link', { name: 'Esqueci a senha' })).toHaveAttribute('href', '/m/forget');
  await expect(page.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/m/register');
  await expect(page.getByRole('link', { name: 'Suporte' })).toHaveAttribute('href', '/m/service');
  await page.getByLabel('Lembrar senha').check();
  await sendLogin(page, 'marina');
  await arrive(page);
  const first = (await remembered()).username!;
  expect(first).toEqual({ type: 'username', username: 'marina', account: 'marina', password: expect.any(String), countryDialingCode: '' });
  expect(first.password).toMatch(/^[\w+/]{22}==[\w+/]+=*$/);
  expect(Buffer.from(first.password!, 'base64').toString()).not.toContain('leve2026');

  await leaveAndReturn();
  await expect(field(page, 'Usuário')).toHaveValue('marina');
  await expect(field(page, 'Senha')).toHaveValue('leve2026');
  await page.getByRole('tab', { name: 'Celular' }).tap();
  await expect(field(page, 'Celular com DDD')).toHaveValue('');
  await page.getByLabel('Lembrar meu número').check();
  await field(page, 'Celular com DDD').fill(number);
  await expectToast(page, 'Código enviado. Veja suas mensagens.', () => button(page, 'Receber código').tap());
  await field(page, 'Código do SMS').fill(await platform.smsCode());
  await button(page, 'Entrar').tap();
  await expect(accountButton(page)).toContainText('Marina');
  expect((await remembered()).sms).toMatchObject({ type: 'sms', username: number, countryDialingCode: '+55' });

  await leaveAndReturn();
  await page.getByRole('tab', { name: 'Celular' }).tap();
  await expect(field(page, 'Celular com DDD')).toHaveValue(number);
  await expect(field(page, 'Código do SMS')).toHaveValue('');
  await page.getByRole('tab', { name: 'Usuário' }).tap();
  await expect(field(page, 'Senha')).toHaveValue('leve2026');
  await button(page, 'Entrar').tap();
  await expect(accountButton(page)).toContainText('Marina');
  expect((await remembered()).username!.password).not.toBe(first.password);

  await page.goto('/m/set');
  await button(page, 'Sair da conta').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
  expect(await localItem(page, 'rememberedLogin')).toBe(null);
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Celular' })).toBeVisible();
  await expect(field(page, 'Usuário')).toHaveValue('');
});

test('L04 a trial started from login or from its own screen leads home, and not to the return address', async ({ page, platform }) => {
  const trialSession = async () => JSON.parse((await localItem(page, 'session'))!) as Record<string, unknown>;
  await page.goto('/m/gameList?tab=FAV');
  await expect(page).toHaveURL('/m/login');
  // An answer without a session does not navigate.
  await page.route('**/freeplay', (route) => route.fulfill({ json: { success: true, value: 0 } }));
  await button(page, 'Jogar grátis, sem cadastro').tap();
  await expect(alertOf(page)).toHaveText('O problema é do nosso lado. Tente de novo em instantes.');
  await expect(screen(page, 'login')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Jogar grátis, sem cadastro').tap();
  await expect(page).toHaveURL('/m/home');
  expect(await trialSession()).toMatchObject({ type: 4, merchantCode: 'leve-trial' });
  expect(await sessionItem(page, 'trialUser')).toMatch(/^teste\d{6}$/);

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/m/home');
  await page.goto('/m/trail');
  await expect(page.getByRole('banner')).toContainText('Teste grátis');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  await platform.refuse('createTrial', 'request.too.many');
  await button(page, 'Começar o teste').tap();
  await expect(alertOf(page)).toHaveText('Muitas tentativas. Espere um pouco e tente de novo.');
  await platform.clearFaults();
  const created = requestsTo(page, '/wps/member/trial', 'GET');
  await platform.injectFault('login', 'wrong-shape');
  await button(page, 'Começar o teste').tap();
  await expect(alertOf(page)).toHaveText('O problema é do nosso lado. Tente de novo em instantes.');
  await platform.clearFaults();
  await button(page, 'Começar o teste').tap();
  await expect(page).toHaveURL('/m/home');
  await expect(accountButton(page)).toContainText('R$ 2.000,00');
  expect(created).toHaveLength(1);
  expect(await trialSession()).toMatchObject({ type: 4, merchantCode: 'leve-trial' });
  await page.goto('/m/trail');
  await expect(page).toHaveURL('/m/home');
});

test.describe('with an external auth service', () => {
  // A page that is older than the merchant's setting has a policy without the service, and the buttons do not stand.
  test.use({ tolerated: /apis\.google\.com|127\.0\.0\.1:9|TrustedScriptURL/ });

  test('L05 Google and Facebook follow service, flags and tab, and require the 18+ confirmation', async ({ page, platform }) => {
    const google = button(page, 'Google');
    const facebook = button(page, 'Facebook');
    await platform.change('leve', { switches: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } });
    const letCome = await holdGoogleScript(page);
    await page.goto('/m/login');
    await expect(page.getByRole('tab', { name: 'Celular' })).toBeVisible();
    await expect(google).toHaveCount(0);
    await platform.change('leve', { externalAuth: { apiKey: 'none', authDomain: 'localhost', projectId: 'demo-leve', emulator: 'http://127.0.0.1:9' } });
    // The edge caches the settings from which it makes the page's policy.
    await expect.poll(async () => (await page.reload())!.headers()['content-security-policy']).toContain('https://apis.google.com');
    // They wait for Google's script: a window would open too long after the tap.
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Carregando…')).toBeVisible();
    letCome();
    await expect(google).toHaveAttribute('aria-disabled', 'false');
    await expect(facebook).toBeVisible();
    await page.getByRole('tab', { name: 'Celular' }).tap();
    await expect(google).toHaveCount(0);
    await page.getByRole('tab', { name: 'Usuário' }).tap();
    await platform.change('leve', { switches: { GOOGLELOGIN3: false } });
    await returnToTab(page);
    await expect(google).toHaveCount(0);
    await platform.change('leve', { switches: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false } });
    await returnToTab(page);
    await expect(google).toBeVisible();
    await expect(facebook).toHaveCount(0);

    // The person leaves the window without an account.
    const windows: Page[] = [];
    page.on('popup', (popup) => void windows.push(popup));
    const question = page.getByRole('alertdialog', { name: 'Você tem 18 anos ou mais?' });
    await google.tap();
    await question.getByRole('button', { name: 'Cancelar' }).tap();
    await expect(question).toHaveCount(0);
    expect(windows).toEqual([]);

    await page.goto('/m/register');
    await google.tap();
    await expect(page.getByText('Confirme que você tem 18 anos ou mais')).toBeVisible();
    await expect(page.getByLabel(/Tenho 18 anos ou mais/)).toBeFocused();
    expect(windows).toEqual([]);
    await page.getByLabel(/Tenho 18 anos ou mais/).check();
    const opening = page.waitForEvent('popup');
    await google.tap();
    await (await opening).close();
    await expect(alertOf(page)).toHaveText('A janela fechou antes do fim, e ninguém entrou. Se quiser, tente de novo.', { timeout: 20_000 });

    // A service that failed to load has no buttons, and is asked again.
    await page.unrouteAll();
    await page.route('https://apis.google.com/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Não deu para carregar a entrada com Google.')).toBeVisible();
    await expect(google).toHaveCount(0);
    await stubGoogleScript(page);
    await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(google).toHaveAttribute('aria-disabled', 'false');
  });
});

test('L13 accounts that may not log in here see the reason', async ({ page, platform }) => {
  await page.goto('/m/login');
  await sendLogin(page, 'gerente');
  await expect(alertOf(page)).toHaveText('Esta conta não é de jogador e não pode entrar aqui.');
  await platform.change('leve', { admits: 'agents' });
  await sendLogin(page, 'marina');
  await expect(alertOf(page)).toHaveText('Só agentes podem entrar aqui.');
  await sendLogin(page, 'bloqueada');
  await expect(alertOf(page)).toHaveText('O usuário não existe ou está desativado.');
  await sendLogin(page, 'agente');
  await expect(accountButton(page)).toContainText('Agente');
});
