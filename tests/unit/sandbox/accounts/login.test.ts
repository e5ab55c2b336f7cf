import CryptoJS from 'crypto-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMerchants, saveMerchant } from '../../../../src/sandbox/settings/merchants.ts';
import { seal } from '../../../gateway/kit/seal.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const right = { username: 'marina', password: 'leve2026' };
const wrong = { username: 'marina', password: 'leve2025' };
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

test('the right password opens a session, marked as the first login once', async () => {
  const first = await phone.logIn(right);
  expect(first).toMatchObject({ success: true, value: { userName: 'marina', customerType: 0, firstTimeLogin: true } });
  expect((await phone.logIn({ ...right, username: ' MARINA ' })).value).toMatchObject({ userName: 'marina', firstTimeLogin: false });
});

test('a body encrypted by crypto-js is decrypted', async () => {
  const key = 'q7Zp01xY';
  const { wrappedKey } = seal('', phone.publicKey, key);
  const text = JSON.stringify({ ...right, type: 'username', captcha: 'é🎲' });
  const body = CryptoJS.DES.encrypt(text, CryptoJS.enc.Latin1.parse(key), { mode: CryptoJS.mode.ECB }).toString();
  expect(await phone.call('/wps/session/login', { method: 'POST', body, headers: { Encryption: wrappedKey } })).toMatchObject({ success: true });
});

test('plain JSON is accepted only with both headers of a home-screen app', async () => {
  const body = JSON.stringify({ ...right, type: 'username' });
  const request = { method: 'POST', body, headers: { Encryption: 'OTHERS', Device: 'OTHERS' } };
  expect(await phone.call('/wps/session/login', request)).toMatchObject({ success: true });
  expect(await phone.call('/wps/session/login', { ...request, headers: { Encryption: 'OTHERS' } })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await phone.call('/wps/session/login', { method: 'POST', body })).toMatchObject({ errorCode: 'request.invalid' });
});

test('a broken envelope is refused as an invalid request', async () => {
  const { body, wrappedKey } = seal(JSON.stringify({ ...right, type: 'username' }), phone.publicKey);
  const other = seal('{}', phone.publicKey, 'otherkey');
  for (const [sent, encryption] of [[body, other.wrappedKey], [body.slice(5), wrappedKey], ['☂', wrappedKey], [body, 'AAAA'], ['', wrappedKey]]) {
    expect(await phone.call('/wps/session/login', { method: 'POST', body: sent, headers: { Encryption: encryption! } }))
      .toEqual({ success: false, errorCode: 'request.invalid' });
  }
});

test('a failure demands a captcha, whose answer is valid once', async () => {
  expect(await phone.logIn(wrong)).toEqual({ success: false, errorCode: 'login.wrong', value: { captcha: true } });
  expect(await phone.logIn(right)).toEqual({ success: false, errorCode: 'captcha.missing', value: { captcha: true } });
  const captcha = await phone.solveCaptcha();
  expect(await phone.logIn({ ...wrong, captcha })).toMatchObject({ errorCode: 'login.wrong' });
  expect(await phone.logIn({ ...right, captcha })).toEqual({ success: false, errorCode: 'captcha.wrong', value: { captcha: true } });
  expect(await phone.logIn({ ...right, captcha: await phone.solveCaptcha() })).toMatchObject({ success: true });
  expect(await phone.logIn(right)).toMatchObject({ success: true });
});

test('a captcha expires, and cannot be avoided without the cookie', async () => {
  await phone.logIn(wrong);
  phone.clearCookies();
  expect(await phone.logIn(right)).toMatchObject({ errorCode: 'captcha.missing' });
  const captcha = await phone.solveCaptcha();
  phone.advance(6 * minute);
  expect(await phone.logIn({ ...right, captcha })).toMatchObject({ errorCode: 'captcha.wrong' });
});

test('the captcha is a picture without text elements, and its cookie is HttpOnly', async () => {
  const response = await phone.request('/wps/captcha');
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const { value } = await response.json() as { value: string };
  const [head, encoded] = value.split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  expect(Buffer.from(encoded!, 'base64').toString()).not.toMatch(/<text|[0-9]\s*[+-]\s*[0-9]+\s*=/);
});

test('a failed login does not reveal whether the account exists', async () => {
  const strangers = await phone.logIn({ ...wrong, username: 'ninguem' });
  phone.clearCookies();
  expect(strangers).toEqual(await phone.logIn(wrong));
  phone.clearCookies();
  expect(await phone.logIn({ ...wrong, username: 'bloqueada' })).toEqual(strangers);
});

test('attempts on an account are limited, concurrent ones too, until the window has passed', async () => {
  const attempts = Array.from({ length: 14 }, () => phone.logIn(wrong));
  await Promise.all(attempts);
  for (let attempt = 0; attempt < 10; attempt++) await phone.logIn({ ...wrong, captcha: await phone.solveCaptcha() });
  expect(await phone.logIn({ ...right, captcha: await phone.solveCaptcha() })).toMatchObject({ errorCode: 'request.too.many' });
  phone.advance(16 * minute);
  expect(await phone.logIn(right)).toMatchObject({ success: true });
});

test('a busy address needs a captcha and is not locked out; other addresses need none', async () => {
  for (let attempt = 0; attempt < 60; attempt++) {
    phone.clearCookies();
    await phone.logIn({ username: `conta${attempt}`, password: 'x' }, { address: '10.0.0.1' });
  }
  phone.clearCookies();
  expect(await phone.logIn(right, { address: '10.0.0.1' })).toMatchObject({ errorCode: 'captcha.missing' });
  expect(await phone.logIn({ ...right, captcha: await phone.solveCaptcha() }, { address: '10.0.0.1' })).toMatchObject({ success: true });
  phone.clearCookies();
  expect(await phone.logIn(right, { address: '10.0.0.2' })).toMatchObject({ success: true });
}, 30_000);

test('an account that may not log in gets the reason with the right password', async () => {
  const password = 'leve2026';
  expect(await phone.logIn({ username: 'gerente', password })).toMatchObject({ errorCode: 'login.non.member' });
  expect(await phone.logIn({ username: 'bloqueada', password })).toMatchObject({ errorCode: 'user.missing' });
  const [leve] = allMerchants(phone.platform.database);
  saveMerchant(phone.platform.database, { ...leve!, admits: 'agents' });
  expect(await phone.logIn(right)).toMatchObject({ errorCode: 'login.non.agent' });
  expect(await phone.logIn({ username: 'agente', password })).toMatchObject({ success: true });
});

test('empty fields and login types that are not offered are refused', async () => {
  expect(await phone.logIn({ username: '  ', password: 'x' })).toMatchObject({ errorCode: 'login.empty' });
  expect(await phone.logIn({ ...right, password: '' })).toMatchObject({ errorCode: 'login.empty' });
  expect(await phone.logIn({ ...right, type: 'firebase' })).toMatchObject({ errorCode: 'permission.denied' });
});

test('fields of any length and alphabet are refused as a wrong login', async () => {
  for (const text of ['x'.repeat(10_000), '🎰🎲👩‍👩‍👧', "' or 1=1 --", '\u0000', '%']) {
    phone.clearCookies();
    expect(await phone.logIn({ username: text, password: text })).toMatchObject({ errorCode: 'login.wrong' });
  }
});

test('each merchant has its own accounts', async () => {
  const { value } = await phone.logIn(right, { merchant: 'brisa' });
  const { token } = value as { token: string };
  expect(await phone.call('/wps/member/info', { token, merchant: 'brisa' })).toMatchObject({ success: true });
  expect(await phone.call('/wps/member/info', { token })).toMatchObject({ errorCode: 'session.expired' });
});

test('a trial opens an account with play money, a limited number of times', async () => {
  const trial = () => phone.call('/wps/session/login/freeplay', { method: 'POST', address: '10.0.0.9' });
  const { value } = await trial();
  expect(value).toMatchObject({ customerType: 4, firstTimeLogin: true });
  const { token } = value as { token: string };
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ value: { sumBalance: 200_000 } });
  expect(await phone.call('/wps/wallet', { token, merchant: 'leve-trial' })).toMatchObject({ success: true });
  for (let opened = 1; opened < 20; opened++) await trial();
  expect(await trial()).toMatchObject({ errorCode: 'request.too.many' });
});
