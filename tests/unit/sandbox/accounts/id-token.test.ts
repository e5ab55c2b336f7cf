import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issuerKeys } from '../../../../src/sandbox/accounts/id-token-keys.ts';
import { verifyIdToken } from '../../../../src/sandbox/accounts/id-token.ts';
import { changed } from '../../../../src/sandbox/settings/change.ts';
import { findMerchant, saveMerchant } from '../../../../src/sandbox/settings/merchants.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';
import type { Phone } from '../../../support/sandbox-caller.ts';

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
    await expect(verifyIdToken(token, { projectId, now, keys })).rejects.toThrow();
  });

  test('with an emulator accepts unsigned tokens, and no others', async () => {
    expect(await verifyIdToken(unsigned(), { projectId, now, keys: 'unsigned' })).toMatchObject({ subject: 'uid-1' });
    for (const token of [signed(), `${unsigned()}AAAA`, unsigned({ aud: 'other' }), unsigned({ exp: 1 })]) {
      await expect(verifyIdToken(token, { projectId, now, keys: 'unsigned' })).rejects.toThrow();
    }
  });
});

describe('the platform', () => {
  let phone: Phone;
  let fetches = 0;
  let isBroken = false;
  const publisher = createServer((_, response) => {
    fetches++;
    response.writeHead(isBroken ? 500 : 200, { 'Cache-Control': 'public, max-age=600' });
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
    saveMerchant(database, changed(findMerchant(database, 'leve')!, emulated, { allowsEmulator: true }));
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
    phone.set({ whitelabel: { GOOGLELOGIN3: true } });
    phone.advance(16 * 60_000);
    const first = (await logIn(google, noNumber)).value as { userName: string; token: string };
    expect(first).toMatchObject({ firstTimeLogin: true });
    expect((await logIn(google, noNumber)).value).toMatchObject({ userName: first.userName, firstTimeLogin: false });
    expect(await phone.call('/wps/member/info', { token: first.token })).toMatchObject({ value: { nickname: 'Rita', type: 0 } });
    expect(await logIn(signed(), noNumber)).toMatchObject({ errorCode: 'permission.denied' });
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
