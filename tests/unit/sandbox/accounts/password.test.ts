import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const number = '11987654321';
const old = 'leve2026';
const wanted = 'nova-senha7';
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const byPhone = (fields: object) => phone.send('POST', '/wps/member/password/phone', { mobileNum: number, newPassword: wanted, ...fields });
const requestCode = async () => {
  await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: number, module: 'VERIFICATION3' });
  return phone.lastCode();
};
const changeOwn = (token: string, fields: object = {}) => phone.send('PUT', '/wps/member/password/v2', {
  oldPassword: old, newPassword: wanted, confirmNewPassword: wanted, ...fields,
}, { token });
const forgot = async (username = 'marina', email = 'marina@example.com', address?: string) =>
  phone.call('/wps/member/password/forgot', { method: 'POST', body: new URLSearchParams({ username, email, captcha: await phone.solveCaptcha() }).toString(), address });
const isOpen = async (token: string) => (await phone.call('/wps/wallet', { token })).success;

test('a code sets a new password, and every open session ends', async () => {
  const token = await tokenOf(phone);
  const verificationCode = await requestCode();
  expect(await byPhone({ verificationCode })).toEqual({ success: true, value: {} });
  expect(await isOpen(token)).toBe(false);
  expect(await phone.logIn({ username: number, password: wanted })).toMatchObject({ value: { userName: 'marina' } });
  expect(await byPhone({ verificationCode, newPassword: 'mais-uma8' })).toEqual({ success: false, errorCode: 'verification.expired' });
  expect(await phone.logIn({ username: 'marina', password: old })).toMatchObject({ errorCode: 'login.wrong' });
});

test('the old password is refused and leaves the code valid', async () => {
  const verificationCode = await requestCode();
  expect(await byPhone({ verificationCode, newPassword: old })).toEqual({ success: false, errorCode: 'modify.new.old.same' });
  const both = await Promise.all([byPhone({ verificationCode }), byPhone({ verificationCode, newPassword: 'mais-uma8' })]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
});

test('wrong fields, wrong codes and unknown numbers are refused', async () => {
  await requestCode();
  const malformed = (field: string) => ({ success: false, errorCode: 'user.malformed', value: { field } });
  expect(await byPhone({ verificationCode: '1', mobileNum: '12' })).toEqual(malformed('mobileNum'));
  expect(await byPhone({ verificationCode: '1', newPassword: 'com espaço' })).toEqual(malformed('newPassword'));
  expect(await byPhone({ verificationCode: '1' })).toMatchObject({ errorCode: 'verification.wrong' });
  expect(await byPhone({ verificationCode: '1', mobileNum: '11900001111' })).toMatchObject({ errorCode: 'verification.wrong' });
  phone.set({ switches: { CHNGPASSVERIF3: false } });
  expect(await byPhone({ verificationCode: '1' })).toMatchObject({ errorCode: 'permission.denied' });
});

test('a change keeps this session and ends the others', async () => {
  const [here, elsewhere] = [await tokenOf(phone), await tokenOf(phone)];
  expect(await changeOwn(here)).toEqual({ success: true, value: {} });
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  expect(await phone.logIn({ username: 'marina', password: wanted })).toMatchObject({ success: true });
});

test('a change with a wrong field is refused with its reason', async () => {
  const token = await tokenOf(phone);
  expect(await changeOwn(token, { oldPassword: 'other123' })).toEqual({ success: false, errorCode: 'login.wrong', value: { field: 'oldPassword' } });
  expect(await changeOwn(token, { newPassword: old, confirmNewPassword: old })).toEqual({ success: false, errorCode: 'modify.new.old.same' });
  expect(await changeOwn(token, { confirmNewPassword: 'other123' })).toEqual({ success: false, errorCode: 'password.mismatch' });
  expect(await changeOwn(token, { newPassword: 'x' })).toEqual({ success: false, errorCode: 'user.malformed', value: { field: 'newPassword' } });
  const trial = ((await phone.call('/wps/session/login/freeplay', { method: 'POST' })).value as { token: string }).token;
  expect(await changeOwn(trial)).toEqual({ success: false, errorCode: 'permission.trial' });
  const both = await Promise.all([changeOwn(token), changeOwn(token, { newPassword: 'mais-uma8', confirmNewPassword: 'mais-uma8' })]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
});

test('guesses of the old password in an open session are limited', async () => {
  const token = await tokenOf(phone);
  for (let attempt = 0; attempt < 10; attempt++) await changeOwn(token, { oldPassword: `guess${attempt}` });
  expect(await changeOwn(token)).toEqual({ success: false, errorCode: 'request.too.many' });
});

async function linkOf(): Promise<URL> {
  await forgot();
  return new URL(/http\S+/.exec(phone.sent()[0]!.body)![0]);
}

const post = (link: URL, password: string, confirmation = password) => phone.request(link.pathname, {
  method: 'POST', body: new URLSearchParams({ ...Object.fromEntries(link.searchParams), password, confirmation }).toString(),
});

test('the mail\'s link leads to a page that sets a new password, once', async () => {
  const token = await tokenOf(phone);
  const link = await linkOf();
  expect(phone.sent()[0]).toMatchObject({ channel: 'mail', recipient: 'marina@example.com', subject: 'Leve: crie uma nova senha' });
  const shown = await phone.request(link.pathname + link.search);
  expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await shown.text()).toMatch(/<form method="post".*autocomplete="new-password"/s);
  for (const [password, confirmation, text] of [['curta', 'curta', 'De 6 a 20'], [wanted, 'outra123', 'não são iguais'], [old, old, 'já é a sua senha']]) {
    const refused = await post(link, password!, confirmation);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(new RegExp(`role="alert">[^<]*${text}`));
  }
  const set = await post(link, wanted);
  expect(set.status).toBe(200);
  expect(await set.text()).toContain('href="/m/login"');
  expect(await isOpen(token)).toBe(false);
  expect(await phone.logIn({ username: 'marina', password: wanted })).toMatchObject({ success: true });
  expect((await post(link, 'mais-uma8')).status).toBe(400);
});

test('only the newest link is valid, for half an hour, at its own merchant', async () => {
  const first = await linkOf();
  phone.advance(60_000);
  const second = await linkOf();
  expect(await (await phone.request(first.pathname + first.search)).text()).not.toContain('<form');
  expect(await (await phone.request((second.pathname + second.search).replace('leve', 'brisa'))).text()).not.toContain('<form');
  phone.advance(30 * 60_000);
  expect(await (await phone.request(second.pathname + second.search)).text()).toContain('não vale mais');
  expect((await phone.request('/sandbox/password?merchant=none&token="><script>')).status).toBe(404);
  expect(await (await phone.request('/sandbox/password?merchant=leve&token="><script>')).text()).not.toContain('"><script>');
});

test('a request for the mail does not reveal whether the account exists, and is limited', async () => {
  const answers = [await forgot(), await forgot('marina', 'outra@example.com'), await forgot('ninguem'), await forgot('bloqueada'), (phone.advance(60_000), await forgot(' MARINA ', ' Marina@Example.com '))];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(phone.sent()).toHaveLength(2);
  expect(await forgot('x')).toMatchObject({ errorCode: 'user.malformed', value: { field: 'username' } });
  expect(await forgot('marina', 'marina@example.combr')).toMatchObject({ errorCode: 'user.malformed', value: { field: 'email' } });
  for (let asked = 5; asked < 10; asked++) await forgot();
  expect(await forgot()).toMatchObject({ errorCode: 'request.too.many' });
});
