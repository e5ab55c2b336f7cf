import { afterEach, beforeEach, expect, test } from 'vitest';
import { row } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const number = '11987654321';
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const requestCode = async (mobileNum = number, more = {}, address?: string) =>
  phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum, module: 'VERIFICATION3', captcha: await phone.solveCaptcha(), ...more }, { address });
const logIn = (code: string, username = number) => phone.logIn({ type: 'sms', username, password: code, countryDialingCode: '+55' });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code logs in, once', async () => {
  expect(await requestCode()).toEqual({ success: true, value: { expiredMinutes: 1 } });
  expect(phone.sent()[0]).toMatchObject({ channel: 'sms', recipient: `+55 ${number}` });
  const code = phone.lastCode();
  expect(await logIn(code)).toMatchObject({ value: { userName: 'marina' } });
  expect(await logIn(code)).toEqual({ success: false, errorCode: 'verification.expired' });
  // Used, it stands in no other's way; a number gets one message a minute.
  phone.advance(minute);
  await requestCode();
  expect(await logIn(phone.lastCode())).toMatchObject({ success: true });
});

test('the text of the SMS is in the language of the phone', async () => {
  await requestCode();
  expect(phone.sent()[0]!.body).toContain('seu código');
  phone.advance(minute);
  await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: number, module: 'VERIFICATION3' }, { headers: { Language: 'en' } });
  expect(phone.sent()[0]!.body).toContain('your code');
});

test('the answer does not reveal whether a number belongs to a member, and other numbers get no SMS', async () => {
  const strangers = '11900001111';
  expect(await requestCode(strangers)).toEqual(await requestCode());
  expect(await requestCode(strangers)).toEqual(await requestCode());
  expect(await requestCode(strangers)).toMatchObject({ errorCode: 'request.too.many' });
  expect(phone.sent()).toHaveLength(1);
  const { code } = row<{ code: string }>(phone.platform.database, 'select code from sms_codes where subject = ?', strangers)!;
  expect(await logIn(otherThan(code), strangers)).toMatchObject({ errorCode: 'verification.wrong' });
});

test('no code is sent to the same number in another country', async () => {
  await requestCode(number, { countryDialingCode: '+351' });
  expect(phone.sent()).toEqual([]);
});

test('a code is invalid after its time, and from an address after five wrong tries', async () => {
  await requestCode();
  const late = phone.lastCode();
  phone.advance(10 * minute);
  // Without a captcha, now or the next time: the person had the right code.
  expect(await logIn(late)).toEqual({ success: false, errorCode: 'verification.expired' });
  await requestCode();
  const code = phone.lastCode();
  for (let attempt = 0; attempt < 5; attempt++) {
    const password = otherThan(code);
    await phone.logIn({ type: 'sms', username: number, password, captcha: await phone.solveCaptcha() });
  }
  expect(await phone.logIn({ type: 'sms', username: number, password: code, captcha: await phone.solveCaptcha() })).toMatchObject({ errorCode: 'request.too.many' });
});

test('a code lives for ten minutes, though the next one may be sent after one, and either is taken', async () => {
  expect(await requestCode()).toEqual({ success: true, value: { expiredMinutes: 1 } });
  expect(phone.sent()[0]!.body).toContain('10 min');
  const first = phone.lastCode();
  phone.advance(9 * minute);
  expect(await requestCode()).toMatchObject({ success: true });
  expect(await logIn(first)).toMatchObject({ success: true });
  expect(await logIn(phone.lastCode())).toMatchObject({ errorCode: 'verification.expired' });
});

test('codes are limited per number and per address', async () => {
  for (let sent = 0; sent < 10; sent++) {
    expect(await requestCode(number, {}, `10.0.1.${sent}`)).toMatchObject({ success: true });
    phone.advance(minute);
  }
  expect(await requestCode(number, {}, '10.0.2.1')).toMatchObject({ errorCode: 'request.too.many' });
  for (let sent = 0; sent < 20; sent++) expect(await requestCode(`219000000${10 + sent}`, {}, '10.0.3.1')).toMatchObject({ success: true });
  expect(await requestCode('21911111111', {}, '10.0.3.1')).toMatchObject({ errorCode: 'request.too.many' });
});

test('the flags switch codes off', async () => {
  phone.set({ switches: { MOBILEVERCODELOGIN3: false } });
  await requestCode();
  expect(await logIn(phone.lastCode())).toEqual({ success: false, errorCode: 'permission.denied' });
  phone.set({ switches: { CHNGPASSVERIF3: false, REGMOBVERF3: false } });
  phone.advance(minute);
  expect(await requestCode()).toEqual({ success: false, errorCode: 'permission.denied' });
  expect(await phone.send('POST', '/wps/verification/sms', { mobileNo: '21998765432' })).toEqual({ success: false, errorCode: 'permission.denied' });
});

test('a malformed number and an unknown module are refused', async () => {
  expect(await requestCode('(11) 98765')).toEqual({ success: false, errorCode: 'user.malformed', value: { field: 'mobileNum' } });
  expect(await requestCode(number, { module: 'COMM3' })).toEqual({ success: false, errorCode: 'request.invalid' });
});
