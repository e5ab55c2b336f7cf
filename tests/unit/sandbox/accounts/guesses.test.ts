import { afterEach, beforeEach, expect, test } from 'vitest';
import { smsCodeModule } from '../../../../src/contract/limits.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';
import type { Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
/** marina's, as the filled members have it */
const owner = { mobileNum: '11987654321', newPassword: 'nova2026' };
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
  phone.set({ switches: { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true } });
});
afterEach(() => phone.close());

const askCode = (address: string) => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: owner.mobileNum, countryDialingCode: '+55', module: smsCodeModule }, { address });

/** Recovers the password by a code from an address. */
const recover = (verificationCode: string, address: string) => phone.send('POST', '/wps/member/password/phone', { ...owner, verificationCode }, { address });

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
  for (let index = 0; index < 25; index++) answers.push((await phone.send('POST', '/wps/member/password/phone', { mobileNum: `2199999${1_000 + index}`, newPassword: 'nova2026', verificationCode: '123456' }, { address: '10.9.9.9' })).errorCode);
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
  await askCode('10.0.0.1');
  expect(await recover(phone.lastCode(), '10.0.0.1')).toMatchObject({ success: true });
  expect(await logIn('nova2026', '10.0.0.1')).toMatchObject({ success: true });
});
