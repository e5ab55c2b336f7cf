import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMember, findMember } from '../../../../src/sandbox/accounts/members.ts';
import { depositsOf, expireDeposits, giveUpDeposit, payDeposit, waitingOf, type DepositRow } from '../../../../src/sandbox/cashier/deposits.ts';
import { withdrawnInADay } from '../../../../src/sandbox/cashier/methods.ts';
import { approveWithdrawal, refuseWithdrawal } from '../../../../src/sandbox/cashier/withdrawal-decisions.ts';
import { advanceByTime, advanceWithdrawal, describeWithdrawal, leftToday, openWithdrawalsOf, returnWithdrawal, withdrawalsOf } from '../../../../src/sandbox/cashier/withdrawals.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { movedIn } from '../../../../src/sandbox/money/day-sums.ts';
import { idempotent } from '../../../../src/sandbox/money/idempotent.ts';
import { ledgerOf, move } from '../../../../src/sandbox/money/move.ts';
import { cancelStakes, lockedOf, refund, settle, stake, stakesOf } from '../../../../src/sandbox/money/stakes.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { breakOf, exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { reachedLimits, setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { noteHere, playedIn, playedOn } from '../../../../src/sandbox/responsible/time.ts';
import { orderedBy, resultIn } from '../../../../src/sandbox/responsible/usage.ts';
import { change, rows } from '../../../../src/sandbox/store/database.ts';
import { day, minute } from '../../../../src/sandbox/time/lengths.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

// Two members with money of the same kinds in other amounts, one after the other and by turns: each function of the
// books answers for one of them, in its order, and writes for one of them.

let phone: Phone;
let bia: number;
let rui: number;
beforeEach(async () => {
  phone = await startSandbox();
  [bia, rui] = ['bia', 'rui'].map((account) => addMember(phone.platform, { merchant: 'leve', account, type: 0, registeredAt: 0, opening: 100_000 })) as [number, number];
});
afterEach(() => phone.close());

const both = [() => bia, () => rui] as const;
const now = () => phone.platform.clock.now();
const put = (memberId: number, reference: string, amount: number) => stake(phone.platform, { memberId, reference, title: 'Tigre', amount });

describe('stakes', () => {
  test('are locked, listed newest first, settled and refunded for their own member', () => {
    put(bia, 'round 1', 1_000);
    put(rui, 'round 1', 30_000);
    phone.advance(1);
    put(bia, 'round 2', 2_000);
    put(rui, 'round 2', 40_000);
    expect(both.map((of) => lockedOf(phone.platform, of()))).toEqual([3_000, 70_000]);
    expect(both.map((of) => stakesOf(phone.platform, of(), 9).map(({ reference, amount }) => `${reference} ${amount}`))).toEqual([['round 2 2000', 'round 1 1000'], ['round 2 40000', 'round 1 30000']]);
    expect(stakesOf(phone.platform, bia, 1).map(({ reference }) => reference)).toEqual(['round 2']);
    expect(settle(phone.platform, bia, 'round 1', 5_000)).toMatchObject({ payout: 5_000, settledAt: now() });
    expect(both.map((of) => lockedOf(phone.platform, of()))).toEqual([2_000, 70_000]);
    expect(both.map((of) => balanceOf(phone.platform, of()))).toEqual([102_000, 30_000]);
    expect(refund(phone.platform, rui, 'round 2')).toMatchObject({ memberId: rui, payout: 40_000 });
    expect(settle(phone.platform, rui, 'round 2', 99)).toMatchObject({ payout: 40_000 });
    expect(both.map((of) => lockedOf(phone.platform, of()))).toEqual([2_000, 30_000]);
    expect(both.map((of) => balanceOf(phone.platform, of()))).toEqual([102_000, 70_000]);
    expect(stakesOf(phone.platform, rui, 9).map(({ settledAt }) => settledAt !== null)).toEqual([true, false]);
  });

  test('at the same moment are listed by their order', () => {
    for (const reference of ['a', 'b', 'c']) put(bia, reference, 100);
    expect(stakesOf(phone.platform, bia, 2).map(({ reference }) => reference)).toEqual(['c', 'b']);
  });

  test('count for nothing once others cancel them: the named ones of that member alone', () => {
    for (const memberId of [bia, rui]) for (const reference of ['a', 'b', 'c']) put(memberId, reference, 100);
    cancelStakes(phone.platform, bia, ['a', 'c']);
    expect(rows(phone.platform.database, 'select member_id as id, reference from stakes where cancels and member_id in (?, ?) order by id, reference', bia, rui))
      .toEqual([{ id: bia, reference: 'a' }, { id: bia, reference: 'c' }]);
  });

  test('a payout is a whole number of centavos, and a stake more than none', () => {
    for (const amount of [0, -1, 0.5, Number.NaN]) expect(() => put(bia, 'x', amount)).toThrow(RangeError);
    put(bia, 'round', 1);
    for (const payout of [-1, 0.5, Number.NaN]) expect(() => settle(phone.platform, bia, 'round', payout)).toThrow(RangeError);
    expect(settle(phone.platform, bia, 'round', 0)).toMatchObject({ payout: 0 });
    expect(ledgerOf(phone.platform, bia, 9).map(({ kind }) => kind)).toEqual(['stake', 'opening']);
  });
});

describe('the ledger', () => {
  test('keeps a reference apart by member and kind, and lists newest first', () => {
    for (const [at, memberId] of [rui, bia].entries()) {
      move(phone.platform, { memberId, amount: 10 + at, kind: 'deposit', reference: 'one' });
      move(phone.platform, { memberId, amount: 20 + at, kind: 'reward', reference: 'one' });
      move(phone.platform, { memberId, amount: 30 + at, kind: 'reward', reference: 'two' });
    }
    expect(both.map((of) => ledgerOf(phone.platform, of(), 3).map(({ kind, reference, amount }) => `${kind} ${reference} ${amount}`)))
      .toEqual([['reward two 31', 'reward one 21', 'deposit one 11'], ['reward two 30', 'reward one 20', 'deposit one 10']]);
    expect(both.map((of) => balanceOf(phone.platform, of()))).toEqual([100_063, 100_060]);
  });

  test('is summed for one member, by kind, of hours and of whole days', () => {
    const from = now() - (now() % day);
    for (const [days, amount] of [[0, 1], [1, 10], [2, 100], [2, 1_000]] as const) {
      for (const memberId of [bia, rui]) {
        const factor = memberId === bia ? 1 : 7;
        const then = { ...phone.platform, clock: { now: () => from + days * day + 12 * 60 * minute } };
        move(then, { memberId, amount: amount * factor, kind: 'win', reference: `win ${days} ${amount}` });
        move(then, { memberId, amount: 5 * factor, kind: 'reward', reference: `reward ${days} ${amount}` });
        move(then, { memberId, amount: -2 * factor, kind: 'stake', reference: `stake ${days} ${amount}` });
      }
    }
    const sums = (kinds: Parameters<typeof movedIn>[2], start: number, end: number) => both.map((of) => movedIn(phone.platform, of(), kinds, { from: from + start, to: from + end }));
    expect(sums(['win'], -day, 4 * day)).toEqual([1_111, 7_777]);
    expect(sums(['win'], day, 2 * day)).toEqual([10, 70]);
    expect(sums(['stake'], -day, 4 * day)).toEqual([-8, -56]);
    expect(sums(['win', 'stake'], 12 * 60 * minute, 12 * 60 * minute + 1)).toEqual([-1, -7]);
    expect(sums(['win'], 12 * 60 * minute + 1, 2 * day)).toEqual([10, 70]);
    expect(sums(['win'], 0, 12 * 60 * minute)).toEqual([0, 0]);
  });
});

test('a request is carried out once for its member and its id', () => {
  const done: string[] = [];
  const ask = (memberId: number, requestId: string, what = 'buy 1') => idempotent(phone.platform, { memberId, requestId, what }, () => done.push(`${memberId === bia ? 'bia' : 'rui'} ${requestId}`));
  expect([ask(bia, 'request-1'), ask(rui, 'request-1'), ask(bia, 'request-2'), ask(bia, 'request-1'), ask(rui, 'request-1')]).toEqual([1, 2, 3, 1, 2]);
  expect(done).toEqual(['bia request-1', 'rui request-1', 'bia request-2']);
  expect(() => ask(rui, 'request-1', 'buy 2')).toThrow(Refusal);
});

test('a request of each kind is known by its id to the member alone who made it', async () => {
  const { database } = phone.platform;
  const [marina, agent] = ['marina', 'agente'].map((account) => findMember(phone.platform, 'leve', account)!.id) as [number, number];
  const tokens = { marina: await tokenOf(phone), agent: await tokenOf(phone, 'agente') };
  change(database, "insert into money_requests (member_id, request_id, what, result, at) values (?, 'request-order', 'x', 1, 0)", marina);
  change(database, "insert into transfers (sender_id, recipient_id, amount, request_id, at) values (?, ?, 1, 'request-transfer', 0)", marina, agent);
  change(database, "insert into rebate_claims (member_id, request_id, since, before, amount, claimed_at) values (?, 'request-rebate', 0, 1, 1, 0)", marina);
  const isKnown = async (who: 'marina' | 'agent', id: string) => ((await phone.call(`/wps/money/request?requestId=${id}`, { token: tokens[who] })).value as { done: boolean }).done;
  for (const id of ['request-order', 'request-transfer', 'request-rebate']) expect([await isKnown('marina', id), await isKnown('agent', id)], id).toEqual([true, false]);
  expect(await isKnown('marina', 'request-other')).toBe(false);
  // Whoever made only one of these has not made the others.
  change(database, "insert into money_requests (member_id, request_id, what, result, at) values (?, 'agent-order', 'x', 1, 0)", agent);
  change(database, "insert into transfers (sender_id, recipient_id, amount, request_id, at) values (?, ?, 1, 'agent-transfer', 0)", agent, marina);
  for (const id of ['agent-order', 'agent-transfer']) expect([await isKnown('marina', id), await isKnown('agent', id)], id).toEqual([false, true]);
});

let numbers = 0;
/** A charge as it is stored, which waits for an hour from now on. */
function charge(memberId: number, amount: number, method = 'PIX', more: Partial<DepositRow> = {}): number {
  const row = { member_id: memberId, merchant: 'leve', method, amount, fee: 0, status: 'waiting', reference: `TWO${++numbers}`, created_at: now(), changed_at: now(), expires_at: now() + 60 * minute, ...more };
  return change(phone.platform.database, `insert into deposits (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?').join()})`, ...Object.values(row)).id;
}
const record = { from: 0, to: 9e12, page: 1 };

describe('charges', () => {
  test('wait, are counted and expire for their own member, at their very moment', () => {
    charge(bia, 1_000);
    charge(bia, 2_000, 'TED');
    charge(rui, 40_000);
    charge(bia, 500, 'PIX', { status: 'paid' });
    charge(rui, 700, 'TED', { status: 'cancelled' });
    expect(both.map((of) => orderedBy(phone.platform, of()))).toEqual([3_000, 40_000]);
    expect(waitingOf(phone.platform, bia).map(({ amount }) => amount)).toEqual([1_000, 2_000]);
    expect(depositsOf(phone.platform, bia, record).items.map(({ amount }) => amount)).toEqual([500, 2_000, 1_000]);
    expect(depositsOf(phone.platform, rui, { ...record, status: 'cancelled' }).items.map(({ amount }) => amount)).toEqual([700]);
    phone.advance(60 * minute - 1);
    expect(both.map((of) => orderedBy(phone.platform, of()))).toEqual([3_000, 40_000]);
    expect(waitingOf(phone.platform, bia)).toHaveLength(2);
    phone.advance(1);
    expect(both.map((of) => orderedBy(phone.platform, of()))).toEqual([0, 0]);
    expireDeposits(phone.platform, bia);
    expect(depositsOf(phone.platform, bia, { ...record, status: 'expired' }).items.map(({ amount, changed_at: at, expires_at: due }) => [amount, at === due])).toEqual([[2_000, true], [1_000, true]]);
    expect(rows(phone.platform.database, "select amount from deposits where member_id = ? and status = 'waiting'", rui)).toEqual([{ amount: 40_000 }]);
  });

  test('the record of a span begins with it, and ends before its end', () => {
    const start = now();
    for (const amount of [100, 200, 300]) {
      charge(bia, amount, 'PIX', { status: 'paid' });
      phone.advance(1);
    }
    expect(depositsOf(phone.platform, bia, { from: start, to: start + 2, page: 1 }).items.map(({ amount }) => amount)).toEqual([200, 100]);
    expect(depositsOf(phone.platform, bia, { from: start + 1, to: start + 3, page: 1 }).items.map(({ amount }) => amount)).toEqual([300, 200]);
  });

  test('of a member who is away are over at once, without a word, and those of others are not', () => {
    charge(bia, 1_000);
    const [own, other] = [charge(rui, 2_000), charge(rui, 3_000, 'TED')];
    exclude(phone.platform, rui, 'halfYear');
    expect(waitingOf(phone.platform, rui)).toEqual([]);
    expect(waitingOf(phone.platform, bia).map(({ amount }) => amount)).toEqual([1_000]);
    expect(rows(phone.platform.database, 'select id, changed_at as at from deposits where id in (?, ?) order by id', own, other)).toEqual([{ id: own, at: now() }, { id: other, at: now() }]);
    expect(rows<{ title: string }>(phone.platform.database, 'select title from messages where member_id = ?', rui).map(({ title }) => title)).not.toContain('Seu depósito venceu');
  });

  test('are cancelled and paid by their own number', () => {
    const ids = [charge(bia, 1_000), charge(bia, 2_000, 'TED'), charge(rui, 4_000)] as const;
    expect(giveUpDeposit(phone.platform, bia, String(ids[0]))).toMatchObject({ id: ids[0], status: 'cancelled' });
    expect(() => giveUpDeposit(phone.platform, bia, String(ids[2]))).toThrow(Refusal);
    expect(payDeposit(phone.platform, ids[2])).toMatchObject({ status: 'paid' });
    expect(rows<{ status: string }>(phone.platform.database, 'select status from deposits where id in (?, ?, ?) order by id', ...ids).map(({ status }) => status)).toEqual(['cancelled', 'waiting', 'paid']);
    expect(both.map((of) => balanceOf(phone.platform, of()))).toEqual([100_000, 104_000]);
    expect(() => payDeposit(phone.platform, 999_999)).toThrow(Refusal);
  });
});

/** A withdrawal as it is stored when it has been asked for. */
function withdrawal(memberId: number, amount: number, status = 'requested', at = now()): number {
  const { id } = change(
    phone.platform.database, `insert into withdrawals (member_id, merchant, method, amount, fee, status, destination, pay_to, created_at, changed_at)
    values (?, 'leve', 'PIX', ?, 0, ?, '•••', 'x', ?, ?)`, memberId, amount, status, at, at,
  );
  change(phone.platform.database, "insert into withdrawal_stages (withdrawal_id, stage, at) values (?, 'requested', ?)", id, at);
  return id;
}

describe('withdrawals', () => {
  test('are listed, counted for the day and moved on for their own member', () => {
    const ids = [withdrawal(bia, 1_000), withdrawal(rui, 50_000), withdrawal(bia, 2_000), withdrawal(bia, 4_000, 'returned'), withdrawal(bia, 8_000, 'requested', now() - day)];
    expect(both.map((of) => withdrawnInADay - leftToday(phone.platform, of()))).toEqual([3_000, 50_000]);
    phone.advance(minute - 1);
    expect(openWithdrawalsOf(phone.platform, bia).map(({ amount, status }) => `${amount} ${status}`)).toEqual(['2000 requested', '1000 requested']);
    phone.advance(1);
    expect(openWithdrawalsOf(phone.platform, bia).map(({ amount, status }) => `${amount} ${status}`)).toEqual(['2000 review', '1000 review']);
    expect(rows(phone.platform.database, 'select status from withdrawals where member_id = ?', rui)).toEqual([{ status: 'requested' }]);
    expect(withdrawalsOf(phone.platform, bia, record).items.map(({ amount }) => amount)).toEqual([4_000, 2_000, 1_000, 8_000]);
    phone.advance(10 * minute - 1);
    advanceByTime(phone.platform, bia);
    expect(withdrawalsOf(phone.platform, bia, { ...record, status: 'review' }).items).toHaveLength(2);
    phone.advance(1 + 2 * minute);
    const first = withdrawalsOf(phone.platform, bia, { ...record, status: 'paid' }).items.find(({ id }) => id === ids[2]);
    expect(describeWithdrawal(phone.platform, first!).stages.map(({ stage, at }) => [stage, now() - at])).toEqual([['requested', 13 * minute], ['review', 12 * minute], ['sent', 2 * minute], ['paid', 0]]);
    expect(openWithdrawalsOf(phone.platform, bia)).toEqual([]);
    expect(advanceWithdrawal(phone.platform, ids[2]!)).toMatchObject({ status: 'paid' });
  });

  test('prove by their arrival whose CPF and whose bank account it is: of that member and that withdrawal', () => {
    const { database } = phone.platform;
    for (const [memberId, cpf, name] of [[bia, '39053344705', 'Bia Reis'], [rui, '86288366757', 'Rui Melo']] as const) change(database, 'update members set cpf = ?, full_name = ?, cpf_held = 0 where id = ?', cpf, name, memberId);
    const [first, pix, bank] = [withdrawal(bia, 1_000), withdrawal(rui, 2_000), withdrawal(rui, 3_000)];
    change(database, "update withdrawals set method = 'BANK', payee = '001 7-7' where id = ?", first);
    change(database, "update withdrawals set payee = '341 1-1' where id = ?", pix);
    change(database, "update withdrawals set method = 'BANK', payee = '341 2-2' where id = ?", bank);
    const held = () => rows<{ held: number }>(database, 'select cpf_held as held from members where id in (?, ?) order by id', bia, rui).map((member) => member.held);
    const known = () => rows(database, "select name, holder, cpf from directory where name in ('001 7-7', '341 1-1', '341 2-2')");
    for (let stage = 0; stage < 2; stage++) advanceWithdrawal(phone.platform, pix);
    expect(held()).toEqual([0, 0]);
    advanceWithdrawal(phone.platform, pix);
    // A key is in the directory by itself; an account is once money has come to it.
    expect([held(), known()]).toEqual([[0, 1], []]);
    for (let stage = 0; stage < 3; stage++) advanceWithdrawal(phone.platform, bank);
    expect([held(), known()]).toEqual([[0, 1], [{ name: '341 2-2', holder: 'Rui Melo', cpf: '86288366757' }]]);
  });

  test('are approved and refused while they are under review, and then no more', () => {
    phone.set({ decisions: 'operator' });
    const ids = [withdrawal(bia, 1_000), withdrawal(bia, 2_000), withdrawal(bia, 3_000), withdrawal(bia, 4_000)] as const;
    expect(approveWithdrawal(phone.platform, ids[0])).toMatchObject({ status: 'sent' });
    expect(refuseWithdrawal(phone.platform, ids[1], 'Documento')).toMatchObject({ status: 'returned', returned_by: 'operator', reason: 'Documento' });
    phone.advance(30 * day);
    expect(approveWithdrawal(phone.platform, ids[2])).toMatchObject({ status: 'sent' });
    phone.advance(2 * minute);
    for (const id of ids.slice(0, 3)) {
      const { status } = advanceWithdrawal(phone.platform, id);
      expect(() => approveWithdrawal(phone.platform, id), status).toThrow(Refusal);
      expect(() => refuseWithdrawal(phone.platform, id, ''), status).toThrow(Refusal);
    }
    expect(() => returnWithdrawal(phone.platform, ids[0])).toThrow(Refusal);
    expect(rows<{ status: string }>(phone.platform.database, 'select status from withdrawals where id in (?, ?, ?, ?) order by id', ...ids).map(({ status }) => status)).toEqual(['paid', 'returned', 'paid', 'review']);
    expect(balanceOf(phone.platform, bia)).toBe(102_000);
  });
});

describe('play', () => {
  test('an open stake counts as lost, a win and a refund give back, and each for its member', () => {
    const span = { from: now() - day, to: now() + day };
    const results = () => both.map((of) => resultIn(phone.platform, of(), span));
    put(bia, 'lost', 3_000);
    put(bia, 'back', 5_000);
    put(rui, 'won', 10_000);
    expect(results()).toEqual([-8_000, -10_000]);
    refund(phone.platform, bia, 'back');
    settle(phone.platform, rui, 'won', 25_000);
    expect(results()).toEqual([-3_000, 15_000]);
    settle(phone.platform, bia, 'lost', 0);
    expect(results()).toEqual([-3_000, 15_000]);
  });

  test('a loss limit is reached by what is lost, not by what came back, and tells its period alone', () => {
    for (const memberId of [bia, rui]) setLimit(phone.platform, memberId, { kind: 'loss', period: 'week' }, 5_000);
    setLimit(phone.platform, bia, { kind: 'loss', period: 'day' }, 10_000);
    put(bia, 'back', 9_000);
    refund(phone.platform, bia, 'back');
    put(bia, 'lost', 4_999);
    expect(both.map((of) => reachedLimits(phone.platform, of()))).toEqual([[], []]);
    put(bia, 'one more', 1);
    expect(both.map((of) => reachedLimits(phone.platform, of()))).toEqual([[{ kind: 'loss', period: 'week' }], []]);
  });

  test('the time here is each member\'s own, by day and in a span', () => {
    noteHere(phone.platform, bia);
    phone.advance(2 * minute);
    noteHere(phone.platform, rui);
    phone.advance(2 * minute);
    for (const of of both) noteHere(phone.platform, of());
    expect(both.map((of) => playedOn(phone.platform, of(), now()))).toEqual([4 * minute, 2 * minute]);
    phone.advance(day);
    for (const wait of [0, 5, 5]) {
      phone.advance(wait * minute);
      noteHere(phone.platform, rui);
    }
    expect(both.map((of) => playedOn(phone.platform, of(), now()))).toEqual([0, 10 * minute]);
    expect(both.map((of) => playedIn(phone.platform, of(), { from: now() - day, to: now() + day }))).toEqual([4 * minute, 12 * minute]);
    expect(both.map((of) => playedIn(phone.platform, of(), { from: now(), to: now() + day }))).toEqual([0, 10 * minute]);
    expect(both.map((of) => playedIn(phone.platform, of(), { from: now() - day, to: now() }))).toEqual([4 * minute, 2 * minute]);
  });

  const acts = { day: pause, month: pause, halfYear: exclude, year: exclude, forever: exclude } as const;
  test.each([
    [['day', 'month'], 'pause', 30], [['month', 'day'], 'pause', 30],
    [['month', 'halfYear'], 'exclusion', 181], [['halfYear', 'month'], 'exclusion', 181],
    [['halfYear', 'year'], 'exclusion', 365], [['year', 'halfYear'], 'exclusion', 365],
    [['forever', 'year'], 'exclusion', undefined], [['year', 'forever'], 'exclusion', undefined], [['forever', 'month'], 'exclusion', undefined],
  ] as const)('of the breaks %j the strictest counts, until its end', (lengths, kind, days) => {
    for (const length of lengths) acts[length](phone.platform, bia, length);
    const found = breakOf(phone.platform, bia)!;
    expect({ kind: found.kind, days: found.endsAt && Math.round((found.endsAt - now()) / day) }).toEqual({ kind, days });
    expect(breakOf(phone.platform, rui)).toBeUndefined();
    if (days === undefined) {
      phone.advance(40 * 365 * day);
      expect(breakOf(phone.platform, bia)).toEqual({ kind: 'exclusion', endsAt: undefined });
    } else {
      phone.advance(found.endsAt! - now() - 1);
      expect(breakOf(phone.platform, bia)).toBeDefined();
      phone.advance(1);
      expect(breakOf(phone.platform, bia)).toBeUndefined();
    }
  });
});
