import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { advanceWithdrawal } from '../../../../src/sandbox/cashier/withdrawals.ts';
import { exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { startSandbox, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

// A self-exclusion is of the person, whom a CPF names: further accounts are no way around it.

const secret = 'leve2026';
const [cpf, otherCpf] = ['39053344705', '86288366757'];
let phone: Phone;
let requests = 0;

beforeEach(async () => {
  phone = await startSandbox();
  phone.set({ registration: { idNumber: { enabled: true } }, switches: { REGMOBVERF3: false } });
});
afterEach(() => phone.close());

const register = (username: string, idNumber?: string) => phone.register({ username, password: secret, confirmPassword: secret, idNumber });
async function member(username: string, idNumber?: string): Promise<string> {
  const answer = await register(username, idNumber);
  expect(answer).toMatchObject({ success: true });
  return (answer.value as { token: string }).token;
}
const idOf = (username: string) => findMember(phone.platform, 'leve', username)!.id;
const addCpf = (token: string, key: string) => phone.send('POST', '/wps/security/pix', { kind: 'cpf', key, secret }, { token });
const charge = (token: string) => phone.send('POST', '/wps/deposit', { requestId: `request-person-${++requests}`, method: 'PIX', amount: 5_000 }, { token });
const refused = (answer: Answer) => answer.errorCode ?? 'done';

/** A withdrawal to the member's only destination arrives. */
async function paidOut(token: string, username: string): Promise<void> {
  await phone.send('POST', '/wps/security/payment', { newPassword: secret, secret }, { token });
  await phone.callConsole('POST', `/members/${idOf(username)}/wallet`, { amount: 50_000 });
  const { destinations: [destination] } = (await phone.call('/wps/withdraw/offer', { token })).value as { destinations: { id: string }[] };
  const asked = await phone.send('POST', '/wps/withdraw', { requestId: `request-person-${++requests}`, destinationId: destination!.id, amount: 10_000, paymentPassword: secret }, { token });
  expect(asked).toMatchObject({ success: true });
  for (let stage = 0; stage < 3; stage++) advanceWithdrawal(phone.platform, Number((asked.value as { id: string }).id));
}

test('an account that was opened before is excluded with the other one of the same CPF, and with no other', async () => {
  const [ana, second, rui] = [await member('ana1'), await member('ana2'), await member('rui1')];
  for (const [token, key] of [[ana, cpf], [second, cpf], [rui, otherCpf]] as const) expect(await addCpf(token, key)).toMatchObject({ success: true });
  expect(await charge(second)).toMatchObject({ success: true });
  exclude(phone.platform, idOf('ana1'), 'halfYear');
  expect([refused(await charge(second)), refused(await charge(rui))]).toEqual(['play.excluded', 'done']);
  expect(await phone.call('/wps/responsible', { token: second })).toMatchObject({ value: { away: { kind: 'exclusion' } } });
  // Money on the way out proves the CPF, but ends no exclusion.
  await paidOut(second, 'ana2');
  expect(refused(await charge(second))).toBe('play.excluded');
  phone.advance(190 * 86_400_000);
  const { value } = await phone.logIn({ username: 'ana2', password: secret });
  expect(refused(await charge((value as { token: string }).token))).toBe('done');
});

test('a CPF that comes later is refused to every other account: by a registration, and as a key', async () => {
  const ana = await member('ana1');
  expect(await addCpf(ana, cpf)).toMatchObject({ success: true });
  const before = await member('ana2');
  exclude(phone.platform, idOf('ana1'), 'forever');
  expect(refused(await addCpf(before, cpf))).toBe('destination.foreign');
  expect(refused(await register('ana3', cpf))).toBe('cpf.exists');
});

test('who puts the CPF on record after the exclusion, for the rest to be paid out, does not register anew with it', async () => {
  const ana = await member('ana1');
  exclude(phone.platform, idOf('ana1'), 'forever');
  expect(await addCpf(ana, cpf)).toMatchObject({ success: true });
  expect(refused(await register('ana2', cpf))).toBe('cpf.exists');
});

test('an excluded member who only says a CPF shuts nobody out who holds it, and is shut out by who does', async () => {
  const stranger = await member('intrusa');
  expect(await addCpf(stranger, cpf)).toMatchObject({ success: true });
  const owner = await member('joana', cpf);
  exclude(phone.platform, idOf('intrusa'), 'forever');
  expect(refused(await charge(owner))).toBe('done');
  const third = await member('terceira');
  expect(refused(await addCpf(third, cpf))).toBe('destination.foreign');
  expect(refused(await charge(third))).toBe('done');
});

test('a pause is of the account alone, and so is an exclusion without a CPF', async () => {
  const [ana, second] = [await member('ana1'), await member('ana2')];
  exclude(phone.platform, idOf('ana1'), 'forever');
  expect([refused(await charge(ana)), refused(await charge(second))]).toEqual(['play.excluded', 'done']);
  const [bia, third] = [await member('bia1'), await member('bia2')];
  for (const token of [bia, third]) expect(await addCpf(token, otherCpf)).toMatchObject({ success: true });
  pause(phone.platform, idOf('bia1'), 'week');
  expect([refused(await charge(bia)), refused(await charge(third))]).toEqual(['play.paused', 'done']);
});
