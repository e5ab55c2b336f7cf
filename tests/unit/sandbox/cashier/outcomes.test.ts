import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deposit, Withdrawal } from '../../../../src/contract/endpoints/cashier.ts';
import type { Message } from '../../../../src/contract/endpoints/messages.ts';
import type { RecordTotals } from '../../../../src/contract/endpoints/records.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { startExpiring } from '../../../../src/sandbox/cashier/deposits.ts';
import { exclude } from '../../../../src/sandbox/responsible/breaks.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;
let phone: Phone;
let token: string;
let told: number;

beforeEach(async () => {
  phone = await startSandbox();
  token = await tokenOf(phone);
  told = (await messages()).length;
});
afterEach(() => phone.close());

let requests = 0;
const get = async <T>(path: string): Promise<T> => (await phone.call(path, { token })).value as T;
const post = async <T>(path: string, body: unknown): Promise<T> => (await phone.send('POST', path, body, { token })).value as T;
const messages = async () => (await get<{ items: Message[] }>('/wps/message/list?pageNo=1')).items;
/** Titles of the messages since the start, oldest first. */
const titles = async () => {
  const found = await messages();
  return found.slice(0, found.length === 15 ? found.findIndex(({ title }) => title === 'Sua conta está em dia') : found.length - told).map(({ title }) => title).toReversed();
};
const balance = async () => (await get<{ sumBalance: number }>('/wps/wallet')).sumBalance;
const order = (amount = 5_000) => post<Deposit>('/wps/deposit', { requestId: `request-out-${++requests}`, method: 'PIX', amount });
const pay = (id: string) => phone.callConsole('POST', `/cashier/deposits/${id}/pay`, {});
const read = (id: string) => get<Deposit>(`/wps/deposit?id=${id}`);
const limitDeposits = (amount: number) => phone.send('PUT', '/wps/responsible/limit', { kind: 'deposit', period: 'day', amount }, { token });
const withdraw = async (amount = 10_000) => {
  const { destinations } = await get<{ destinations: { id: string }[] }>('/wps/withdraw/offer');
  return post<Withdrawal>('/wps/withdraw', { requestId: `request-out-${++requests}`, destinationId: destinations[0]!.id, amount, paymentPassword: 'leve2026' });
};
const payments = () => rows<{ outcome: string }>(phone.platform.database, 'select outcome from deposit_payments order by id desc').map(({ outcome }) => outcome);

test('a charge that is paid three times is credited once; the others go back, recorded and told each', async () => {
  const before = await balance();
  const { id } = await order();
  for (let time = 0; time < 3; time++) await pay(id);
  expect(await balance()).toBe(before + 5_000);
  expect(await read(id)).toMatchObject({ status: 'paid', returned: 10_000 });
  expect(payments().slice(0, 3)).toEqual(['surplus', 'surplus', 'credited']);
  expect(await titles()).toEqual(['Depósito recebido', 'Pagamento repetido devolvido', 'Pagamento repetido devolvido']);
  expect((await messages())[0]!.content).toMatch(/D\d+/);
});

test('a charge that was given up, or expired, and then paid is credited late and told', async () => {
  const before = await balance();
  const given = await order();
  await post('/wps/deposit/cancel', { id: given.id });
  await pay(given.id);
  const expired = await order(6_000);
  phone.advance(20 * minute);
  expect(await read(expired.id)).toMatchObject({ status: 'expired' });
  expect(await read(expired.id)).toMatchObject({ status: 'expired' });
  await pay(expired.id);
  expect(await balance()).toBe(before + 11_000);
  expect(await titles()).toEqual(['Depósito recebido', 'Seu depósito venceu', 'Depósito recebido']);
  expect((await messages())[0]!.content).toContain('chegou depois que a cobrança venceu');
});

test('charges of all members expire by themselves as their time comes, and are told; others stay as they are', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startExpiring(phone.platform);
  const newest = () => rows<{ status: string; at: number }>(phone.platform.database, 'select status, changed_at as at from deposits order by id desc limit 4').map(({ status, at }) => [status, at]).toReversed();
  try {
    const asked = phone.platform.clock.now();
    await pay((await order()).id);
    await post('/wps/deposit/cancel', { id: (await order()).id });
    await order();
    token = await tokenOf(phone, 'tipo40');
    await order();
    phone.advance(15 * minute - 1);
    vi.advanceTimersByTime(1_000);
    expect(newest()).toEqual([['paid', asked], ['cancelled', asked], ['waiting', asked], ['waiting', asked]]);
    phone.advance(1);
    vi.advanceTimersByTime(999);
    expect(newest()).toEqual([['paid', asked], ['cancelled', asked], ['waiting', asked], ['waiting', asked]]);
    vi.advanceTimersByTime(1);
    const ended = ['expired', asked + 15 * minute];
    expect(newest()).toEqual([['paid', asked], ['cancelled', asked], ended, ended]);
    expect(rows(phone.platform.database, "select account from messages join members on members.id = member_id where title = 'Seu depósito venceu' order by account")).toEqual([{ account: 'marina' }, { account: 'tipo40' }]);
    stop();
    token = await tokenOf(phone);
    await order();
    phone.advance(15 * minute);
    vi.advanceTimersByTime(5_000);
    expect(newest().at(-1)![0]).toBe('waiting');
  } finally {
    stop();
    vi.useRealTimers();
  }
});

test('a late payment beyond the deposit limit goes back, however often it is paid', async () => {
  const first = await order();
  await post('/wps/deposit/cancel', { id: first.id });
  await limitDeposits(8_000);
  await pay((await order()).id);
  const before = await balance();
  for (let time = 0; time < 2; time++) await pay(first.id);
  expect(await balance()).toBe(before);
  expect(await read(first.id)).toMatchObject({ status: 'cancelled', returned: 10_000 });
  expect(await titles()).toEqual(['Depósito recebido', 'Depósito devolvido', 'Depósito devolvido']);
});

test('the time of a charge runs out without anybody looking, and is told once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watched = await startSandbox();
  try {
    const own = await tokenOf(watched);
    const send = (path: string, body: unknown) => watched.send('POST', path, body, { token: own });
    await send('/wps/deposit', { requestId: 'request-alone', method: 'PIX', amount: 5_000 });
    const before = (await watched.call('/wps/message/unread', { token: own })).value;
    // Its very moment.
    watched.advance(15 * minute);
    vi.advanceTimersByTime(3_000);
    expect(rows<{ title: string }>(watched.platform.database, "select title from messages where title = 'Seu depósito venceu'")).toHaveLength(1);
    expect(before).toBeDefined();
  } finally {
    vi.useRealTimers();
    watched.close();
  }
});

test('a withdrawal that the operator refuses carries the reason; one that the bank returns does not blame the operator', async () => {
  phone.set({ decisions: 'operator' });
  const refused = await withdraw();
  phone.advance(5 * minute);
  await phone.callConsole('POST', `/cashier/withdrawals/${refused.id}/refuse`, { reason: ' Documento <vencido> ' });
  expect(await get(`/wps/withdraw?id=${refused.id}`)).toMatchObject({ status: 'returned', returnedBy: 'operator', reason: 'Documento <vencido>' });
  const silent = await withdraw();
  await phone.callConsole('POST', `/cashier/withdrawals/${silent.id}/refuse`, { reason: '' });
  const plain = await get<Withdrawal>(`/wps/withdraw?id=${silent.id}`);
  expect([plain.returnedBy, plain.reason]).toEqual(['operator', undefined]);
  const returned = await withdraw();
  for (let time = 0; time < 2; time++) await phone.callConsole('POST', `/cashier/withdrawals/${returned.id}/return`);
  expect(await get(`/wps/withdraw?id=${returned.id}`)).toMatchObject({ status: 'returned', returnedBy: 'bank' });
  expect(await titles()).toEqual(['Seu saque não foi aprovado', 'Seu saque não foi aprovado', 'O banco devolveu o seu saque']);
  expect((await messages())[2]!.content).toContain('<p>Documento &lt;vencido&gt;</p>');
  expect(await balance()).toBe(128_450);
});

test('the total withdrawn counts what has arrived, by the time that it is asked for', async () => {
  const today = '2026-11-20';
  const total = async () => (await get<RecordTotals>(`/wps/record/totals?of=withdrawals&from=${today}&to=${today}`)).paidOut;
  const before = await total();
  await withdraw();
  expect(await total()).toBe(before);
  phone.advance(13 * minute);
  expect(await total()).toBe(before + 10_000);
  const { id } = await withdraw();
  await phone.callConsole('POST', `/cashier/withdrawals/${id}/return`);
  expect(await total()).toBe(before + 10_000);
});

test('the invitation of a member who is self-excluded works for nobody, by code or by id', async () => {
  const { code } = await get<{ code: string }>('/wps/member/invitation');
  const { id } = findMember(phone.platform, 'leve', 'marina')!;
  phone.set({ registration: { affiliateCode: { enabled: true }, recommenderId: { enabled: true } } });
  const register = (username: string, fields: Record<string, string>) => phone.register({ username, password: 'segredo1', confirmPassword: 'segredo1', ...fields });
  const check = () => phone.send('POST', '/wps/affiliate/check', { code, domain: 'phone.test' });
  expect(await check()).toMatchObject({ success: true });
  expect(await register('amiga1', { affiliateCode: code })).toMatchObject({ success: true });
  exclude(phone.platform, id, 'forever');
  expect(await check()).toMatchObject({ errorCode: 'invitation.wrong' });
  expect(await phone.call('/wps/member/invitation', { token })).toMatchObject({ errorCode: 'play.excluded' });
  expect(await register('amiga2', { affiliateCode: code })).toMatchObject({ errorCode: 'invitation.wrong' });
  expect(await register('amiga3', { recommenderId: String(id) })).toMatchObject({ errorCode: 'referrer.wrong' });
  expect(await register('amiga4', {})).toMatchObject({ success: true });
});
