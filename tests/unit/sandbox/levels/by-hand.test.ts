import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../../../src/sandbox/handler.ts';
import { ladder } from '../../../../src/sandbox/levels/ladder.ts';
import { levelOf, reaches, volumesOf } from '../../../../src/sandbox/levels/levels.ts';
import { move, type MoveKind } from '../../../../src/sandbox/money/move.ts';
import { rateOf, rebateOf } from '../../../../src/sandbox/rewards/rates.ts';
import { rules, wagerOf } from '../../../../src/sandbox/rewards/missions.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { addMember } from '../../../support/bare-member.ts';

// What a member earns by playing, in minor units, as it is told to members.

const database = openPlatformDatabase(':memory:');
afterAll(() => database.close());
const platform = { database, clock: { now: () => Date.parse('2026-11-20T14:00-03:00') } } as unknown as Platform;

let rica: number;
let other: number;
let moves = 0;
const booked = (kind: MoveKind, amount: number, memberId = rica): void => void move(platform, { memberId, amount, kind, reference: `${kind} ${++moves}` });
beforeEach(() => {
  [rica, other] = [addMember(database), addMember(database)];
  booked('opening', 1_000_000_000);
});

test('each level asks for deposits and stakes, and gives a bonus once and a rebate', () => {
  expect(ladder.map(({ id, deposits, stakes, bonus, perks }) => [id, deposits, stakes, bonus, perks.length, rateOf(id)])).toEqual([
    ['bronze', 10_000, 50_000, 500, 1, 30], ['silver', 100_000, 500_000, 2_000, 2, 50], ['gold', 500_000, 2_500_000, 5_000, 3, 80],
    ['platinum', 2_000_000, 10_000_000, 15_000, 4, 100], ['diamond', 8_000_000, 40_000_000, 50_000, 5, 120],
  ]);
  expect([rateOf(undefined), rateOf('wood'), rateOf('')]).toEqual([20, 20, 20]);
});

test('a level takes both of its sums, to the centavo', () => {
  for (const level of ladder) {
    const { deposits, stakes } = level;
    expect([reaches({ deposits, stakes }, level), reaches({ deposits: deposits - 1, stakes }, level), reaches({ deposits, stakes: stakes - 1 }, level)], level.id).toEqual([true, false, false]);
  }
});

test('deposits count and what is staked but not given back, of one member; what was carried over too', () => {
  const level = () => levelOf(platform, rica, 0)?.id;
  booked('deposit', 9_999);
  for (const kind of ['transferIn', 'reward', 'rebate', 'win', 'adjustment'] as const) booked(kind, 1_000_000);
  booked('withdrawal', -5_000);
  booked('stake', -60_000);
  booked('refund', 10_000);
  expect([volumesOf(platform, rica), level(), volumesOf(platform, other)]).toEqual([{ deposits: 9_999, stakes: 50_000 }, undefined, { deposits: 0, stakes: 0 }]);
  booked('deposit', 1);
  expect([level(), levelOf(platform, rica, 4), levelOf(platform, other, 0)]).toEqual(['bronze', undefined, undefined]);
  booked('refund', 1);
  expect(level()).toBeUndefined();
  change(database, 'insert into carried_volumes (member_id, deposits, stakes) values (?, 90000, 450001)', rica);
  expect([volumesOf(platform, rica), level(), volumesOf(platform, other)]).toEqual([{ deposits: 100_000, stakes: 500_000 }, 'silver', { deposits: 0, stakes: 0 }]);
});

test('a rebate is hundredths of a percent of what was staked, rounded down', () => {
  expect([[0, 20], [499, 20], [500, 20], [999, 20], [1_000, 20], [33_333, 30], [1_000_000, 120], [83, 120], [84, 120]].map(([staked, rate]) => rebateOf(staked!, rate!))).toEqual([0, 0, 1, 1, 2, 99, 12_000, 0, 1]);
});

test('six missions, each worth one percent of what must be staked for it', () => {
  expect(rules.map((rule) => [rule.code, rule.period, rule.unit, rule.target, rule.amount, wagerOf(rule)])).toEqual([
    ['staked', 'day', 'money', 5_000, 50, 5_000], ['rounds', 'day', 'count', 10, 50, 5_000], ['games', 'day', 'count', 3, 50, 5_000],
    ['days', 'week', 'count', 4, 200, 20_000], ['wins', 'week', 'count', 15, 150, 15_000], ['tickets', 'week', 'count', 5, 150, 15_000],
  ]);
});
