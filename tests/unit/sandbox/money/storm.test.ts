import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../../../src/sandbox/agency/transfers.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { payDeposit } from '../../../../src/sandbox/cashier/deposits.ts';
import { advanceWithdrawal, openWithdrawalsOf, returnWithdrawal, withdraw } from '../../../../src/sandbox/cashier/withdrawals.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import type { LedgerEntry } from '../../../../src/sandbox/money/move.ts';
import { ledgerOf } from '../../../../src/sandbox/money/move.ts';
import { destinationsOf } from '../../../../src/sandbox/security/destinations.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { placeBet, settleBet } from '../../../../src/sandbox/play/bets.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { standUp, tokenOf } from '../../../support/sandbox-caller.ts';
import type { Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
let phone: Phone;
let marina: { id: number; token: string };
let agent: { id: number; token: string };

beforeAll(async () => {
  phone = await standUp();
  [marina, agent] = await Promise.all(['marina', 'agente'].map(async (account) => ({
    id: findMember(phone.platform, 'leve', account)!.id, token: await tokenOf(phone, account),
  }))) as [typeof marina, typeof agent];
});
afterAll(() => phone.close());

let state = 20_261_120;
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  // The low bits of such a generator alternate.
  return Math.floor(state / 2 ** 12) % below;
}

const chosen = <T>(from: readonly T[]): T => from[random(from.length)]!;

/** A tab asks, and asks again under the same id where its answer is dropped; sometimes both are under way at once. */
async function insist(ask: () => unknown): Promise<void> {
  const times = 1 + random(3);
  const asked = random(2) ? Promise.all(Array.from({ length: times }, async () => ask())) : (async () => {
    for (let time = 0; time < times; time++) await ask();
  })();
  await asked.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

let wishes = 0;

const deeds: readonly ((person: typeof marina) => Promise<void>)[] = [
  async ({ token }) => {
    const order = { requestId: `deposit-${++wishes}`, method: chosen(['PIX', 'PIX', 'TED']), amount: 900 + random(30_000) };
    await insist(() => phone.send('POST', '/wps/deposit', order, { token }));
  },
  async () => {
    const waiting = rows<{ id: number }>(phone.platform.database, "select id from deposits where status = 'waiting'");
    if (waiting.length) await insist(() => payDeposit(phone.platform, chosen(waiting).id));
  },
  async ({ id }) => {
    const destination = chosen(destinationsOf(phone.platform, id));
    const order = { requestId: `withdrawal-${++wishes}`, destinationId: String(destination.id), amount: 1_500 + random(40_000) };
    await insist(() => withdraw(phone.platform, { memberId: id, merchant: 'leve' }, order));
  },
  async ({ id }) => {
    const open = openWithdrawalsOf(phone.platform, id);
    if (open.length) await insist(() => (random(3) ? advanceWithdrawal(phone.platform, chosen(open).id) : returnWithdrawal(phone.platform, chosen(open).id)));
  },
  async ({ id }) => {
    const bet = { reference: `round ${++wishes}`, vendor: 'BGS', category: 'RNG', nodeId: '1', title: 'Dados', stake: 1 + random(20_000) };
    await insist(() => {
      const { id: betId } = placeBet(phone.platform, { memberId: id, account: 'tab', type: 0 }, bet);
      settleBet(phone.platform, { id: betId, memberId: id, reference: bet.reference }, random(2) * random(30_000), {});
    }).catch((error: unknown) => expect(String(error)).toContain('UNIQUE'));
  },
  async ({ id }) => {
    const [requestId, amount, to] = [`transfer-${++wishes}`, 1 + random(20_000), id === marina.id ? agent.id : marina.id] as const;
    await insist(() => send(phone.platform, id, to, amount, requestId));
  },
];

function refuseBroken(entries: readonly LedgerEntry[], balance: number): void {
  let sum = 0;
  for (const entry of entries) {
    sum += entry.amount;
    expect(entry.balanceAfter).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(sum);
}

test('a thousand deeds from several tabs at once, repeated and unanswered, leave wallets that are the sum of their ledgers', async () => {
  const total = () => row<{ sum: number }>(phone.platform.database, 'select sum(balance) as sum from wallets')!.sum;
  for (let turn = 0; turn < 250; turn++) {
    await Promise.all(Array.from({ length: 4 }, () => chosen(deeds)(chosen([marina, agent]))));
    // Charges expire, and a day's limit comes to its end.
    if (turn % 10 === 0) phone.later(minute * (1 + random(20)));
    if (turn % 60 === 59) {
      phone.later(24 * 60 * minute);
      for (const person of [marina, agent]) person.token = await tokenOf(phone, person === marina ? 'marina' : 'agente');
    }
  }
  const { database } = phone.platform;
  for (const { id } of [marina, agent]) refuseBroken(ledgerOf(phone.platform, id, 10_000).toReversed(), balanceOf(phone.platform, id));

  // Of these two: the accounts around them have a past of their own.
  const theirs = `member_id in (${marina.id}, ${agent.id})`;
  const moved = (kind: string) => row<{ sum: number }>(database, `select coalesce(sum(amount), 0) as sum from ledger where ${theirs} and kind = ?`, kind)!.sum;
  const booked = (sql: string) => row<{ sum: number }>(database, `select coalesce(sum(amount), 0) as sum from ${sql}`)!.sum;
  expect(moved('deposit')).toBe(booked(`deposits where ${theirs} and status = 'paid'`));
  expect(-moved('withdrawal') - moved('fee')).toBe(booked(`withdrawals where ${theirs}`));
  expect(moved('withdrawalReturned')).toBe(booked(`withdrawals where ${theirs} and status = 'returned'`));
  for (const kind of ['deposit', 'withdrawal', 'fee', 'withdrawalReturned', 'stake', 'win', 'transferIn', 'transferOut']) expect(moved(kind), kind).not.toBe(0);
  expect(total()).toBe(booked('ledger'));

  // Each request came to one thing, and each thing came of one request.
  const twice = (sql: string) => rows(database, `select result from money_requests where what like ? group by result having count(*) > 1`, sql);
  expect([...twice('deposit %'), ...twice('withdrawal %'), ...twice('transfer %')]).toEqual([]);
  const made = (table: string) => row<{ count: number }>(database, `select count(*) as count from ${table}`)!.count;
  expect(made('deposits')).toBe(made("money_requests where what like 'deposit %'"));
  expect(made('withdrawals')).toBe(made("money_requests where what like 'withdrawal %'"));
  for (const [status, most] of [['paid', 20], ['expired', 0]] as const) expect(made(`deposits where status = '${status}'`)).toBeGreaterThan(most);
}, 60_000);
