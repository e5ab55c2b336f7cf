import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors, type ErrorCode } from '../../../../src/contract/errors.ts';
import { startSandbox, tokenOf, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => {
  vi.restoreAllMocks();
  phone.close();
});

const joana = { username: 'joana', password: 'segredo1', confirmPassword: 'segredo1' };
const change = (token: string, oldPassword: string, newPassword: string) =>
  phone.send('PUT', '/wps/member/password/v2', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token });

/** Refusals that other tests cover: of sign-in with Google, of money, games, draws, limits and claims. */
const testedElsewhere = [
  'login.again', 'login.other',
  'game.unavailable', 'wallet.low', 'lottery.closed', 'match.begun', 'amount.outside', 'deposit.waiting', 'withdrawal.today', 'payment.password.missing',
  'payment.password.wrong', 'destination.missing', 'destination.invalid', 'destination.exists', 'destination.foreign', 'destination.unknown', 'destination.cpf.first', 'cpf.exists', 'contact.exists', 'answers.wrong', 'contract.decided', 'claim.nothing',
  'play.limit.deposit', 'play.limit.loss', 'play.limit.time', 'play.paused', 'play.excluded',
] as const satisfies readonly ErrorCode[];

/** A call that causes each of the other refusals. */
const situations: Record<Exclude<ErrorCode, (typeof testedElsewhere)[number]>, () => Promise<Answer>> = {
  'system.unknown': () => {
    // The reason is logged and not answered.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    phone.platform.database.exec('drop table captchas');
    return phone.call('/wps/captcha');
  },
  'request.url.empty': () => phone.register({ ...joana, registerUrl: '' }),
  'request.invalid': () => phone.send('POST', '/wps/affiliate/check', { code: 7 }),
  'request.too.many': async () => {
    for (let count = 0; count < 60; count++) await phone.call('/wps/verification?field=username&value=marina');
    return phone.call('/wps/verification?field=username&value=marina');
  },
  'session.missing': () => phone.call('/wps/member/info'),
  'session.expired': async () => {
    const token = await tokenOf(phone);
    phone.advance(3 * 60 * 60 * 1000);
    return phone.call('/wps/member/info', { token });
  },
  'permission.denied': () => {
    phone.set({ switches: { MOBILEVERCODELOGIN3: false } });
    return phone.logIn({ type: 'sms', username: '11987654321', password: '123456' });
  },
  'permission.trial': async () => change(await tokenOf(phone, 'tipo4'), 'leve2026', 'segredo1'),
  'user.missing': () => phone.logIn({ username: 'bloqueada', password: 'leve2026' }),
  'user.exists': () => phone.register({ ...joana, username: 'Marina' }),
  'user.malformed': () => phone.register({ ...joana, username: 'joão' }),
  'password.mismatch': () => phone.register({ ...joana, confirmPassword: 'segredo2' }),
  'login.wrong': () => phone.logIn({ username: 'marina', password: 'segredo1' }),
  'login.empty': () => phone.logIn({ username: 'marina', password: '' }),
  'login.non.member': () => phone.logIn({ username: 'gerente', password: 'leve2026' }),
  'login.non.agent': () => {
    phone.set({ admits: 'agents' });
    return phone.logIn({ username: 'marina', password: 'leve2026' });
  },
  'captcha.wrong': async () => {
    await phone.logIn({ username: 'marina', password: 'segredo1' });
    await phone.solveCaptcha();
    return phone.logIn({ username: 'marina', password: 'leve2026', captcha: '9999' });
  },
  'captcha.missing': async () => {
    await phone.logIn({ username: 'marina', password: 'segredo1' });
    return phone.logIn({ username: 'marina', password: 'leve2026' });
  },
  'referrer.wrong': () => {
    phone.set({ registration: { recommenderId: { enabled: true } } });
    return phone.register({ ...joana, recommenderId: '999999' });
  },
  'invitation.wrong': () => phone.send('POST', '/wps/affiliate/check', { code: 'NINGUEM', domain: 'phone.test' }),
  'verification.wrong': () => phone.send('POST', '/wps/member/password/phone', { mobileNum: '11987654321', newPassword: 'segredo1', verificationCode: '1' }),
  'verification.expired': async () => {
    const number = { mobileNum: '11987654321', module: 'VERIFICATION3' };
    await phone.send('POST', '/wps/verification/sms/noLogin', number);
    phone.advance(10 * 60 * 1000);
    return phone.send('POST', '/wps/member/password/phone', { ...number, newPassword: 'segredo1', verificationCode: phone.lastCode() });
  },
  'modify.new.old.same': async () => change(await tokenOf(phone), 'leve2026', 'leve2026'),
  'platform.maintenance': () => {
    phone.set({ maintenance: true });
    return phone.call('/wps/captcha');
  },
  'platform.upgrading': () => {
    phone.set({ upgrading: true });
    return phone.call('/wps/captcha');
  },
  'platform.restricted': () => {
    phone.set({ restricted: true });
    return phone.call('/wps/captcha');
  },
  'message.missing': async () => phone.call('/wps/message?id=999999', { method: 'DELETE', token: await tokenOf(phone) }),
  'promotion.missing': () => phone.call('/wps/promotion/info?id=none&language=pt'),
  'promotion.off': async () => {
    phone.set({ switches: { REFERRAL: false } });
    return phone.call('/wps/member/invitation', { token: await tokenOf(phone) });
  },
  'promotion.applied': async () => {
    const token = await tokenOf(phone);
    const application = { id: 'cashback', remark: 'Olá', pictures: [] };
    await phone.send('PUT', '/wps/promotion/application', application, { token });
    return phone.send('PUT', '/wps/promotion/application', application, { token });
  },
  'picture.type': async () => phone.call('/wps/promotion/application/picture', { method: 'POST', body: 'GIF89a', token: await tokenOf(phone) }),
  'picture.size': async () =>
    phone.call('/wps/promotion/application/picture', { method: 'POST', body: 'x'.repeat(5 * 1024 * 1024 + 1), token: await tokenOf(phone) }),
};

test.each(Object.entries(situations))('the refusal %s has a call that causes it', async (errorCode, situation) => {
  expect(await situation()).toMatchObject({ success: false, errorCode });
});

test('every refusal of the contract is tested here or listed as tested elsewhere', () => {
  const others = Object.values(errors).filter((code) => !(code in situations));
  expect(others.toSorted()).toEqual(testedElsewhere.toSorted());
});

test('an upgrading platform answers its status, and a restriction takes precedence', async () => {
  phone.set({ upgrading: true });
  expect(await phone.call('/wps/system/status')).toMatchObject({ success: true });
  expect(await phone.call('/wps/captcha', { merchant: 'brisa' })).toMatchObject({ success: true });
  phone.set({ restricted: true });
  expect(await phone.call('/wps/captcha')).toMatchObject({ errorCode: 'platform.restricted' });
  phone.set({ restricted: false, upgrading: false });
  expect(await phone.call('/wps/captcha')).toMatchObject({ success: true });
});
