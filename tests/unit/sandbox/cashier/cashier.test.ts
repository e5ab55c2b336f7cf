import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deposit, Withdrawal, WithdrawalOffer } from '../../../../src/contract/endpoints/cashier.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { depositsOf, payDeposit } from '../../../../src/sandbox/cashier/deposits.ts';
import { advanceWithdrawal, returnWithdrawal, withdrawalsOf } from '../../../../src/sandbox/cashier/withdrawals.ts';
import { ledgerOf } from '../../../../src/sandbox/money/move.ts';
import { startSandbox, tokenOf, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;
let phone: Phone;
let token: string;

beforeEach(async () => {
  phone = await startSandbox();
  token = await tokenOf(phone);
});
afterEach(() => phone.close());

let requests = 0;
const freshId = () => `request-${++requests}`;
const post = (path: string, body: unknown, as = token) => phone.send('POST', path, body, { token: as });
const get = (path: string, as = token) => phone.call(path, { token: as });
const deposit = (fields: Record<string, unknown> = {}, as?: string) => post('/wps/deposit', { requestId: freshId(), method: 'PIX', amount: 5_000, ...fields }, as);
const valueOf = <T>(answered: Answer): T => answered.value as T;
const balance = async (as = token) => valueOf<{ sumBalance: number }>(await get('/wps/wallet', as)).sumBalance;
const offer = async (as = token) => valueOf<WithdrawalOffer>(await get('/wps/withdraw/offer', as));
const withdraw = async (fields: Record<string, unknown> = {}, as = token) => post('/wps/withdraw', {
  requestId: freshId(), destinationId: (await offer(as)).destinations[0]?.id ?? '1', amount: 10_000, paymentPassword: 'leve2026', ...fields,
}, as);

test('a charge that the bank pays is credited once', async () => {
  const before = await balance();
  const charge = valueOf<Deposit>(await deposit());
  expect(charge).toMatchObject({ method: 'PIX', amount: 5_000, status: 'waiting', brCode: expect.stringContaining('540550.00') });
  expect(await get('/wps/deposit/waiting')).toMatchObject({ value: [charge] });
  payDeposit(phone.platform, Number(charge.id));
  payDeposit(phone.platform, Number(charge.id));
  expect(await get(`/wps/deposit?id=${charge.id}`)).toMatchObject({ value: { status: 'paid' } });
  expect(valueOf<Deposit>(await get(`/wps/deposit?id=${charge.id}`)).brCode).toBeUndefined();
  expect(await balance()).toBe(before + 5_000);
});

test('a request id gives one charge, a second charge is refused while it waits, and an expired one is credited when paid late', async () => {
  const requestId = freshId();
  const first = await deposit({ requestId });
  expect(await deposit({ requestId })).toEqual(first);
  expect(await deposit({ requestId, amount: 6_000 })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await deposit()).toMatchObject({ errorCode: 'deposit.waiting' });
  expect(await deposit({ method: 'TED', amount: 20_000 })).toMatchObject({ value: { account: { note: expect.stringMatching(/^DEP\d+$/) } } });
  phone.advance(15 * minute);
  expect(await get(`/wps/deposit?id=${valueOf<Deposit>(first).id}`)).toMatchObject({ value: { status: 'expired' } });
  const before = await balance();
  for (const time of ['once', 'again']) expect([time, payDeposit(phone.platform, Number(valueOf<Deposit>(first).id)).status]).toEqual([time, 'paid']);
  expect(await balance()).toBe(before + valueOf<Deposit>(first).amount);
  expect(await deposit({ requestId })).toMatchObject({ value: { status: 'paid' } });
  expect(await deposit()).toMatchObject({ value: { status: 'waiting' } });
});

test('a pending charge counts towards the deposit limit', async () => {
  expect(await phone.send('PUT', '/wps/responsible/limit', { kind: 'deposit', period: 'day', amount: 15_000 }, { token })).toMatchObject({ success: true });
  expect(await deposit({ amount: 10_000 })).toMatchObject({ success: true });
  expect(await deposit({ method: 'TED', amount: 10_000 })).toMatchObject({ errorCode: 'play.limit.deposit' });
});

test('a cancelled charge is credited when it is paid, and a paid one cannot be cancelled', async () => {
  const { id } = valueOf<Deposit>(await deposit());
  expect(await post('/wps/deposit/cancel', { id })).toMatchObject({ value: { status: 'cancelled' } });
  expect(payDeposit(phone.platform, Number(id))).toMatchObject({ status: 'paid' });
  const other = valueOf<Deposit>(await deposit());
  payDeposit(phone.platform, Number(other.id));
  expect(await post('/wps/deposit/cancel', { id: other.id })).toMatchObject({ value: { status: 'paid' } });
});

test('invalid amounts and amounts outside the limits are refused', async () => {
  for (const amount of [-5_000, 0, 999, 1_000_001, 1_000.5, 1e300]) expect(await deposit({ amount })).toMatchObject({ errorCode: 'amount.outside' });
  for (const amount of [-10_000, 0, 1_999, 500_001, 2_000.5]) expect(await withdraw({ amount })).toMatchObject({ errorCode: 'amount.outside' });
  for (const fields of [{ method: 'BOLETO' }, { requestId: '' }, { requestId: 'x'.repeat(100) }]) expect(await deposit(fields)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await withdraw({ amount: 500_000 })).toMatchObject({ errorCode: 'wallet.low' });
  expect(await balance()).toBe(128_450);
});

test('a withdrawal debits the amount with its fee once, and passes its stages by time', async () => {
  const [pix, bank] = (await offer()).destinations;
  expect(pix).toEqual({ id: expect.any(String), method: 'PIX', keyKind: 'cpf', masked: '•••.982.247-••' });
  const requestId = freshId();
  const first = await withdraw({ requestId, destinationId: bank!.id });
  expect(first).toMatchObject({ value: { amount: 10_000, fee: 350, status: 'requested', destination: 'Itaú •••• 789-0' } });
  expect(await withdraw({ requestId, destinationId: bank!.id })).toEqual(first);
  expect(await balance()).toBe(118_450);
  const memberId = findMember(phone.platform, 'leve', 'marina')!.id;
  expect(ledgerOf(phone.platform, memberId, 2).map(({ kind, amount }) => [kind, amount])).toEqual([['fee', -350], ['withdrawal', -9_650]]);
  phone.advance(5 * minute);
  const { id } = valueOf<Withdrawal>(first);
  const there = valueOf<Withdrawal>(await get(`/wps/withdraw?id=${id}`));
  expect(there.stages).toEqual([{ stage: 'requested', at: there.createdAt }, { stage: 'review', at: there.createdAt + minute }]);
  expect((await offer()).open).toMatchObject([{ id }]);
  phone.advance(8 * minute);
  expect(await get(`/wps/withdraw?id=${id}`)).toMatchObject({ value: { status: 'paid', stages: { length: 4 } } });
  expect((await offer()).open).toEqual([]);
  expect(() => returnWithdrawal(phone.platform, Number(id))).toThrow('request.invalid');
});

test('a returned withdrawal is credited once, and no longer counts towards the day\'s limit', async () => {
  const { id } = valueOf<Withdrawal>(await withdraw());
  const { leftToday } = await offer();
  advanceWithdrawal(phone.platform, Number(id));
  returnWithdrawal(phone.platform, Number(id));
  returnWithdrawal(phone.platform, Number(id));
  expect(advanceWithdrawal(phone.platform, Number(id)).status).toBe('returned');
  expect(await balance()).toBe(128_450);
  expect((await offer()).leftToday).toBe(leftToday + 10_000);
});

test('withdrawals of a day are limited', async () => {
  const memberId = findMember(phone.platform, 'leve', 'marina')!.id;
  phone.platform.database.exec(`update wallets set balance = 9000000 where member_id = ${memberId}`);
  for (let count = 0; count < 4; count++) expect(await withdraw({ amount: 500_000 })).toMatchObject({ success: true });
  expect(await withdraw({ amount: 2_000 })).toMatchObject({ errorCode: 'withdrawal.today', value: { leftToday: 0 } });
  phone.advance(24 * 60 * minute);
  token = await tokenOf(phone);
  expect(await withdraw({ amount: 2_000 })).toMatchObject({ success: true });
});

test('five wrong payment passwords block the right one for a quarter of an hour', async () => {
  for (let count = 0; count < 5; count++) expect(await withdraw({ paymentPassword: 'errada123' })).toMatchObject({ errorCode: 'payment.password.wrong' });
  expect(await withdraw()).toMatchObject({ errorCode: 'request.too.many' });
  phone.advance(16 * minute);
  expect(await withdraw()).toMatchObject({ success: true });
});

test('concurrent guesses of the payment password are limited too', async () => {
  const destinationId = (await offer()).destinations[0]!.id;
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, guess) => withdraw({ destinationId, paymentPassword: `errada${guess}` })));
  expect(guesses.filter(({ errorCode }) => errorCode === 'payment.password.wrong')).toHaveLength(5);
  expect(guesses.filter(({ errorCode }) => errorCode === 'request.too.many')).toHaveLength(3);
});

test('charges, withdrawals and destinations of others cannot be used, nor can a withdrawal without a payment password', async () => {
  const agent = await tokenOf(phone, 'agente');
  const own = valueOf<Deposit>(await deposit());
  for (const ask of [get(`/wps/deposit?id=${own.id}`, agent), post('/wps/deposit/cancel', { id: own.id }, agent), get('/wps/deposit?id=x', agent)]) {
    expect(await ask).toMatchObject({ errorCode: 'request.invalid' });
  }
  const gone = valueOf<Withdrawal>(await withdraw());
  expect(await get(`/wps/withdraw?id=${gone.id}`, agent)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await withdraw({ destinationId: (await offer(agent)).destinations[0]!.id })).toMatchObject({ errorCode: 'destination.missing' });
  expect(await withdraw({}, await tokenOf(phone, 'tipo40'))).toMatchObject({ errorCode: 'payment.password.missing' });
});

test('trial accounts and visitors have no cashier', async () => {
  const trial = await tokenOf(phone, 'tipo4');
  const paths = ['/wps/deposit/methods', '/wps/deposit/waiting', '/wps/deposit?id=1', '/wps/withdraw/offer', '/wps/withdraw?id=1'];
  for (const path of paths) {
    expect(await get(path, trial)).toMatchObject({ errorCode: 'permission.trial' });
    expect(await phone.call(path)).toMatchObject({ errorCode: 'session.missing' });
  }
  expect(await deposit({}, trial)).toMatchObject({ errorCode: 'permission.trial' });
  expect(await post('/wps/deposit/cancel', { id: '1' }, trial)).toMatchObject({ errorCode: 'permission.trial' });
  expect(await post('/wps/withdraw', { requestId: freshId(), destinationId: '1', amount: 5_000, paymentPassword: 'leve2026' }, trial)).toMatchObject({ errorCode: 'permission.trial' });
});

test('the ready-made accounts have a consistent history', () => {
  const { platform } = phone;
  for (const account of ['marina', 'agente']) {
    const memberId = findMember(platform, 'leve', account)!.id;
    const asked = { from: 0, to: platform.clock.now() + 1, page: 1 };
    const deposits = depositsOf(platform, memberId, asked);
    expect(deposits.items.map(({ created_at: at }) => at)).toEqual(deposits.items.map(({ created_at: at }) => at).toSorted((a, b) => b - a));
    expect(new Set(deposits.items.map(({ status }) => status))).toEqual(new Set(['paid', 'expired', 'cancelled']));
    expect(depositsOf(platform, memberId, { ...asked, status: 'cancelled' }).items).toHaveLength(1);
    expect(depositsOf(platform, memberId, { ...asked, page: 9 })).toEqual({ items: [], pageNum: 9, totalPages: 1 });
    expect(new Set(withdrawalsOf(platform, memberId, asked).items.map(({ status }) => status))).toEqual(new Set(['paid', 'returned']));
    const ledger = ledgerOf(platform, memberId, 500).filter(({ kind }) => kind === 'deposit' || kind.startsWith('withdrawal'));
    expect(ledger.map(({ at }) => at)).toEqual(ledger.map(({ at }) => at).toSorted((a, b) => b - a));
  }
});

test('a request that moves money can be asked about by its id, by its own member alone', async () => {
  const askAbout = async (requestId: string, as?: string) => valueOf<{ done: boolean }>(await get(`/wps/money/request?requestId=${requestId}`, as)).done;
  const [charge, taken, refused, sent] = [freshId(), freshId(), freshId(), freshId()];
  expect(await askAbout(charge)).toBe(false);
  await deposit({ requestId: charge });
  await withdraw({ requestId: taken });
  await withdraw({ requestId: refused, paymentPassword: 'errada123' });
  expect(await post('/wps/member/transfer', { requestId: sent, amount: 1_000, secret: 'leve2026' })).toMatchObject({ success: true });
  for (const [id, done] of [[charge, true], [taken, true], [refused, false], [sent, true]] as const) expect([id, await askAbout(id)]).toEqual([id, done]);
  const other = await tokenOf(phone, 'agente');
  for (const id of [charge, taken, sent]) expect([id, await askAbout(id, other)]).toEqual([id, false]);
  expect(await get('/wps/money/request?requestId=?')).toMatchObject({ errorCode: 'request.invalid' });
});
