import { afterEach, beforeEach, expect, test } from 'vitest';
import { longestSession, sessionLifetime } from '../../../../src/sandbox/accounts/sessions.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

test('a session expires, and a renewal extends it', async () => {
  const token = await tokenOf(phone);
  phone.advance(sessionLifetime - 1);
  expect(await phone.call('/wps/session/renew', { method: 'POST', token })).toMatchObject({ success: true });
  phone.advance(sessionLifetime - 1);
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ success: true });
  phone.advance(1);
  expect(await phone.call('/wps/wallet', { token })).toEqual({ success: false, errorCode: 'session.expired' });
});

test('renewals cannot extend a session past its longest duration', async () => {
  const token = await tokenOf(phone);
  const opened = phone.platform.clock.now();
  const renew = () => phone.call('/wps/session/renew', { method: 'POST', token });
  while (phone.platform.clock.now() - opened < longestSession - 60_000) {
    phone.advance(60 * 60_000 - 1);
    expect(await renew()).toMatchObject({ success: phone.platform.clock.now() - opened < longestSession });
  }
  phone.advance(longestSession - (phone.platform.clock.now() - opened));
  expect(await renew()).toEqual({ success: false, errorCode: 'session.expired' });
});

test('logout ends the session', async () => {
  const token = await tokenOf(phone);
  expect(await phone.call('/wps/session', { method: 'DELETE', token })).toEqual({ success: true, value: {} });
  expect(await phone.call('/wps/member/info', { token })).toMatchObject({ errorCode: 'session.expired' });
});

test('a member call without a token, or with an unknown one, is refused', async () => {
  expect(await phone.call('/wps/member/info')).toEqual({ success: false, errorCode: 'session.missing' });
  expect(await phone.call('/wps/member/info', { token: 'x'.repeat(43) })).toMatchObject({ errorCode: 'session.expired' });
});

test('the ready-made member and agent have their specified data', async () => {
  const marina = await tokenOf(phone);
  const { value } = await phone.call('/wps/member/info', { token: marina });
  expect(value).toMatchObject({ nickname: 'Marina', type: 0, clubLabel: { labelName: 'VIP Ouro' }, toUpline: 'agente' });
  const day = 24 * 60 * 60 * 1000;
  expect(phone.platform.clock.now() - (value as { regDate: number }).regDate).toBe(128 * day);
  expect(await phone.call('/wps/wallet', { token: marina })).toMatchObject({ value: { currency: 'BRL', currencySymbol: 'R$', sumBalance: 128_450 } });
  expect(await phone.call('/wps/message/unread', { token: marina })).toMatchObject({ value: 2 });
  expect(await phone.call('/wps/agent/contract/request', { token: marina })).toEqual({ success: true, value: {} });
  const agent = await tokenOf(phone, 'agente');
  expect(await phone.call('/wps/agent/contract/request', { token: agent }))
    .toEqual({ success: true, value: { dailysalreqtype: 'OFFERED', divtypecompperiodreq: 'OFFERED' } });
});
