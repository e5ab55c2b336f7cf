import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issuerKeys } from '../../../../src/sandbox/accounts/id-token-keys.ts';
import { IdTokenError, verifyIdToken } from '../../../../src/sandbox/accounts/id-token.ts';
import { withChange } from '../../../../src/sandbox/settings/change.ts';
import { findMerchant, saveMerchant } from '../../../../src/sandbox/settings/merchants.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const projectId = 'leve-test';
const now = Date.UTC(2026, 10, 20, 12);
const seconds = now / 1000;
const issuerKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = async (keyId: string) => (keyId === 'k1' ? issuerKey.publicKey : undefined);

const claims = {
  iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: 'uid-1', iat: seconds - 5, auth_time: seconds - 5, exp: seconds + 3600,
  phone_number: '+5511987654321', firebase: { sign_in_provider: 'phone' },
};
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(more: object = {}, header: object = {}, key = issuerKey.privateKey): string {
  const text = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })}.${encode({ ...claims, ...more })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

const unsigned = (more: object = {}) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...more })}.`;

describe('verifyIdToken', () => {
  test('accepts a token that the issuer signed', async () => {
    expect(await verifyIdToken(signed(), { projectId, now, keys })).toEqual({ subject: 'uid-1', provider: 'phone', phoneNumber: '+5511987654321', name: undefined });
  });

  test.each<[string, string]>([
    ['another audience', signed({ aud: 'other' })],
    ['another issuer', signed({ iss: 'https://securetoken.google.com/other' })],
    ['expired', signed({ exp: seconds })],
    ['of the future', signed({ iat: seconds + 120 })],
    ['signed in in the future', signed({ auth_time: seconds + 120 })],
    ['without a subject', signed({ sub: '' })],
    ['signed by another key', signed({}, {}, otherKey.privateKey)],
    ['signed by an unknown key', signed({}, { kid: 'k2' })],
    ['without a key id', signed({}, { kid: undefined })],
    ['of another algorithm', signed({}, { alg: 'HS256' })],
    ['unsigned', unsigned()],
    ['altered', signed().replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 'uid-2' })}.`)],
    ['truncated', signed().slice(0, -10)],
    ['without a provider', signed({ firebase: undefined })],
    ['with an extra part', `${signed()}.x`],
    ['empty', ''],
    ['of dots alone', '..'],
    ['not JSON', 'a.b.c'],
  ])('refuses a token that is %s', async (_, token) => {
    await expect(verifyIdToken(token, { projectId, now, keys })).rejects.toThrow(IdTokenError);
  });

  test('with an emulator accepts unsigned tokens, and no others', async () => {
    expect(await verifyIdToken(unsigned(), { projectId, now, keys: 'unsigned' })).toMatchObject({ subject: 'uid-1' });
    for (const token of [signed(), `${unsigned()}AAAA`, unsigned({ aud: 'other' }), unsigned({ exp: 1 })]) {
      await expect(verifyIdToken(token, { projectId, now, keys: 'unsigned' })).rejects.toThrow(IdTokenError);
    }
  });
});

describe('the platform', () => {
  let phone: Phone;
  let fetches = 0;
  let isBroken = false;
  let cacheControl: string | undefined;
  const publisher = createServer((_, response) => {
    fetches++;
    response.writeHead(isBroken ? 500 : 200, cacheControl === undefined ? {} : { 'Cache-Control': cacheControl });
    response.end(JSON.stringify({ keys: [{ ...issuerKey.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }, { kty: 'EC', kid: 'k9' }] }));
  });
  let keysUrl: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => { publisher.listen(0, '127.0.0.1', resolve); });
    keysUrl = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/`;
  });
  afterAll(() => { publisher.close(); });
  beforeEach(async () => {
    fetches = 0;
    isBroken = false;
    cacheControl = 'public, max-age=600';
    phone = await startSandbox({ keysUrl });
  });
  afterEach(() => phone.close());

  const firebase = { apiKey: 'key', authDomain: 'leve-test.example', projectId };
  const logIn = (firebaseIdToken: string, more = {}) => phone.logIn({
    type: 'firebase', username: '', password: '', firebaseChannel: 'sms', firebaseMobileNo: '11987654321', countryDialingCode: '+55', firebaseIdToken, ...more,
  });

  test('logs in by the number in the token', async () => {
    expect(await logIn(signed())).toEqual({ success: false, errorCode: 'permission.denied' });
    phone.set({ externalAuth: firebase });
    expect((await phone.call('/wps/system/settings')).value).toMatchObject({ externalAuth: { provider: 'firebase', projectId } });
    expect(await logIn(signed())).toMatchObject({ value: { userName: 'marina' } });
    expect(await logIn('')).toMatchObject({ errorCode: 'login.empty' });
    expect(await logIn(signed({ phone_number: '+5521900001111' }), { firebaseMobileNo: '21900001111' })).toEqual({ success: false, errorCode: 'user.missing' });
    expect(await logIn(signed(), { firebaseMobileNo: '11912345678' })).toMatchObject({ errorCode: 'login.wrong' });
    phone.set({ externalAuth: { ...firebase, projectId: '' } });
    expect(await logIn(signed())).toMatchObject({ errorCode: 'permission.denied' });
  });

  test('accepts unsigned tokens only with an emulator, which only a platform for tests may have', async () => {
    phone.set({ externalAuth: firebase });
    expect(await logIn(unsigned())).toMatchObject({ errorCode: 'login.wrong' });
    const emulated = { externalAuth: { ...firebase, emulator: 'http://127.0.0.1:9099' } };
    expect(() => phone.set(emulated)).toThrow('permission.denied');
    expect((await phone.callConsole('PATCH', '/merchants/leve', emulated)).status).toBe(400);
    const { database } = phone.platform;
    // Data of an older version may contain an emulator.
    saveMerchant(database, withChange(findMerchant(database, 'leve')!, emulated, { allowsEmulator: true }));
    phone.clearCookies();
    expect(await logIn(unsigned({ sub: 'uid-2' }), { username: 'uid-2' })).not.toMatchObject({ success: true });
    phone.platform.allowsEmulator = true;
    await phone.callConsole('DELETE', '/attempts');
    phone.set(emulated);
    phone.clearCookies();
    expect(await logIn(unsigned({ sub: 'uid-3' }))).toMatchObject({ success: true });
    expect(() => phone.set({ externalAuth: { ...firebase, emulator: 'javascript:alert(1)' } })).toThrow();
  });

  test('opens one member account for a Google account, where the flag allows it', async () => {
    phone.set({ externalAuth: firebase });
    const google = signed({ sub: 'google-1', name: 'Rita', phone_number: undefined, firebase: { sign_in_provider: 'google.com' } });
    const noNumber = { firebaseChannel: undefined, firebaseMobileNo: undefined };
    expect(await logIn(google, noNumber)).toMatchObject({ errorCode: 'permission.denied' });
    phone.clearCookies();
    phone.set({ switches: { GOOGLELOGIN3: true } });
    phone.advance(16 * 60_000);
    const first = (await logIn(google, noNumber)).value as { userName: string; token: string };
    expect(first).toMatchObject({ firstTimeLogin: true });
    expect((await logIn(google, noNumber)).value).toMatchObject({ userName: first.userName, firstTimeLogin: false });
    expect(await phone.call('/wps/member/info', { token: first.token })).toMatchObject({ value: { nickname: 'Rita', type: 0 } });
    expect(await logIn(signed(), noNumber)).toMatchObject({ errorCode: 'permission.denied' });
  });

  const noNumber = { firebaseChannel: undefined, firebaseMobileNo: undefined };
  const social = (more: object) => signed({ phone_number: undefined, email_verified: true, firebase: { sign_in_provider: 'google.com' }, ...more });
  const nameIn = ({ value }: { value?: unknown }) => (value as { userName: string }).userName;

  test('a sign-in whose e-mail has an account opens no second one silently, and enters that account once its password was given', async () => {
    phone.set({ externalAuth: firebase, switches: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true } });
    const google = social({ sub: 'google-1', email: 'Marina@example.com' });
    expect(await logIn(google, noNumber)).toEqual({ success: false, errorCode: 'login.other', value: { provider: 'password' } });
    // No captcha: nothing was guessed.
    const stranger = await phone.logIn({ username: 'agente', password: 'leve2026', firebaseIdToken: google });
    expect(stranger).toMatchObject({ success: true });
    expect(await logIn(google, noNumber)).toMatchObject({ errorCode: 'login.other' });
    expect(await phone.logIn({ username: 'marina', password: 'leve2026', firebaseIdToken: google })).toMatchObject({ success: true });
    expect(nameIn(await logIn(google, noNumber))).toBe('marina');
    // Who has no address logs in all the same, and links nothing.
    expect(await phone.logIn({ username: 'tipo40', password: 'leve2026', firebaseIdToken: google })).toMatchObject({ success: true });
    expect(nameIn(await logIn(google, noNumber))).toBe('marina');
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a sign-in by %s is by nobody whom the platform knows, and enters no account', async (name) => {
    phone.set({ externalAuth: firebase, switches: { GOOGLELOGIN3: true } });
    const strange = social({ sub: 'strange-1', email: 'marina@example.com', firebase: { sign_in_provider: name } });
    expect(await logIn(strange, noNumber)).toMatchObject({ errorCode: 'permission.denied' });
    phone.clearCookies();
    const captcha = await phone.solveCaptcha();
    expect(await phone.logIn({ username: 'marina', password: 'leve2026', firebaseIdToken: strange, captcha })).toMatchObject({ success: true });
    expect(rows(phone.platform.database, "select 1 from identities where subject = 'strange-1'")).toEqual([]);
  });

  test('the address of a token is kept only where it is one', async () => {
    phone.set({ externalAuth: firebase, switches: { GOOGLELOGIN3: true } });
    for (const [index, email] of ['a@example.com\nBcc: b@example.com', `${'x'.repeat(300)}@example.com`, 'nobody'].entries()) {
      nameIn(await logIn(social({ sub: `google-${index}`, email }), noNumber));
    }
    expect(rows(phone.platform.database, "select email from members join identities on member_id = members.id where subject like 'google-%'")).toEqual([{ email: null }, { email: null }, { email: null }]);
  });

  test('the same e-mail by Google and Facebook says by which, and an account of its own is there for who asks for it', async () => {
    phone.set({ externalAuth: firebase, switches: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true } });
    const first = nameIn(await logIn(social({ sub: 'google-1', email: 'rita@example.com' }), noNumber));
    const facebook = { email: 'rita@example.com', firebase: { sign_in_provider: 'facebook.com' } };
    expect(await logIn(social({ ...facebook, sub: 'facebook-1' }), noNumber)).toEqual({ success: false, errorCode: 'login.other', value: { provider: 'google.com' } });
    const other = nameIn(await logIn(social({ ...facebook, sub: 'facebook-1' }), { ...noNumber, another: true }));
    expect(other).not.toBe(first);
    expect(nameIn(await logIn(social({ ...facebook, sub: 'facebook-1' }), noNumber))).toBe(other);
    // An address that the provider has not verified says nothing.
    expect(await logIn(social({ ...facebook, sub: 'facebook-2', email_verified: false }), noNumber)).toMatchObject({ success: true });
  });

  test('who came by Google sets a first password without an old one, while the login is fresh', async () => {
    phone.set({ externalAuth: firebase, switches: { GOOGLELOGIN3: true } });
    const { token, userName } = (await logIn(social({ sub: 'google-1' }), noNumber)).value as { token: string; userName: string };
    const change = (oldPassword: string, newPassword: string) =>
      phone.send('PUT', '/wps/member/password/v2', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token });
    expect(await change('segredo1', 'segredo1')).toMatchObject({ errorCode: 'login.wrong' });
    phone.advance(16 * 60_000);
    expect(await change('', 'segredo1')).toEqual({ success: false, errorCode: 'login.again' });
    const again = (await logIn(social({ sub: 'google-1' }), noNumber)).value as { token: string };
    expect(await phone.send('PUT', '/wps/member/password/v2', { oldPassword: '', newPassword: 'segredo1', confirmNewPassword: 'segredo1' }, { token: again.token })).toMatchObject({ success: true });
    expect(await phone.logIn({ username: userName, password: 'segredo1' })).toMatchObject({ success: true });
  });

  test('registers the number in a token without a code', async () => {
    const joana = { mobileNum: '21998765432', password: 'segredo1', confirmPassword: 'segredo1', firebaseChannel: 'sms' };
    const firebaseIdToken = signed({ phone_number: '+5521998765432' });
    expect(await phone.register({ ...joana, firebaseIdToken })).toMatchObject({ errorCode: 'verification.wrong' });
    phone.set({ externalAuth: firebase });
    expect(await phone.register({ ...joana, firebaseIdToken: signed() })).toEqual({ success: false, errorCode: 'verification.wrong', value: { field: 'verificationCode' } });
    expect(await phone.register({ ...joana, firebaseIdToken })).toMatchObject({ success: true });
  });

  test('checks token times by real time, not by a clock that the console moved', async () => {
    phone.set({ externalAuth: firebase });
    expect((await phone.callConsole('POST', '/clock', { add: 3 * 60 * 60 * 1000 })).ok).toBe(true);
    expect(await logIn(signed())).toMatchObject({ success: true });
    phone.advance(2 * 60 * 60 * 1000);
    expect(await logIn(signed())).toMatchObject({ errorCode: 'login.wrong' });
  });

  test('answers system.unknown where the keys cannot be fetched', async () => {
    phone.set({ externalAuth: firebase });
    isBroken = true;
    expect(await logIn(signed())).toEqual({ success: false, errorCode: 'system.unknown' });
  });

  test.each([
    ['max-age=600', 'k1', 600_000], ['max-age=61', 'k1', 61_000], ['max-age=59', 'k1', 60_000], ['no-store', 'k1', 60_000], [undefined, 'k1', 60_000], ['max-age=600', 'none', 60_000],
  ])('keys that came with %s are asked for again by %s after %i ms', async (control, name, most) => {
    cacheControl = control;
    let time = 0;
    const find = issuerKeys(keysUrl, () => time);
    await find(name);
    time = most;
    await find(name);
    expect(fetches).toBe(1);
    time++;
    await find(name);
    expect(fetches).toBe(2);
  });

  test('caches keys for their max-age, and fetches unknown ones once a minute at most', async () => {
    let time = 0;
    const find = issuerKeys(keysUrl, () => time);
    expect(await Promise.all([find('k1'), find('k1'), find('none'), find('k9')])).toEqual([expect.anything(), expect.anything(), undefined, undefined]);
    expect(fetches).toBe(1);
    time = 61_000;
    await find('none');
    expect(fetches).toBe(2);
    await find('k1');
    await find('other');
    expect(fetches).toBe(2);
    time += 601_000;
    await find('k1');
    expect(fetches).toBe(3);
  });
});
