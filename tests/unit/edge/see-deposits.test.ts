import { expect, test } from 'vitest';
import { seeDeposits } from '../../../src/edge/see-deposits.ts';

const answer = (body: unknown, headers: Record<string, string> = {}) => ({ status: 200, headers: { 'content-type': 'application/json', ...headers }, body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)) });
const told = (value: unknown) => answer({ success: true, value });

test('each state of a deposit is seen once, however often the phone asks', () => {
  const see = seeDeposits();
  expect(see('createDeposit', told({ id: 'a', status: 'waiting' }))).toEqual(['waiting']);
  expect(see('readDeposit', told({ id: 'a', status: 'waiting' }))).toEqual([]);
  expect(see('waitingDeposits', told([{ id: 'a', status: 'waiting' }, { id: 'b', status: 'waiting' }]))).toEqual(['waiting']);
  expect(see('readDeposit', told({ id: 'a', status: 'paid' }))).toEqual(['paid']);
  expect(see('readDeposit', told({ id: 'a', status: 'paid' }))).toEqual([]);
});

test('refusals, other calls, and what no gateway should send tell of none', () => {
  const see = seeDeposits();
  expect(see('hotGames', told({ id: 'a', status: 'paid' }))).toBeUndefined();
  for (const body of [{ success: false, errorCode: 'deposit.waiting' }, { success: true }, { success: true, value: { id: 'a', status: '<script>' } }, { success: true, value: [null] }, '{', 'null', '7']) {
    expect(see('readDeposit', answer(body)) ?? []).toEqual([]);
  }
  expect(see('readDeposit', answer({ success: true, value: { id: 'a', status: 'paid' } }, { 'content-encoding': 'br' }))).toEqual([]);
  expect(see('readDeposit', { status: 204, headers: {}, body: null })).toEqual([]);
});
