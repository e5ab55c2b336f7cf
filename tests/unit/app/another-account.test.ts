import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Deposit, type Withdrawal, createDeposit, requestWithdrawal } from '../../../src/contract/endpoints/cashier.ts';
import { setPlayLimit } from '../../../src/contract/endpoints/responsible.ts';
import { call } from '../../../src/app/gateway/call.ts';
import { createIdempotentCall, unansweredRequests } from '../../../src/app/gateway/money/idempotent-call.ts';
import { openSession } from '../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../src/app/features/session/session.ts';
import { balanceText, wallet } from '../../../src/app/features/wallet/wallet.ts';
import { currentBreak, keptBreak } from '../../../src/app/features/responsible-play/break/break.ts';
import { reportVisit, visit } from '../../../src/app/features/responsible-play/play-visit.ts';
import { setBreak } from '../../../src/app/features/responsible-play/set-break.ts';
import * as deposits from '../../../src/app/screens/deposit/deposit.ts';
import { forgetCharge, isUntold, remember, rememberedCharges } from '../../../src/app/screens/deposit/remembered.ts';
import { responsible, setResponsible } from '../../../src/app/screens/responsiblePlay/responsible-state.ts';
import * as withdrawals from '../../../src/app/screens/withdraw/withdraw.ts';
import { storageKeys } from '../../../src/app/device/storage.ts';

// Two members have the same phone, with things of the same kinds: nothing of one shows, or is kept as the other's.

const day = 86_400_000;
const now = 1_800_000_000_000;
const end = now + 9 * day;

/** What the platform is asked and has not answered yet. */
let asked: { path: string; token: string | undefined; answer: (value: unknown) => Promise<void> }[];
const at = (path: string) => asked.findLast((one) => one.path === path)!;
const soon = () => vi.advanceTimersByTimeAsync(0);

const logIn = (userName: string) => openSession({ token: `token-${userName}`, userName, customerType: 0, firstTimeLogin: false });
function changeTo(userName: string): void {
  endSession();
  logIn(userName);
}

const charge = (id: string, more: Partial<Deposit> = {}): Deposit =>
  ({ id, method: 'PIX', amount: 5_000, fee: 0, status: 'waiting', createdAt: now, changedAt: now, expiresAt: now + 900_000, ...more });
const withdrawal = (id: string, more: Partial<Withdrawal> = {}): Withdrawal =>
  ({ id, method: 'PIX', amount: 5_000, fee: 0, destination: '***', status: 'requested', createdAt: now, changedAt: now, stages: [], ...more });
const methods = [{ method: 'PIX', least: 100, most: 100_000, quick: [], waits: 900_000 }];
const overview = { limits: [], weekResult: -7_700, checkMinutes: 60, away: { kind: 'exclusion', endsAt: end } };
const purse = (sumBalance: number) => ({ currency: 'BRL', currencySymbol: 'R$', sumBalance });

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  sessionStorage.clear();
  unansweredRequests.value = {};
  keptBreak.value = undefined;
  asked = [];
  vi.stubGlobal('fetch', (address: string, { headers }: RequestInit) => new Promise((resolve) => {
    asked.push({
      path: address.split('?')[0]!, token: (headers as Record<string, string>).Authorization,
      answer: async (value) => {
        resolve(new Response(JSON.stringify({ success: true, value })));
        await soon();
      },
    });
  }));
  logIn('marina');
});

afterEach(async () => {
  endSession();
  for (const { answer } of asked) await answer({});
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a change of one member\'s that is answered under another login gives its value to nobody', async () => {
  const change = call(setPlayLimit, { kind: 'loss', period: 'day', amount: 1 });
  const failure = change.catch((error: unknown) => error);
  await soon();
  changeTo('bruno');
  await at('/wps/responsible/limit').answer(overview);
  expect(await failure).toMatchObject({ kind: 'refused', code: 'session.expired' });
});

test('a limit that one member has set shows no other their limits, and puts no other on a break', async () => {
  const setting = setResponsible(call(setPlayLimit, { kind: 'loss', period: 'day', amount: 1 })).catch(() => {});
  await soon();
  changeTo('bruno');
  await at('/wps/responsible/limit').answer(overview);
  await setting;
  expect([responsible.value.value, keptBreak.value, currentBreak.value, localStorage.getItem(storageKeys.playBreak)]).toEqual([undefined, undefined, undefined, null]);
});

test('a visit that is answered after another login is not theirs: no result, no break', async () => {
  const reporting = reportVisit();
  await soon();
  changeTo('bruno');
  await at('/wps/responsible/visit').answer({ openedAt: now - 60_000, checkMinutes: 30, result: -99_900, serverTime: now, away: { kind: 'exclusion', endsAt: end } });
  await reporting;
  expect([visit.value, keptBreak.value, currentBreak.value]).toEqual([undefined, undefined, undefined]);
});

test('a break is of its account alone, and comes back with it', async () => {
  setBreak({ kind: 'pause', endsAt: end });
  expect(currentBreak.value).toMatchObject({ kind: 'pause', account: 'marina' });
  changeTo('bruno');
  expect(currentBreak.value).toBeUndefined();
  // That bruno has none says nothing of marina's.
  setBreak(undefined);
  expect(keptBreak.value?.account).toBe('marina');
  changeTo('marina');
  expect(currentBreak.value).toMatchObject({ kind: 'pause', endsAt: end });
  endSession();
  setBreak({ kind: 'pause', endsAt: end + 1 });
  expect(keptBreak.value).toMatchObject({ account: 'marina', endsAt: end });
});

test('money that one member sent before another logged in stays the first one\'s open question', async () => {
  const money = createIdempotentCall(createDeposit);
  const sending = money.send({ method: 'PIX', amount: 5_000 }).catch((error: unknown) => error);
  await soon();
  changeTo('bruno');
  expect([money.held.value, money.unknown.value]).toEqual([undefined, false]);
  await at('/wps/deposit').answer(charge('7'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sending).toMatchObject({ code: 'session.expired' });
  expect([deposits.charge.value, rememberedCharges(), money.held.value]).toEqual([undefined, [], undefined]);
  changeTo('marina');
  expect([money.held.value, money.unknown.value]).toMatchObject([{ amount: 5_000 }, true]);
  const fate = money.ask();
  await soon();
  await at('/wps/money/request').answer({ done: true });
  expect([await fate, money.held.value]).toEqual(['done', undefined]);
});

test('each account has its own money under way, of the same form and amount', async () => {
  const money = createIdempotentCall(requestWithdrawal, { secret: 'paymentPassword' });
  const ids: string[] = [];
  for (const name of ['marina', 'bruno']) {
    changeTo(name);
    void money.send({ destinationId: '1', amount: 5_000, paymentPassword: 'leve2026' }).catch(() => {});
    await soon();
    expect(at('/wps/withdraw').token).toBe(`token-${name}`);
    ids.push(money.held.value!.requestId);
  }
  expect(new Set(ids).size).toBe(2);
  changeTo('marina');
  expect(money.held.value?.requestId).toBe(ids[0]);
  expect(money.held.value).not.toHaveProperty('paymentPassword');
});

test('charges are remembered by account: what one forgets, ends or adds leaves the other\'s', async () => {
  remember(charge('1'));
  remember(charge('2'));
  changeTo('bruno');
  expect(rememberedCharges()).toEqual([]);
  remember(charge('1'));
  remember(charge('9'), true);
  expect(rememberedCharges().map(({ id, told }) => [id, told])).toEqual([['1', undefined], ['9', '']]);
  forgetCharge('1');
  forgetCharge('9');
  expect(rememberedCharges()).toEqual([]);
  changeTo('marina');
  expect(rememberedCharges().map(({ id }) => id)).toEqual(['1', '2']);
  // The one that is remembered anew is the newest.
  remember(charge('1'));
  expect(rememberedCharges().map(({ id }) => id)).toEqual(['2', '1']);
  forgetCharge('1');
  expect(rememberedCharges().map(({ id }) => id)).toEqual(['2']);
  forgetCharge('2');
  expect(localStorage.getItem(storageKeys.charges)).toBeNull();
  endSession();
  expect(rememberedCharges()).toEqual([]);
});

test.each([
  ['waiting', 0, undefined, false], ['waiting', 5_000, undefined, false], ['cancelled', 0, undefined, false], ['cancelled', 5_000, undefined, true],
  ['expired', 0, undefined, true], ['expired', 0, 'expired', false], ['expired', 5_000, 'expired', true], ['paid', 0, 'expired', true],
  ['paid', 0, 'paid', false], ['paid', 5_000, 'paid', true], ['paid', 0, undefined, true],
] as const)('a charge that is %s with %i returned, after it was told as %s, is news: %s', (status, returned, before, isNews) => {
  const told = { returned: returned || undefined };
  if (before) remember(charge('7', { status: before }), true);
  // Another charge's story is its own.
  remember(charge('8', { status, ...told }), true);
  expect(isUntold(charge('7', { status, ...told }))).toBe(isNews);
});

test('why one member cannot pay is not told to the next', async () => {
  const loading = deposits.load();
  await soon();
  await at('/wps/deposit/methods').answer(methods);
  await at('/wps/deposit/waiting').answer([]);
  await at('/wps/wallet').answer(purse(100));
  await loading;
  deposits.showFailure(new Error('excluded'));
  expect(deposits.loadFailure.value).toBeInstanceOf(Error);
  changeTo('bruno');
  expect([deposits.loadFailure.value, deposits.isLoaded.value, deposits.method.value, deposits.charge.value, deposits.news.value]).toEqual([undefined, false, undefined, undefined, []]);
});

test('what was asked for one member\'s deposits and comes under the next shows nothing, and fails nothing', async () => {
  const loading = deposits.load();
  await soon();
  changeTo('bruno');
  await at('/wps/deposit/methods').answer(methods);
  await at('/wps/deposit/waiting').answer([charge('7')]);
  await at('/wps/wallet').answer(purse(987_654));
  await loading;
  expect([deposits.charge.value, deposits.news.value, deposits.isLoaded.value, deposits.loadFailure.value, wallet.value.value, balanceText.value, rememberedCharges()]).toEqual([undefined, [], false, undefined, undefined, '', []]);
});

test('a charge that waits is not remembered for who logs in while another one is asked about', async () => {
  remember(charge('1'));
  const loading = deposits.loadWaiting();
  await soon();
  await at('/wps/deposit/waiting').answer([charge('7')]);
  changeTo('bruno');
  await at('/wps/deposit').answer(charge('1', { status: 'paid' }));
  await loading;
  expect([deposits.charge.value, deposits.isLoaded.value, rememberedCharges(), asked.filter(({ token }) => token === 'token-bruno')]).toEqual([undefined, false, [], []]);
});

test('withdrawals and the terms of one member are gone with their session, and none comes late', async () => {
  const offer = { methods: [{ method: 'PIX', least: 2_000, most: 500_000, fee: 10 }], leftToday: 300_000, hasPaymentPassword: true, destinations: [{ id: '1', method: 'PIX', keyKind: 'cpf', masked: '***' }, { id: '2', method: 'PIX', keyKind: 'cpf', masked: '***' }], open: [withdrawal('8')] };
  const loading = withdrawals.load();
  await soon();
  await at('/wps/withdraw/offer').answer(offer);
  await at('/wps/wallet').answer(purse(100_000));
  await loading;
  withdrawals.pickDestination('2');
  expect([withdrawals.destination.value?.id, withdrawals.maximum.value, withdrawals.trackedWithdrawals.value.length]).toEqual(['2', 100_000, 1]);
  const late = withdrawals.load();
  const following = withdrawals.refresh(withdrawal('8')).catch(() => {});
  await soon();
  changeTo('bruno');
  await at('/wps/withdraw/offer').answer(offer);
  await at('/wps/withdraw').answer(withdrawal('8', { status: 'paid' }));
  await at('/wps/wallet').answer(purse(100_000));
  await Promise.all([late, following]);
  expect([withdrawals.destination.value, withdrawals.maximum.value, withdrawals.trackedWithdrawals.value, withdrawals.offer.value.value]).toEqual([undefined, 0, [], undefined]);
  // The other's first destination, not the one that was picked.
  const own = withdrawals.load();
  await soon();
  await at('/wps/withdraw/offer').answer({ ...offer, open: [] });
  await at('/wps/wallet').answer(purse(500));
  await own;
  expect([withdrawals.destination.value?.id, withdrawals.maximum.value]).toEqual(['1', 500]);
});

