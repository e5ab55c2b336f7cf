import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { payDeposit } from '../../../../src/sandbox/cashier/deposits.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { tokenOf } from '../../../support/sandbox-caller.ts';
import { player } from '../../../support/sandbox-player.ts';

let marina: Awaited<ReturnType<typeof player>>;
let memberId: number;
let agent: string;
let requests = 0;

beforeEach(async () => {
  marina = await player();
  memberId = findMember(marina.platform, 'leve', 'marina')!.id;
  agent = await tokenOf(marina, 'agente');
});
afterEach(() => marina.close());

const freshId = () => `request-${++requests}`;
const order = (amount: number, method = 'PIX') => marina.send('POST', '/wps/deposit', { requestId: freshId(), method, amount });
const transfer = (amount: number, requestId = freshId()) =>
  marina.call('/wps/member/transfer', { method: 'POST', token: agent, body: JSON.stringify({ memberId: String(memberId), amount, secret: 'leve2026', requestId }) });
const received = () => rows<{ sum: number }>(marina.platform.database, "select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and kind in ('deposit', 'transferIn')", memberId)[0]!.sum;
const limitDeposits = (amount: number) => setLimit(marina.platform, memberId, { kind: 'deposit', period: 'day' }, amount);

describe.each([
  ['self-exclusion', () => exclude(marina.platform, memberId, 'forever'), false],
  ['pause', () => pause(marina.platform, memberId, 'day'), true],
] as const)('charges that wait when a %s begins', (_, begin, credited) => {
  test('can no longer be seen as payable', async () => {
    const { value } = await order(5_000);
    const { id } = value as { id: string };
    begin();
    expect(await marina.send('GET', '/wps/deposit/waiting')).toEqual({ success: true, value: [] });
    const now = marina.platform.clock.now();
    expect(await marina.send('GET', `/wps/deposit?id=${id}`)).toEqual({ success: true, value: expect.not.objectContaining({ brCode: expect.anything() }) });
    expect(await marina.send('GET', `/wps/deposit?id=${id}`)).toMatchObject({ value: { status: 'expired', changedAt: now } });
  });

  test(`and are paid all the same are ${credited ? 'credited' : 'sent back'}, for money is never swallowed`, async () => {
    const { value } = await order(5_000);
    begin();
    const before = received();
    const id = (value as { id: string }).id;
    payDeposit(marina.platform, Number(id));
    expect(received() - before).toBe(credited ? 5_000 : 0);
    const found = (await marina.send('GET', `/wps/deposit?id=${id}`)).value as { status: string; returned?: number };
    expect([found.status, found.returned]).toEqual(credited ? ['paid', undefined] : ['expired', 5_000]);
    const [message] = ((await marina.send('GET', '/wps/message/list?pageNo=1')).value as { items: { title: string; content: string }[] }).items;
    expect(message).toMatchObject(credited ? { title: 'Depósito recebido' } : { title: 'Depósito devolvido', content: expect.stringContaining('autoexclusão') });
  });
});

test('a transfer counts with the charges that may still be paid against the recipient\'s deposit limit', async () => {
  limitDeposits(10_000);
  expect(await order(9_000)).toMatchObject({ success: true });
  expect(await transfer(2_000)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await transfer(1_000)).toMatchObject({ success: true });
});

test('transfers that are sent at the same time pass no deposit limit together', async () => {
  limitDeposits(3_000);
  const before = received();
  const sent = await Promise.all(Array.from({ length: 4 }, () => transfer(2_000)));
  expect(sent.filter(({ success }) => success)).toHaveLength(1);
  expect(received() - before).toBe(2_000);
});

test('the repeated request of a transfer that used up the recipient\'s limit answers the first one', async () => {
  limitDeposits(2_000);
  const requestId = freshId();
  const first = await transfer(2_000, requestId);
  expect(first).toMatchObject({ success: true });
  expect(await transfer(2_000, requestId)).toEqual(first);
});

test('an excluded member is told of no rebate to claim', async () => {
  stake(marina.platform, { memberId, reference: 'earlier', title: 'Dados', amount: 50_000 });
  settle(marina.platform, memberId, 'earlier', 0);
  marina.advance(1);
  expect(await marina.send('GET', '/wps/rebate/waiting')).not.toMatchObject({ value: { amount: 0 } });
  exclude(marina.platform, memberId, 'halfYear');
  expect(await marina.send('GET', '/wps/rebate/waiting')).toMatchObject({ errorCode: 'play.excluded' });
});
