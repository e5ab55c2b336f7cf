import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, session } from '../../../../src/app/features/session/session.ts';
import { playMoney } from '../../../../src/app/features/wallet/wallet.ts';
import { createTrialStart } from '../../../../src/app/screens/trial/index.tsx';
import { answers, calls, no, opened, startPlatform, yes } from '../../../support/accounts-platform.ts';

beforeAll(async () => void (await import('../../../../src/app/gateway/envelope.ts')));
beforeEach(() => startPlatform([], {
  '/wps/member/trial': yes({ userName: 'teste123456', password: 'segredo1' }),
  '/wps/session/login/freeplay': yes({ ...opened, userName: 'teste654321', customerType: 4 }),
}));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('where the login of a trial wants a captcha, after wrong logins on this phone, another trial is opened without', async () => {
  answers['/wps/session/login'] = no('captcha.missing', { captcha: true });
  await createTrialStart()();
  expect([session.value?.userName, playMoney.value]).toEqual(['teste654321', true]);
});

test('a login that was not answered is tried again with the same account', async () => {
  answers['/wps/session/login'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const start = createTrialStart();
  await expect(start()).rejects.toMatchObject({ kind: 'network' });
  answers['/wps/session/login'] = yes({ ...opened, userName: 'teste123456', customerType: 4 });
  await start();
  expect([calls('/wps/member/trial').length, session.value?.userName]).toEqual([1, 'teste123456']);
});
