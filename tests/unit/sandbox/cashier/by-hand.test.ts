import { afterAll, beforeEach, expect, test } from 'vitest';
import { leftToday } from '../../../../src/sandbox/cashier/withdrawals.ts';
import type { Platform } from '../../../../src/sandbox/handler.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { addMember } from '../../../support/bare-member.ts';

const inBrasilia = (text: string): number => Date.parse(`${text}-03:00`);

const database = openPlatformDatabase(':memory:');
afterAll(() => database.close());

let now: number;
const platform = { database, clock: { now: () => now } } as unknown as Platform;
let rica: number;
let other: number;

const withdrawn = (at: string, amount: number, status = 'requested', memberId = rica) => change(
  database, "insert into withdrawals (member_id, merchant, method, amount, fee, status, destination, pay_to, created_at, changed_at) values (?, 'leve', 'PIX', ?, 0, ?, '', '', ?, ?)", memberId, amount, status, inBrasilia(at), inBrasilia(at),
);
const leftAt = (at: string, memberId = rica): number => {
  now = inBrasilia(at);
  return leftToday(platform, memberId);
};

beforeEach(() => void ([rica, other] = [addMember(database), addMember(database)]));

test('R$ 20,000 may be withdrawn on a day of Brasília, which begins anew at midnight', () => {
  withdrawn('2026-11-19T23:59:59.999', 1);
  withdrawn('2026-11-20T00:00', 20);
  withdrawn('2026-11-20T23:59:59.999', 300);
  expect([leftAt('2026-11-20T23:59:59.999'), leftAt('2026-11-21T00:00'), leftAt('2026-11-21T00:00', other)]).toEqual([2_000_000 - 320, 2_000_000, 2_000_000]);
});

test('what came back does not count, what is on its way or has arrived does; nothing is left beyond the limit', () => {
  for (const [at, status] of ['requested', 'review', 'sent', 'paid', 'returned'].entries()) withdrawn('2026-11-20T10:00', 10 ** (at + 1), status);
  expect(leftAt('2026-11-20T10:00')).toBe(2_000_000 - 11_110);
  withdrawn('2026-11-20T10:00', 2_000_000 - 11_110);
  expect(leftAt('2026-11-20T10:00')).toBe(0);
  withdrawn('2026-11-20T10:00', 1);
  expect([leftAt('2026-11-20T10:00'), leftAt('2026-11-20T10:00', other)]).toEqual([0, 2_000_000]);
});
