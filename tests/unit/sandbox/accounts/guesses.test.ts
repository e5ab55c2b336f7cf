import { afterEach, beforeEach, expect, test } from 'vitest';
import { smsCodeModule } from '../../../../src/contract/limits.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
/** marina's, as the filled members have it */
const owner = { mobileNum: '11987654321', newPassword: 'nova2026' };
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
  phone.set({ switches: { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true } });
});
afterEach(() => phone.close());

const askCode = async (address: string, captcha?: string) => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: owner.mobileNum, countryDialingCode: '+55', module: smsCodeModule, captcha: captcha ?? (await phone.solveCaptcha()) }, { address });

/** Recovers the password by a code from an address. */
const recover = async (verificationCode: string, address: string, captcha?: string) => phone.send('POST', '/wps/member/password/phone', { ...owner, verificationCode, captcha: captcha ?? (await phone.solveCaptcha()) }, { address });

const wrongCodes = (count: number): string[] => {
  const right = phone.lastCode();
  return Array.from({ length: count + 1 }, (_, index) => String(index).padStart(6, '0')).filter((code) => code !== right).slice(0, count);
};

test('of sixty wrong codes in a row five are looked at, and the owner\'s code survives the stranger', async () => {
  expect(await askCode('10.0.0.1')).toMatchObject({ success: true });
  const code = phone.lastCode();
  const answers: (string | undefined)[] = [];
  for (const wrong of wrongCodes(60)) answers.push((await recover(wrong, '10.9.9.9')).errorCode);
  expect(answers.filter((answer) => answer === 'verification.wrong')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'request.too.many')).toHaveLength(55);
  // Not even the right one, from there.
  expect(await recover(code, '10.9.9.9')).toMatchObject({ errorCode: 'request.too.many' });
  expect(await recover(code, '10.0.0.1')).toMatchObject({ success: true });
});

test('many addresses together end a code after thirty guesses', async () => {
  await askCode('10.0.0.1');
  const code = phone.lastCode();
  for (const [index, wrong] of wrongCodes(30).entries()) expect((await recover(wrong, `10.9.${Math.floor(index / 5)}.1`)).errorCode).toBe('verification.wrong');
  expect(await recover(code, '10.0.0.1')).toMatchObject({ errorCode: 'verification.expired' });
});

test('an address that guesses at many numbers is refused after twenty', async () => {
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < 25; index++) answers.push((await phone.send('POST', '/wps/member/password/phone', { mobileNum: `2199999${1_000 + index}`, newPassword: 'nova2026', verificationCode: '123456', captcha: await phone.solveCaptcha() }, { address: '10.9.9.9' })).errorCode);
  expect(answers.filter((answer) => answer === 'request.too.many')).toHaveLength(5);
});

test('a number gets one message a minute and ten a day, used codes or not', async () => {
  let sent = 0;
  for (let second = 0; second < 60; second += 5) {
    if ((await askCode(`10.0.${second}.1`)).success) {
      sent++;
      // A used code no longer holds up the next.
      phone.platform.database.exec('update sms_codes set used = 1');
    }
    phone.advance(5_000);
  }
  expect(sent).toBe(1);
  for (let turn = 0; turn < 30; turn++) {
    if ((await askCode(`10.1.${turn}.1`)).success) sent++;
    phone.platform.database.exec('update sms_codes set used = 1');
    phone.advance(2 * minute);
  }
  expect(sent).toBe(10);
  phone.advance(24 * 60 * minute);
  expect(await askCode('10.2.0.1')).toMatchObject({ success: true });
});

test('who is locked out by a stranger is told, and recovery opens the account', async () => {
  const before = phone.sent().length;
  const logIn = async (password: string, address: string) => phone.logIn({ username: 'marina', password, captcha: await phone.solveCaptcha() }, { address });
  for (let attempt = 0; attempt < 12; attempt++) {
    phone.clearCookies();
    phone.platform.database.exec('delete from captchas');
    await logIn('wrong-2026', `10.9.${attempt}.1`);
  }
  const told = phone.sent().slice(0, phone.sent().length - before);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ channel: 'sms', recipient: `+55 ${owner.mobileNum}`, body: expect.stringContaining('Esqueci a senha') });
  expect(await logIn('leve2026', '10.0.0.1')).toMatchObject({ errorCode: 'request.too.many' });
  // One message a minute: a code comes after the notice.
  phone.advance(minute);
  await askCode('10.0.0.1');
  expect(await recover(phone.lastCode(), '10.0.0.1')).toMatchObject({ success: true });
  expect(await logIn('nova2026', '10.0.0.1')).toMatchObject({ success: true });
});

/** The first four tries of an address: which of them is asked for a captcha. */
const fourTries = async (attempt: (captcha: string) => Promise<{ success: boolean; errorCode?: string }>) => {
  const answers: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    answers.push((await attempt('')).errorCode ?? 'taken');
    phone.platform.database.exec('update sms_codes set used = 1');
    phone.advance(minute);
  }
  return answers;
};

test('whoever asks for codes or tries them has three tries, then each takes a captcha', async () => {
  const token = await tokenOf(phone);
  let last = 1_000;
  const ways: Record<string, (captcha: string) => Promise<{ success: boolean; errorCode?: string; value?: unknown }>> = {
    'codes to one number': (captcha) => askCode(`10.0.0.${++last}`, captcha),
    'codes from one address': (captcha) => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: `2198888${++last}`, countryDialingCode: '+55', module: smsCodeModule, captcha }, { address: '10.1.0.1' }),
    'codes for registration': (captcha) => phone.send('POST', '/wps/verification/sms', { mobileNo: `2197777${++last}`, countryDialingCode: '+55', captcha }, { address: '10.2.0.1' }),
    'codes to a contact': (captcha) => phone.send('POST', '/wps/security/code', { contact: 'email', value: 'nova@example.com', captcha }, { address: '10.3.0.1', token }),
    'mails of recovery': (captcha) => phone.call('/wps/member/password/forgot', { method: 'POST', body: String(new URLSearchParams({ username: 'marina', email: 'marina@example.com', captcha })), headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, address: '10.4.0.1' }),
    'guesses at recovery': (captcha) => recover('000000', '10.5.0.1', captcha),
  };
  for (const [name, way] of Object.entries(ways)) {
    const [first, second, third, fourth] = await fourTries(way);
    expect([first, second, third], name).toEqual(Array(3).fill(name === 'guesses at recovery' ? first : 'taken'));
    expect(fourth, name).toBe('captcha.missing');
    expect(await way('1000'), name).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
    expect((await way(await phone.solveCaptcha())).errorCode ?? 'taken', name).toBe(first);
  }
});
