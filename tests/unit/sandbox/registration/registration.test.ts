import { afterEach, beforeEach, expect, test } from 'vitest';
import { registrationFields } from '../../../../src/contract/registration.ts';
import { check as faultOf } from '../../../../src/contract/rules.ts';
import { rules } from '../../../../src/sandbox/accounts/field-rules.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { boxMerchants } from '../../../support/merchants.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const joana = { username: 'joana', password: 'segredo1', confirmPassword: 'segredo1' };
const byNumber = { mobileNum: '21998765432', password: 'segredo1', confirmPassword: 'segredo1' };
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const refusal = (errorCode: string, value?: unknown) => ({ success: false, errorCode, ...(value === undefined ? {} : { value }) });
const requestCode = async (mobileNo = byNumber.mobileNum, more = {}) => phone.send('POST', '/wps/verification/sms', { mobileNo, captcha: await phone.solveCaptcha(), ...more });

test('a registration opens a session with an empty wallet, and its member can log in again', async () => {
  const { value } = await phone.register({ ...joana, email: 'joana@example.com', nickname: ' Jô 🎲 ' });
  expect(value).toMatchObject({ userName: 'joana', customerType: 0, firstTimeLogin: true });
  const { token } = value as { token: string };
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ value: { sumBalance: 0, currency: 'BRL' } });
  expect(await phone.call('/wps/member/info', { token })).toMatchObject({ value: { account: 'joana', nickname: 'Jô 🎲', type: 0 } });
  expect(await phone.logIn(joana)).toMatchObject({ value: { firstTimeLogin: false } });
});

test('settings and rules are answered, with the console\'s changes', async () => {
  const answeredSettings = async () => (await phone.call('/wps/member/register/settings')).value as Record<string, unknown>;
  expect(Object.keys(await answeredSettings()).toSorted()).toEqual(registrationFields.toSorted());
  expect(await answeredSettings()).toMatchObject({ username: { enabled: true, required: true }, zalo: { enabled: false }, captcha: { enabled: false } });
  phone.set({ registration: { zalo: { enabled: true }, email: { required: true } } });
  expect(await answeredSettings()).toMatchObject({ zalo: { enabled: true, required: false }, email: { enabled: true, required: true } });
  const { value } = await phone.call('/wps/member/register/rules');
  expect(value).toMatchObject({ mobileNum: { type: 'digits', least: 8, most: 20 }, password: { name: 'password', least: 6 } });
  expect(() => phone.set({ registration: { shoe: { enabled: true } } })).toThrow();
  expect(() => phone.set({ expiredMinutes: 0 })).toThrow();
});

test('a missing required field and an invalid field are refused by name', async () => {
  phone.set({ registration: Object.fromEntries(registrationFields.filter((field) => field !== 'captcha').map((field) => [field, { enabled: true, required: true }])) });
  const full: Record<string, string> = {
    ...joana, paymentPassword: '654321', idNumber: '123.456.789-09', qqNum: '123456', facebook: 'joana.x', wechat: 'joana_x', line: 'joana', whatsapp: '21998765432',
    zalo: 'joana', email: 'joana@example.com', nickname: 'Jô', payeeName: 'Joana da Silva', recommenderId: '2', affiliateCode: 'amigo', mobileNum: '21998765432',
  };
  phone.set({ switches: { REGMOBVERF3: false } });
  const wrong: Record<string, [missing: string, wrong: string]> = {
    username: ['user.malformed', 'user.malformed'], password: ['login.empty', 'user.malformed'], confirmPassword: ['password.mismatch', 'password.mismatch'],
    recommenderId: ['referrer.wrong', 'referrer.wrong'], affiliateCode: ['invitation.wrong', 'invitation.wrong'],
  };
  for (const field of Object.keys(full)) {
    const [missing, broken] = wrong[field] ?? ['user.malformed', 'user.malformed'];
    // Without a username the registration is by number, and valid.
    if (field !== 'username') expect(await phone.register({ ...full, [field]: ' ' })).toEqual(refusal(missing, { field }));
    expect(await phone.register({ ...full, [field]: '<😀>'.repeat(3000) })).toEqual(refusal(broken, { field }));
  }
  expect(await phone.register(full)).toMatchObject({ success: true });
  const member = row<{ id: number; email: string; payment_password_hash: string; upline_id: number }>(phone.platform.database, "select * from members where account = 'joana'")!;
  expect(member).toMatchObject({ email: 'joana@example.com', payment_password_hash: expect.stringContaining('$') });
  expect(rows(phone.platform.database, 'select field from member_details')).toHaveLength(6);
  expect(member).toMatchObject({ cpf: '12345678909', full_name: 'Joana da Silva', cpf_held: 1 });
  expect(row(phone.platform.database, 'select account from members where id = ?', member.upline_id)).toEqual({ account: 'agente' });
});

test('fields that are not enabled are ignored', async () => {
  expect(await phone.register({ ...joana, zalo: '<script>', captcha: 'x', recommenderId: '999999', idNumber: 'x' })).toMatchObject({ success: true });
  expect(rows(phone.platform.database, 'select * from member_details')).toEqual([]);
});

test('a username or number is unique, ignoring case, also for concurrent registrations', async () => {
  phone.set({ switches: { REGMOBVERF3: false } });
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => phone.register({ ...joana, username: index % 2 ? 'JOANA' : 'joana' })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)).toEqual(refusal('user.exists', { field: 'username' }));
  const numbers = await Promise.all(['ana1', 'ana2', 'ana3'].map((username) => phone.register({ ...joana, username, mobileNum: '21998765432' })));
  expect(numbers.filter(({ success }) => success)).toHaveLength(1);
  expect(numbers).toContainEqual(refusal('user.exists', { field: 'mobileNum' }));
  expect(await phone.register({ ...joana, username: '21998765432' })).toEqual(refusal('user.exists', { field: 'username' }));
  expect(rows(phone.platform.database, "select * from members where account like 'joana' or account like 'ana_'")).toHaveLength(2);
  expect(rows(phone.platform.database, 'select * from members').length).toBe(rows(phone.platform.database, 'select * from wallets').length);
});

test('that a name is taken is told before a fault of the invitation', async () => {
  expect(await phone.register({ ...joana, username: 'marina', affiliateCode: 'NOBODY' })).toEqual(refusal('user.exists', { field: 'username' }));
  expect(await phone.register({ ...joana, affiliateCode: 'NOBODY' })).toEqual(refusal('invitation.wrong', { field: 'affiliateCode' }));
});

test.each([
  ['nickname', 2, 20, 'a'], ['qqNum', 5, 12, '1'], ['facebook', 2, 50, 'a'], ['wechat', 2, 50, 'a'], ['line', 2, 50, 'a'], ['zalo', 2, 50, 'a'], ['recommenderId', 1, 12, '1'], ['affiliateCode', 3, 20, 'a'],
] as const)('%s has %i to %i signs, and none that it cannot have', (field, least, most, sign) => {
  const passes = (text: string) => faultOf(rules[field], text) === undefined;
  expect([least, most, most + 1].map((length) => passes(sign.repeat(length)))).toEqual([true, true, false]);
  if (least > 1) expect(passes(sign.repeat(least - 1))).toBe(false);
  expect([passes(` ${sign.repeat(most)} `), passes(`${sign.repeat(least)}<`), passes(`${sign}\u0001${sign.repeat(least)}`)]).toEqual([true, false, false]);
});

test('a number needs its code, which is valid once, for its time and for five tries of an address', async () => {
  expect(await phone.register(byNumber)).toEqual(refusal('verification.wrong', { field: 'verificationCode' }));
  expect(await phone.register({ ...joana, mobileNum: byNumber.mobileNum })).toEqual(refusal('verification.wrong', { field: 'verificationCode' }));
  expect(await requestCode()).toEqual({ success: true, value: { expiredMinutes: 1 } });
  expect(phone.sent()[0]).toMatchObject({ channel: 'sms', recipient: '+55 21998765432', body: expect.stringContaining('10 min') });
  expect(await requestCode()).toEqual(refusal('request.too.many'));
  const verificationCode = phone.lastCode();
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt++) expect(await phone.register({ ...byNumber, verificationCode: wrong })).toMatchObject({ errorCode: 'verification.wrong' });
  expect(await phone.register({ ...byNumber, verificationCode })).toEqual(refusal('request.too.many'));
  phone.advance(16 * minute);
  expect(await phone.register({ ...byNumber, verificationCode })).toEqual(refusal('verification.expired', { field: 'verificationCode' }));
  await requestCode();
  const second = phone.lastCode();
  phone.advance(10 * minute);
  expect(await phone.register({ ...byNumber, verificationCode: second })).toEqual(refusal('verification.expired', { field: 'verificationCode' }));
  phone.set({ expiredMinutes: 3 });
  expect(await requestCode()).toMatchObject({ value: { expiredMinutes: 3 } });
  phone.advance(9 * minute);
  const third = { ...byNumber, verificationCode: phone.lastCode() };
  const both = await Promise.all([phone.register(third), phone.register({ ...third, username: 'outra1' })]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await requestCode()).toEqual(refusal('user.exists', { field: 'mobileNum' }));
});

test('a code that was sent before the newest one is taken as well, for ten minutes, and a captcha once solved stays so while the code is at fault', async () => {
  phone.set({ registration: { captcha: { enabled: true } } });
  await requestCode();
  const first = phone.lastCode();
  phone.advance(minute);
  await requestCode();
  const captcha = await phone.solveCaptcha();
  const wrong = ['000000', '000001', '000002'].find((code) => code !== first && code !== phone.lastCode())!;
  expect(await phone.register({ ...byNumber, captcha, verificationCode: wrong })).toEqual(refusal('verification.wrong', { field: 'verificationCode' }));
  expect(await phone.register({ ...byNumber, captcha, verificationCode: first })).toMatchObject({ success: true });
});

test('a code is valid for its number in its country alone', async () => {
  await requestCode(byNumber.mobileNum, { countryDialingCode: '351' });
  expect(phone.sent()[0]).toMatchObject({ recipient: '+351 21998765432' });
  const code = phone.lastCode();
  expect(await phone.register({ ...byNumber, verificationCode: code })).toMatchObject({ errorCode: 'verification.wrong' });
  expect(await phone.register({ ...byNumber, countryDialingCode: '+351', verificationCode: code })).toMatchObject({ value: { userName: byNumber.mobileNum } });
  expect(await requestCode('21900000000', { countryDialingCode: '+999' })).toEqual(refusal('user.malformed', { field: 'countryDialingCode' }));
});

test('the flags set the allowed methods, and whether a number needs a password', async () => {
  phone.set({ switches: { MOBILENUMREG3: false, REGMOBVERF3: false } });
  expect(await phone.register(byNumber)).toEqual(refusal('login.empty', { field: 'username' }));
  phone.set({ switches: { USERNAMEREG3: false } });
  expect(await phone.register(joana)).toEqual(refusal('permission.denied'));
  phone.set({ switches: { MOBILENUMREG3: true } });
  expect(await phone.register(joana)).toEqual(refusal('user.malformed', { field: 'mobileNum' }));
  expect(await phone.register({ ...byNumber, password: '' })).toEqual(refusal('login.empty', { field: 'password' }));
  phone.set({ switches: { MOBILENUMPASSREG3: false } });
  expect(await phone.register({ ...byNumber, username: 'ignored', password: 'x', confirmPassword: 'y' })).toMatchObject({ value: { userName: byNumber.mobileNum } });
  expect(await phone.logIn({ username: byNumber.mobileNum, password: 'x' })).toMatchObject({ errorCode: 'login.wrong' });
});

test('an invitation code is valid on its domain, and a recommender must be a member', async () => {
  const check = (code: string, domain = 'phone.test') => phone.send('POST', '/wps/affiliate/check', { code, domain });
  expect(await check('amigo')).toEqual({ success: true, value: {} });
  expect(await check('parceiro')).toEqual(refusal('invitation.wrong', { field: 'affiliateCode' }));
  expect(await check('parceiro', 'Parceiro.example')).toMatchObject({ success: true });
  expect(await phone.register({ ...joana, affiliateCode: 'PARCEIRO' })).toEqual(refusal('invitation.wrong', { field: 'affiliateCode' }));
  phone.set({ registration: { recommenderId: { enabled: true } } });
  const other = row<{ id: number }>(phone.platform.database, "select id from members where merchant = 'brisa' limit 1")!;
  expect(await phone.register({ ...joana, recommenderId: String(other.id) })).toEqual(refusal('referrer.wrong', { field: 'recommenderId' }));
  const { value } = await phone.call('/wps/member/info', { token: await tokenOf(phone) });
  const registered = await phone.register({ ...joana, recommenderId: (value as { id: string }).id });
  const { token } = registered.value as { token: string };
  expect(await phone.call('/wps/member/info', { token })).toMatchObject({ value: { toUpline: 'marina' } });
});

test('a captcha is required where it is enabled, and valid once', async () => {
  phone.set({ registration: { captcha: { enabled: true } } });
  expect(await phone.register(joana)).toEqual(refusal('captcha.missing', { field: 'captcha' }));
  await phone.solveCaptcha();
  expect(await phone.register({ ...joana, captcha: '999' })).toEqual(refusal('captcha.wrong', { field: 'captcha', captcha: true }));
  const captcha = await phone.solveCaptcha();
  expect(await phone.register({ ...joana, captcha, username: 'marina' })).toEqual(refusal('user.exists', { field: 'username', captcha: true }));
  expect(await phone.register({ ...joana, captcha })).toMatchObject({ errorCode: 'captcha.wrong' });
  expect(await phone.register({ ...joana, captcha: await phone.solveCaptcha() })).toMatchObject({ success: true });
});

test('invalid methods, types, domains and addresses are refused', async () => {
  for (const wrong of [{ registerMethod: 'TV' }, { type: 1 }, { domain: 'x'.repeat(300) }, { username: { deep: 1 } }]) {
    expect(await phone.register({ ...joana, ...wrong })).toEqual(refusal('request.invalid'));
  }
  expect(await phone.register({ ...joana, registerUrl: ' ' })).toEqual(refusal('request.url.empty'));
  for (const registerMethod of ['APP', 'H5', 'WEBCLIP', 'PWA']) {
    expect(await phone.register({ ...joana, username: `via_${registerMethod}`, registerMethod })).toMatchObject({ success: true });
  }
});

test('checks of free names are limited', async () => {
  const check = (field: string, value: string) => phone.call(`/wps/verification?${new URLSearchParams({ field, value })}`);
  expect(await check('username', ' MARINA ')).toEqual({ success: true, value: { free: false } });
  expect(await check('username', 'joana')).toEqual({ success: true, value: { free: true } });
  expect(await check('mobileNum', '11987654321')).toEqual({ success: true, value: { free: false } });
  expect(await check('username', '')).toEqual(refusal('user.malformed', { field: 'username' }));
  expect(await check('email', 'a@b.co')).toEqual(refusal('request.invalid'));
  for (let asked = 3; asked < 60; asked++) await check('username', `joana${asked}`);
  expect(await check('username', 'marina')).toEqual(refusal('request.too.many'));
});

test('countries are in the requested language, and the visitor\'s follows from Accept-Language', async () => {
  const check = async (language: string, acceptLanguage = '') => (await phone.call(`/wps/system/country?language=${language}`, { headers: { 'Accept-Language': acceptLanguage } }))
    .value as { code: string; countries: { code: string; name: string; dialingCode: string }[] };
  const { code, countries } = await check('pt');
  expect(code).toBe('BR');
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ code: 'DE', name: 'Alemanha', dialingCode: '+49' });
  expect((await check('en', 'fr, de-AT;q=0.9, en-US')).countries).toContainEqual({ code: 'DE', name: 'Germany', dialingCode: '+49' });
  expect((await check('xx', 'fr, de-AT;q=0.9, en-US')).code).toBe('AT');
  for (const country of countries) expect(country.name).not.toBe(country.code);
});

test('a trial account gets a password that logs it in', async () => {
  const { value } = await phone.call('/wps/member/trial');
  const { userName, password } = value as { userName: string; password: string };
  expect(await phone.logIn({ username: userName, password })).toMatchObject({ value: { userName, customerType: 4 } });
});

test('registrations from an address are limited', async () => {
  for (let count = 0; count < 20; count++) await phone.register({ ...joana, username: 'marina' });
  expect(await phone.register(joana)).toEqual(refusal('request.too.many'));
  expect(await phone.register(joana, { address: '10.0.0.2' })).toMatchObject({ success: true });
});

test('login names are as the merchant\'s rule has them: an e-mail, or three letters', async () => {
  const [seed] = boxMerchants;
  const own = await startSandbox({ merchants: [{ ...seed!, rules: { username: { least: 3, most: 60, pattern: '[\\w.@+-]+' } } }, ...boxMerchants.slice(1)] });
  try {
    for (const username of ['ana', 'ana.silva@example.com']) {
      expect(await phone.register({ ...joana, username })).toMatchObject({ errorCode: 'user.malformed' });
      expect(await own.register({ ...joana, username })).toMatchObject({ success: true });
      expect(await own.logIn({ ...joana, username })).toMatchObject({ success: true });
    }
    expect((await own.call('/wps/member/register/rules')).value).toMatchObject({ username: { name: 'ownName', least: 3, most: 60, required: true } });
    expect(await own.register({ ...joana, username: 'a b' })).toMatchObject({ errorCode: 'user.malformed' });
  } finally {
    own.close();
  }
});
