import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Request } from 'playwright/test';
import { registrationFields } from '../../src/contract/registration.ts';
import { privateKey } from '../../src/sandbox/crypto/keys.ts';
import { startEdge, type RunningEdge } from '../browser/edge.ts';
import { button, field, localItem, unseal } from './accounts.ts';
import { itsComplaints, openWithFirebase, rightCode } from './firebase.ts';
import { expect, test } from './fixture.ts';
import { platformAt } from './platform.ts';
import { screen, sendLogin } from './steps.ts';
import { expectToast } from './toast.ts';

const loginPath = '**/wps/session/login';
const registerPath = '**/wps/member/register';

/** Every field of A §3 except captcha and code, with its label and a valid text. */
const filled: Record<string, [label: string, text: string]> = {
  mobileNum: ['Celular com DDD', '11987650001'],
  username: ['Usuário', 'joana77'],
  password: ['Senha', 'segrêdo🎰1'],
  confirmPassword: ['Repita a senha', 'segrêdo🎰1'],
  paymentPassword: ['Senha de saque', '654321'],
  idNumber: ['CPF', '123.456.789-09'],
  qqNum: ['QQ', '123456'],
  facebook: ['Facebook', 'joana.f'],
  wechat: ['WeChat', 'joana_w'],
  line: ['Line', 'joana-l'],
  whatsapp: ['WhatsApp', '11987650001'],
  zalo: ['Zalo', 'joana.z'],
  email: ['E-mail', 'joana@example.com'],
  nickname: ['Apelido', 'Joaninha'],
  payeeName: ['Nome do titular da conta', 'Joana Ávila'],
  recommenderId: ['ID de quem indicou', '2'],
  affiliateCode: ['Código de convite', 'AMIGO'],
};

// The platform's private key is read from its database file. One worker runs them all: each more would fill a file of its own.
test.describe.configure({ mode: 'default' });
let edge: RunningEdge;
let key: string;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leve-e2e-'));
  const file = join(folder, 'data.sqlite');
  edge = await startEdge({ DATA: file });
  const database = new DatabaseSync(file, { readOnly: true });
  key = privateKey(database);
  database.close();
});
test.afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true });
});

async function fillEverything(page: Page): Promise<void> {
  for (const [label, text] of Object.values(filled)) await field(page, label).fill(text);
  await expectToast(page, 'Código enviado. Veja suas mensagens.', () => button(page, 'Receber código').tap());
  await field(page, 'Código do SMS').fill(await platformAt(edge.address).smsCode());
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
}

async function sentBy(page: Page, path: string, send: () => Promise<void>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest(path), send()]);
  return request;
}

const host = 'localhost';
const registration = {
  ...Object.fromEntries(Object.entries(filled).map(([name, [, text]]) => [name, text])),
  verificationCode: expect.stringMatching(/^\d{6}$/) as unknown,
  captcha: expect.stringMatching(/^\d+$/) as unknown,
  countryDialingCode: '+55',
  registerUrl: host,
  domain: host,
  registerMethod: 'H5',
  type: 0,
};

test('L09 L10 L11 a login has exactly the specified payload when decrypted, and its session is stored', async ({ page }) => {
  await page.goto(`${edge.address}/m/login`);
  const byName = await sentBy(page, loginPath, () => sendLogin(page, ' marina '));
  expect(unseal(byName, key)).toEqual({ type: 'username', username: 'marina', password: 'leve2026' });
  expect(byName.headers()).toMatchObject({ 'content-type': 'text/plain', merchant: 'leve', language: 'pt' });
  expect(byName.headers().device).toBe(undefined);
  await expect(screen(page, 'home')).toBeAttached();
  expect(JSON.parse((await localItem(page, 'session'))!)).toEqual({
    token: expect.any(String) as unknown, merchantCode: 'leve', userName: 'marina', type: 0, firstTimeLogin: true,
  });

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(`${edge.address}/m/login`);
  await page.getByRole('tab', { name: 'Celular' }).tap();
  await field(page, 'Celular com DDD').fill('11987654321');
  await expectToast(page, 'Código enviado. Veja suas mensagens.', () => button(page, 'Receber código').tap());
  const code = await platformAt(edge.address).smsCode();
  await field(page, 'Código do SMS').fill(code);
  const byCode = await sentBy(page, loginPath, () => button(page, 'Entrar').tap());
  expect(unseal(byCode, key)).toEqual({ type: 'sms', username: '11987654321', password: code, countryDialingCode: '+55' });
  // Each body has a key of its own.
  expect(byCode.headers().encryption).not.toBe(byName.headers().encryption);
  await expect(screen(page, 'home')).toBeAttached();

});

test('R10 a registration has exactly the specified payload when decrypted', async ({ page }) => {
  await platformAt(edge.address).change('leve', { registration: Object.fromEntries(registrationFields.map((name) => [name, { enabled: true, required: true }])) });
  await page.goto(`${edge.address}/m/register`);
  await fillEverything(page);
  await field(page, 'Código de verificação').fill((await platformAt(edge.address).captchaAnswers())[0]!);
  const request = await sentBy(page, registerPath, () => button(page, 'Criar conta').tap());
  expect(request.method()).toBe('PUT');
  expect(unseal(request, key)).toEqual(registration);
  await expect(screen(page, 'home')).toBeAttached();
});

test('L09 R10 payloads from the home screen are not encrypted, and both headers are OTHERS', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto(`${edge.address}/m/login`);
  const request = await sentBy(page, loginPath, () => sendLogin(page, 'agente'));
  expect(request.headers()).toMatchObject({ encryption: 'OTHERS', device: 'OTHERS', 'content-type': 'application/json' });
  expect(request.postDataJSON()).toEqual({ type: 'username', username: 'agente', password: 'leve2026' });
  await expect(screen(page, 'home')).toBeAttached();
  await page.evaluate(() => localStorage.removeItem('session'));
  await platformAt(edge.address).reset();
  await page.goto(`${edge.address}/m/register`);
  await field(page, 'Usuário').fill('pwa_joana');
  await field(page, 'Senha').fill('segredo1');
  await field(page, 'Repita a senha').fill('segredo1');
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
  const registered = await sentBy(page, registerPath, () => button(page, 'Criar conta').tap());
  expect(registered.headers()).toMatchObject({ encryption: 'OTHERS', device: 'OTHERS' });
  expect(registered.postDataJSON()).toEqual({
    username: 'pwa_joana', password: 'segredo1', confirmPassword: 'segredo1', registerUrl: host, domain: host, registerMethod: 'PWA', type: 0,
  });
  await expect(screen(page, 'home')).toBeAttached();
});

test.describe('with an external auth service', () => {
  test.use({ tolerated: itsComplaints });

  test('L10 a number that the service confirms logs in by its token', async ({ page }) => {
    const platform = platformAt(edge.address);
    await platform.reset();
    const steps = await openWithFirebase(page, platform, `${edge.address}/m/login`, '+5511987654321');
    await page.getByRole('tab', { name: 'Celular' }).tap();
    await field(page, 'Celular com DDD').fill('11987654321');
    await expectToast(page, 'Código enviado. Veja suas mensagens.', () => button(page, 'Receber código').tap());
    await field(page, 'Código do SMS').fill(rightCode);
    const request = await sentBy(page, loginPath, () => button(page, 'Entrar').tap());
    expect(unseal(request, key)).toEqual({
      type: 'firebase', username: '', password: '', firebaseChannel: 'sms', firebaseIdToken: expect.stringMatching(/^ey/) as unknown,
      firebaseMobileNo: '11987654321', countryDialingCode: '+55',
    });
    await expect(screen(page, 'home')).toBeAttached();
    expect(steps).toEqual(['sendVerificationCode', 'signInWithPhoneNumber', 'lookup']);
  });
});
