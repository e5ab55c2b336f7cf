import type { Page } from 'playwright/test';
import { registrationSettings } from '../../src/contract/endpoints/accounts.ts';
import { registrationFields } from '../../src/contract/registration.ts';
import { accountButton, closeAnnouncements, returnToTab, screen } from './steps.ts';
import { alertOf, button, field, requestsTo } from './accounts.ts';
import { itsComplaints, openWithFirebase, rightCode } from './firebase.ts';
import { expect, test } from './fixture.ts';
import { servedAnswer, soon } from './served.ts';
import { expectToast } from './toast.ts';

const registerPath = '/wps/member/register';
const more = 'Mais sobre você (opcional)';

async function fillRequired(page: Page, username: string): Promise<void> {
  await field(page, 'Usuário').fill(username);
  await field(page, 'Senha').fill('segredo1');
  await field(page, 'Repita a senha').fill('segredo1');
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
}

test('R01 R02 R04 the methods follow their flags and share the number; its country can be searched and its code counts down', async ({ page, platform }) => {
  const setFlags = async (switches: Record<string, boolean>) => {
    await platform.change('leve', { switches });
    await returnToTab(page);
  };
  const ways = page.getByRole('tablist', { name: 'Forma de cadastro' });
  const number = field(page, 'Celular com DDD');
  await page.clock.install();
  await page.goto('/m/register');
  await expect(page.getByRole('tab', { name: 'Usuário' })).toHaveAttribute('aria-selected', 'true');
  await button(page, more).tap();
  await number.fill('1198765');
  await page.getByRole('tab', { name: 'Celular' }).tap();
  await expect(number).toHaveValue('1198765');
  await expect(field(page, 'Usuário')).toHaveCount(0);
  await number.fill('912345670');
  await page.getByRole('tab', { name: 'Usuário' }).tap();
  await expect(number).toHaveValue('912345670');
  await page.getByRole('tab', { name: 'Celular' }).tap();

  await button(page, 'Código do país: +55. Trocar').tap();
  const countries = page.getByRole('dialog', { name: 'Código do país' });
  await countries.getByRole('searchbox').fill('atlantida');
  await expect(countries.getByRole('status')).toHaveText('Nenhum país com esse nome ou código.');
  await countries.getByRole('searchbox').fill('sao tome');
  await expect(countries.getByRole('listitem')).toHaveText([/São Tomé e Príncipe\s*\+239/]);
  await countries.getByRole('searchbox').fill('351');
  await countries.getByRole('button', { name: /Portugal/ }).tap();
  await expect(button(page, 'Código do país: +351. Trocar')).toBeVisible();

  const requested = page.waitForRequest('**/wps/verification/sms');
  await button(page, 'Receber código').tap();
  expect((await requested).postDataJSON()).toEqual({ mobileNo: '912345670', countryDialingCode: '+351' });
  await expect(page.getByText(/^Novo código em (60|5\d) s$/)).toBeVisible();
  await expect(button(page, 'Receber código')).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(button(page, 'Receber código')).toBeVisible();

  await setFlags({ REGMOBVERF3: false });
  await expect(field(page, 'Código do SMS')).toHaveCount(0);
  await expect(field(page, 'Senha')).toHaveCount(1);
  await setFlags({ MOBILENUMPASSREG3: false });
  await expect(field(page, 'Senha')).toHaveCount(0);
  await setFlags({ MOBILENUMREG3: false });
  await expect(ways).toHaveCount(0);
  await expect(field(page, 'Usuário')).toHaveCount(1);
  await setFlags({ MOBILENUMREG3: true, USERNAMEREG3: false });
  await expect(ways).toHaveCount(0);
  await expect(field(page, 'Usuário')).toHaveCount(0);
  await expect(number).toHaveValue('912345670');
  await setFlags({ MOBILENUMREG3: false });
  await expect(page.getByRole('heading', { name: 'Cadastro fechado' })).toBeVisible();
});

test('the button of the form is on the first screen of 360 x 640, and the terms open from its sentence', async ({ page }) => {
  await page.goto('/m/register');
  await expect(field(page, 'Usuário')).toBeVisible();
  await expect(button(page, 'Criar conta')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'termos de uso' }).tap();
  await expect(screen(page, 'userAgreement')).toBeAttached();
  await page.goBack();
  await expect(page.getByLabel(/Tenho 18 anos ou mais/)).not.toBeChecked();
});

test('R03 R05 R06 every field follows its setting, passwords are compared after each change, and a tap renews the captcha', async ({ page, platform }) => {
  const labels = [
    'Celular com DDD', 'Usuário', 'Senha', 'Repita a senha', 'Senha de saque', 'CPF', 'QQ', 'Facebook', 'WeChat', 'Line', 'WhatsApp', 'Zalo',
    'E-mail', 'Apelido', 'Nome do titular da conta', 'ID de quem indicou', 'Código de convite',
  ];
  const shown = () => page.locator('form label[for^=field-]').allTextContents();
  const all = async (setting: { enabled: boolean; required: boolean }) => {
    const registration = Object.fromEntries(registrationFields.map((name) => [name, setting]));
    await platform.change('leve', { registration });
    // The phone does not ask for what came with its page.
    await expect.poll(() => servedAnswer(page, '/m/register', registrationSettings), soon).toMatchObject(registration);
  };
  await all({ enabled: true, required: true });
  await page.goto('/m/register');
  await expect.poll(shown).toEqual([...labels, 'Código de verificação', 'Código do SMS'].map((label) => `${label} *`));
  await expect(button(page, more)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toHaveCount(3);

  const picture = page.getByRole('img', { name: 'Imagem com uma conta para resolver' });
  const first = (await picture.getAttribute('src'))!;
  await button(page, 'Trocar a imagem do código').tap();
  await expect(picture).not.toHaveAttribute('src', first);

  await field(page, 'Senha').fill('segredo1');
  await field(page, 'Repita a senha').fill('segredo2');
  await field(page, 'CPF').focus();
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await field(page, 'Senha').fill('segredo2');
  await expect(page.getByText('As senhas não são iguais')).toHaveCount(0);

  await all({ enabled: false, required: false });
  await page.reload();
  await expect.poll(shown).toEqual(['Usuário *', 'Senha *']);
  await all({ enabled: true, required: false });
  await page.reload();
  await button(page, more).tap();
  const starred = ['Usuário', 'Senha', 'Repita a senha'];
  await expect.poll(shown).toEqual([...starred.map((label) => `${label} *`), ...labels.filter((label) => !starred.includes(label)), 'Código de verificação *', 'Código do SMS']);
});

test('R07 R08 R11 the first invalid field takes the focus, the invitation code is checked by call, and registration logs in', async ({ page }) => {
  const sent = requestsTo(page, registerPath, 'PUT');
  const checked = requestsTo(page, '/wps/affiliate/check');
  await page.goto('/m/register');
  await button(page, 'Criar conta').tap();
  await expect(field(page, 'Usuário')).toBeFocused();
  await expect(page.getByText('Crie uma senha')).toBeVisible();
  await expect(page.getByText('Confirme que você tem 18 anos ou mais')).toBeVisible();

  await fillRequired(page, 'marina');
  await expect(page.getByText('Este nome de usuário já existe.')).toBeVisible();
  await button(page, 'Criar conta').tap();
  await expect.poll(() => sent.length).toBe(1);
  // The platform refuses the name too, and its field takes the focus.
  await expect(field(page, 'Usuário')).toBeFocused();
  await expect(page.getByText('Este nome de usuário já existe.')).toBeVisible();
  await field(page, 'Usuário').fill('joana77');
  await button(page, more).tap();
  await field(page, 'Código de convite').fill('NINGUEM');
  await button(page, 'Criar conta').tap();
  await expect(page.getByText('Código de convite inválido.')).toBeVisible();
  await expect(field(page, 'Código de convite')).toBeFocused();
  expect(checked.map((request) => request.postDataJSON() as unknown)).toEqual([{ code: 'NINGUEM', domain: 'localhost' }]);
  expect(sent).toHaveLength(1);

  await page.goto('/m/register?affiliateCode=AMIGO');
  await expect(field(page, 'Código de convite')).toHaveValue('AMIGO');
  await expect.poll(() => checked.length).toBe(2);
  await fillRequired(page, 'joana77');
  await expectToast(page, 'Cadastro feito com sucesso!', () => button(page, 'Criar conta').tap());
  await expect(screen(page, 'home')).toBeAttached();
  expect([checked.length, sent.length]).toEqual([2, 2]);
  await closeAnnouncements(page);
  await expect(accountButton(page)).toContainText('joana77');
});

test.describe('with an external auth service', () => {
  test.use({ tolerated: itsComplaints });

  test('R09 the service confirms the number before the registration is sent, and a wrong code stops it', async ({ page, platform }) => {
    const steps = await openWithFirebase(page, platform, '/m/register', '+5511987650009');
    page.on('request', (request) => new URL(request.url()).pathname === registerPath && request.method() === 'PUT' && steps.push('register'));
    await page.getByRole('tab', { name: 'Celular' }).tap();
    await field(page, 'Celular com DDD').fill('11987650009');
    await expectToast(page, 'Código enviado. Veja suas mensagens.', () => button(page, 'Receber código').tap());
    await field(page, 'Senha').fill('segredo1');
    await field(page, 'Repita a senha').fill('segredo1');
    await page.getByLabel(/Tenho 18 anos ou mais/).check();
    await field(page, 'Código do SMS').fill('000000');
    await button(page, 'Criar conta').tap();
    await expect(page.getByText('Código de verificação incorreto.')).toBeVisible();
    await expect(field(page, 'Código do SMS')).toBeFocused();
    await expect(alertOf(page)).toHaveText('');
    await field(page, 'Código do SMS').fill(rightCode);
    await button(page, 'Criar conta').tap();
    await expect(screen(page, 'home')).toBeAttached();
    expect(steps).toEqual(['sendVerificationCode', 'signInWithPhoneNumber', 'signInWithPhoneNumber', 'lookup', 'register']);
  });
});
