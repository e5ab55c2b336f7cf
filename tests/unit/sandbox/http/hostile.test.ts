import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import * as accounts from '../../../../src/contract/endpoints/accounts.ts';
import type { RegistrationSettings } from '../../../../src/contract/endpoints/accounts.ts';
import * as session from '../../../../src/contract/endpoints/session.ts';
import { email, fieldsAsked, password, registrationFields } from '../../../../src/contract/registration.ts';
import { mobileFault, plainNumber } from '../../../../src/contract/phone.ts';
import { check, loginMobileNum, loginPassword, loginUsername, verificationCode, type Rule } from '../../../../src/contract/rules.ts';
import { forgetAllAttempts } from '../../../../src/sandbox/accounts/attempts.ts';
import { seal } from '../../../gateway/kit/seal.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let token: string;

beforeAll(async () => {
  phone = await startSandbox();
  token = await tokenOf(phone);
});
beforeEach(() => forgetAllAttempts(phone.platform.database));
afterAll(() => phone.close());

const calls = Object.entries<object>({ ...accounts, ...session })
  .filter((entry): entry is [string, Endpoint<unknown, unknown>] => 'method' in entry[1] && entry[0] !== 'logout');

const hostileText = fc.oneof(
  fc.constantFrom('x'.repeat(10_000), '🎰👩‍👩‍👧'.repeat(2000), '\u202Eمرحبا\u202C', '<script>alert(1)</script>', "' or 1=1 --", '\u0000', '%00', '__proto__', 'constructor', ' ', ''),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const hostile = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(0, -1, 1e308, true, null, [], {}, [[[['x']]]], { toString: 'x' }, { length: 3 }) },
);

// Mostly known fields with texts, so that hostile values pass the shape.
const bodyFor = ({ input }: Endpoint<unknown, unknown>) => {
  const known = Object.fromEntries(Object.keys(input.fields!).map((name) => [name, hostile]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(Object.fromEntries(Object.keys(known).map((name) => [name, hostileText]))) },
    { weight: 1, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
};

const likely = { type: 0, registerMethod: 'H5', module: 'VERIFICATION3', registerUrl: 'a', domain: 'a' };

function sendTo({ path, method, send, access }: Endpoint<unknown, unknown>, body: unknown): Promise<Response> {
  const fields = typeof body === 'object' && body !== null ? body as Record<string, unknown> : {};
  const options = { method, token: access === 'member' ? token : undefined };
  const pairs = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])).toString();
  if (send === 'query') return phone.request(`${path}?${pairs}`, options);
  if (send === 'form') return phone.request(path, { ...options, body: pairs });
  const text = JSON.stringify(body);
  if (send === 'json') return phone.request(path, { ...options, body: text });
  const { body: sealed, wrappedKey } = seal(text, phone.publicKey);
  return phone.request(path, { ...options, body: sealed, headers: { Encryption: wrappedKey } });
}

test.each(calls)('%s answers hostile input without an internal error', async (_, endpoint) => {
  await fc.assert(fc.asyncProperty(bodyFor(endpoint), fc.boolean(), async (body, isLikely) => {
    const sent = isLikely && typeof body === 'object' && !Array.isArray(body) ? { ...body, ...likely, ...(endpoint === session.login && { type: 'sms' }) } : body;
    const response = await sendTo(endpoint, sent);
    expect(response.status).toBe(200);
    const answer = await response.json() as { success: boolean; errorCode?: string };
    expect(answer.success || answer.errorCode !== 'system.unknown').toBe(true);
  }), { numRuns: 40 });
}, 60_000);

test('the page for a new password and the console answer hostile input without an internal error', async () => {
  await fc.assert(fc.asyncProperty(hostileText, hostileText, hostile, async (first, second, third) => {
    const pairs = new URLSearchParams({ merchant: 'leve', token: first, password: second, confirmation: second }).toString();
    expect((await phone.request('/sandbox/password', { method: 'POST', body: pairs })).status).toBe(pairs.length > 64 * 1024 ? 413 : 400);
    expect((await phone.request(`/sandbox/password?${pairs}`)).status).toBe(200);
    const changed = await phone.callConsole('PATCH', '/merchants/brisa', { registration: third, externalAuth: third, expiredMinutes: third });
    expect([200, 400]).toContain(changed.status);
  }), { numRuns: 60 });
});

test('the platform accepts exactly the registrations that the form accepts', async () => {
  phone.set({
    switches: { REGMOBVERF3: false },
    registration: Object.fromEntries(registrationFields.map((field, index) => [field, { enabled: field !== 'captcha', required: index % 3 === 0 }])),
  });
  const settings = (await phone.call('/wps/member/register/settings')).value as RegistrationSettings;
  const rules = (await phone.call('/wps/member/register/rules')).value as Record<string, Rule>;
  const { whitelabel } = (await phone.call('/wps/system/settings')).value as { whitelabel: Record<string, boolean> };
  let count = 0;
  const good: Record<string, fc.Arbitrary<string>> = {
    username: fc.constant('').map(() => `pessoa${count++}`), mobileNum: fc.constant('').map(() => String(21_900_000_000 + count++)),
    password: fc.constant('segredo1'), confirmPassword: fc.constant('segredo1'), paymentPassword: fc.constant('654321'), idNumber: fc.constant('').map(() => cpfOf(count++)),
    qqNum: fc.constant('123456'), facebook: fc.constant('a.b'), wechat: fc.constant('wx_1'), line: fc.constant('li'), whatsapp: fc.constant('11987650000'),
    zalo: fc.constant('zalo'), email: fc.constant(' a.b@c.com.br '), nickname: fc.constant('Zé 👩‍👧'), payeeName: fc.constant('José Ávila'),
    recommenderId: fc.constant('2'), affiliateCode: fc.constant(' amigo'),
  };
  const form = fc.record(Object.fromEntries(Object.entries(good).map(([field, value]) => [field, fc.oneof(
    { weight: 40, arbitrary: value }, { weight: 1, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileText },
  )])));
  const judged = { passed: 0, refused: 0 };
  // A hostile name may be generated twice.
  const taken = new Set<string>();
  await fc.assert(fc.asyncProperty(form, async (filled) => {
    forgetAllAttempts(phone.platform.database);
    const asked = fieldsAsked(filled.username!.trim() ? 'username' : 'mobile', settings, whitelabel);
    const fault = Object.entries(asked).some(([field, { required }]) => check({ ...rules[field]!, required }, filled[field]))
      || filled.confirmPassword !== filled.password
      || taken.has(filled.username!)
      // Well-formed, but unknown.
      || !['', 'amigo'].includes(filled.affiliateCode!.trim());
    const answer = await phone.register(filled);
    expect(answer.success).toBe(!fault);
    judged[fault ? 'refused' : 'passed']++;
    // A username of spaces alone counts as none: the member registers by number.
    if (!answer.success || !filled.username!.trim()) return;
    taken.add(filled.username!);
    expect([check(loginUsername, filled.username), check(loginPassword, filled.password)]).toEqual([undefined, undefined]);
    // Only the first ten: password hashing is slow by design.
    if (judged.passed > 10) return;
    expect(await phone.logIn({ username: filled.username, password: filled.password })).toMatchObject({ success: true });
  }), { numRuns: 50 });
  expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(5);
}, 60_000);

/** A CPF for each number: an account has one of its own. */
function cpfOf(index: number): string {
  const digits = [...String(100_000_000 + index)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

const characters = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '_', '.', '-', '@', ' ', 'é', '🎰'), maxLength: 24 });

test('the platform accepts exactly the new passwords and e-mail addresses that their rules accept', async () => {
  const address = fc.tuple(characters, fc.domain()).map(([name, domain]) => `${name}@${domain}`);
  await fc.assert(fc.asyncProperty(fc.oneof(characters, hostileText), fc.oneof(address, characters), async (newPassword, mail) => {
    forgetAllAttempts(phone.platform.database);
    // The old password is wrong, which is checked last.
    const change = (confirmNewPassword: string) => phone.send('PUT', '/wps/member/password/v2', { oldPassword: 'x', newPassword, confirmNewPassword }, { token });
    const isMalformed = check(password, newPassword) !== undefined;
    expect((await change(newPassword)).errorCode).toBe(isMalformed ? 'user.malformed' : 'login.wrong');
    expect((await change(`${newPassword}x`)).errorCode).toBe(isMalformed ? 'user.malformed' : 'password.mismatch');
    const body = new URLSearchParams({ username: 'marina', email: mail }).toString();
    const forgot = await phone.call('/wps/member/password/forgot', { method: 'POST', body });
    expect(forgot.errorCode === 'user.malformed').toBe(check(email, mail) !== undefined);
  }), { numRuns: 100 });
}, 60_000);

const digits = fc.string({ unit: fc.constantFrom('0', '7', '9', ' '), maxLength: 22 });
/** Of Brazil, with what may stand before them. */
const mobiles = fc.tuple(fc.constantFrom('', '+55 ', '55', '0', '0 15 ', '(0xx'), fc.stringMatching(/^[79][79]9[079]{8}$/)).map(([before, number]) => before + number);

test('a login that the form accepts is refused as wrong, and one that it rejects never logs in', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(characters, hostileText), fc.oneof(characters, hostileText), fc.oneof(digits, hostileText), async (username, secret, code) => {
    forgetAllAttempts(phone.platform.database);
    const byPassword = await phone.logIn({ username, password: secret });
    const passes = !check(loginUsername, username) && !check(loginPassword, secret);
    expect(byPassword.success).toBe(false);
    if (passes) expect(byPassword.errorCode).toBe('login.wrong');
    forgetAllAttempts(phone.platform.database);
    const byCode = await phone.logIn({ type: 'sms', username: code, password: code });
    const codePasses = !check(loginMobileNum, code) && !check(verificationCode, code);
    expect(byCode.success).toBe(false);
    if (codePasses) expect(byCode.errorCode).toBe('verification.wrong');
  }), { numRuns: 40 });
}, 60_000);

test('the platform accepts exactly the numbers and the new passwords by phone that their rules accept', async () => {
  phone.set({ switches: { REGMOBVERF3: true } });
  await fc.assert(fc.asyncProperty(fc.oneof(mobiles, digits, hostileText), fc.oneof(characters, hostileText), async (mobileNum, newPassword) => {
    forgetAllAttempts(phone.platform.database);
    const number = plainNumber(mobileNum, '+55');
    const numberFails = check(loginMobileNum, number) !== undefined;
    const set = await phone.send('POST', '/wps/member/password/phone', { mobileNum, newPassword, verificationCode: '1' });
    expect(set.errorCode).toBe(numberFails || check(password, newPassword) ? 'user.malformed' : 'verification.wrong');
    // A second code within the lifetime of the first is refused with another error.
    const sent = [
      await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum, module: 'VERIFICATION3' }),
      await phone.send('POST', '/wps/verification/sms', { mobileNo: mobileNum }),
    ];
    expect(sent.map(({ errorCode }) => errorCode === 'user.malformed')).toEqual(Array(2).fill(numberFails || mobileFault(number, '+55') !== undefined));
  }), { numRuns: 60 });
}, 60_000);
