import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember } from '../../../../src/sandbox/accounts/members.ts';
import { ledgerOf, move } from '../../../../src/sandbox/money/move.ts';
import { lockedOf, refund, settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { transaction } from '../../../../src/sandbox/store/transaction.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let memberId: number;

beforeEach(async () => {
  phone = await startSandbox();
  memberId = addMember(phone.platform, { merchant: 'leve', account: 'rica', type: 0, registeredAt: 0, opening: 10_000 });
});
afterEach(() => phone.close());

const balance = () => balanceOf(phone.platform, memberId);
const locked = () => lockedOf(phone.platform, memberId);

test('a thousand random moves leave a ledger with correct balances on every line', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    // The low bits of a linear congruential generator alternate.
    return Math.floor(state / 2 ** 12) % below;
  };
  let refused = 0;
  for (let step = 0; step < 1000; step++) {
    const reference = `step ${random(2000)}`;
    try {
      if (random(2)) move(phone.platform, { memberId, amount: random(9000) - 4800 || 1, kind: 'adjustment', reference });
      else settle(phone.platform, memberId, stake(phone.platform, { memberId, reference, title: 'Dados', amount: 1 + random(4000) }).reference, random(3800));
    } catch (error) {
      if (error instanceof Refusal) refused++;
      else expect(String(error)).toMatch(/was -?\d+, not -?\d+/);
    }
  }
  const entries = ledgerOf(phone.platform, memberId, 5000).toReversed();
  let sum = 0;
  for (const entry of entries) {
    sum += entry.amount;
    expect(entry.balanceAfter).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(entries.length).toBeGreaterThan(400);
  expect(refused).toBeGreaterThan(0);
  expect(balance()).toBe(sum);
  expect(locked()).toBe(0);
});

test('a repeated move has no effect, and another amount under its reference throws', () => {
  const once = { memberId, amount: 500, kind: 'adjustment', reference: 'gift 1' } as const;
  expect(move(phone.platform, once)).toEqual(move(phone.platform, once));
  expect(balance()).toBe(10_500);
  expect(() => move(phone.platform, { ...once, amount: 501 })).toThrow('was 500, not 501');
});

test('a wallet never falls below zero, and invalid amounts throw', () => {
  expect(() => stake(phone.platform, { memberId, reference: 'round 1', title: 'Dados', amount: 10_001 })).toThrow('wallet.low');
  expect(locked()).toBe(0);
  for (const amount of [0, -1, 0.5, Number.NaN, Infinity, 2 ** 60]) {
    expect(() => stake(phone.platform, { memberId, reference: 'round 2', title: 'Dados', amount })).toThrow(RangeError);
  }
  expect(balance()).toBe(10_000);
});

test('a stake is locked until it is settled or refunded, once', () => {
  stake(phone.platform, { memberId, reference: 'round 1', title: 'Dados', amount: 400 });
  stake(phone.platform, { memberId, reference: 'round 1', title: 'Dados', amount: 400 });
  expect([balance(), locked()]).toEqual([9600, 400]);
  settle(phone.platform, memberId, 'round 1', 900);
  expect(settle(phone.platform, memberId, 'round 1', 5000).payout).toBe(900);
  expect([balance(), locked()]).toEqual([10_500, 0]);
  stake(phone.platform, { memberId, reference: 'round 2', title: 'Dados', amount: 500 });
  refund(phone.platform, memberId, 'round 2');
  refund(phone.platform, memberId, 'round 2');
  expect(balance()).toBe(10_500);
  expect(() => settle(phone.platform, memberId, 'round 3', 1)).toThrow('no stake');
});

test('the ledger cannot be altered', () => {
  expect(() => phone.platform.database.exec('update ledger set amount = 1')).toThrow('written once');
  expect(() => phone.platform.database.exec('delete from ledger')).toThrow('written once');
});

test('a nested transaction that fails rolls back alone, and an outer one rolls back all', () => {
  const { database } = phone.platform;
  transaction(database, () => {
    stake(phone.platform, { memberId, reference: 'round 1', title: 'Dados', amount: 400 });
    expect(() => stake(phone.platform, { memberId, reference: 'round 2', title: 'Dados', amount: 40_000 })).toThrow('wallet.low');
  });
  expect(balance()).toBe(9600);
  expect(() => transaction(database, () => {
    settle(phone.platform, memberId, 'round 1', 900);
    throw new Error('no');
  })).toThrow('no');
  expect([balance(), locked()]).toEqual([9600, 400]);
});
