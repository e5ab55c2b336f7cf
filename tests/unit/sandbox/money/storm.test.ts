import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { openWithdrawalsOf } from '../../../../src/sandbox/cashier/withdrawals.ts';
import { type LedgerEntry, ledgerOf } from '../../../../src/sandbox/money/move.ts';
import { destinationsOf } from '../../../../src/sandbox/security/destinations.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';
import { openGame, type GameSession } from '../../../support/sandbox-player.ts';

const minute = 60_000;
/** login password and payment password */
const password = 'leve2026';

interface Person {
  id: number;
  token: string;
  /** the game that is open in one of the member's tabs */
  seat: GameSession;
}

let phone: Phone;
let marina: Person;
let agent: Person;

async function logInAndPlay(account: string): Promise<Person> {
  const token = await tokenOf(phone, account);
  const launch = { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' };
  const { value } = await phone.send('POST', '/wps/game/launch/v3', launch, { token });
  return { id: findMember(phone.platform, 'leve', account)!.id, token, seat: await openGame(phone, (value as { gameUrl: string }).gameUrl) };
}

beforeAll(async () => {
  phone = await startSandbox();
  [marina, agent] = [await logInAndPlay('marina'), await logInAndPlay('agente')];
});
afterAll(() => phone.close());

let state = 20_261_120;
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  // The low bits of a linear congruential generator alternate.
  return Math.floor(state / 2 ** 12) % below;
}

const oneOf = <T>(from: readonly T[]): T => from[random(from.length)]!;

/** An answer of the platform, the console or a game. */
type Answer = { success: boolean; value?: unknown } & Partial<Record<'errorCode' | 'error', unknown>>;

/**
 * Sends a request one to three times under the same id, sequentially or concurrently, as a tab does after lost answers.
 * It may take effect once, and all answers must name the same result.
 */
async function sendRepeatedly(send: () => Promise<Answer>, resultOf: (answer: Answer) => unknown): Promise<void> {
  const times = 1 + random(3);
  const answers: Answer[] = [];
  if (random(2)) answers.push(...(await Promise.all(Array.from({ length: times }, send))));
  else for (let time = 0; time < times; time++) answers.push(await send());
  for (const { errorCode, error } of answers) expect(errorCode ?? error).not.toBe('system.unknown');
  expect(new Set(answers.map(resultOf).filter((one) => one !== undefined)).size).toBeLessThanOrEqual(1);
}

const idOf = ({ value }: Answer) => (value as { id: string } | undefined)?.id;
const bank = async (action: string): Promise<Answer> => ({ success: (await phone.callConsole('POST', `/cashier/${action}`)).ok });

let requests = 0;

const actions: readonly ((person: Person) => Promise<void>)[] = [
  async ({ token }) => {
    const order = { requestId: `deposit-${++requests}`, method: oneOf(['PIX', 'PIX', 'TED']), amount: 900 + random(30_000) };
    await sendRepeatedly(() => phone.send('POST', '/wps/deposit', order, { token }), idOf);
  },
  async () => {
    const waiting = rows<{ id: number }>(phone.platform.database, "select id from deposits where status = 'waiting'");
    if (waiting.length) await sendRepeatedly(bank.bind(null, `deposits/${oneOf(waiting).id}/pay`), idOf);
  },
  async ({ id, token }) => {
    const destination = oneOf(destinationsOf(phone.platform, id));
    const order = { requestId: `withdrawal-${++requests}`, destinationId: String(destination.id), amount: 1_500 + random(40_000), paymentPassword: password };
    await sendRepeatedly(() => phone.send('POST', '/wps/withdraw', order, { token }), idOf);
  },
  async ({ id }) => {
    const open = openWithdrawalsOf(phone.platform, id);
    if (open.length) await sendRepeatedly(bank.bind(null, `withdrawals/${oneOf(open).id}/${random(3) ? 'next' : 'return'}`), idOf);
  },
  async ({ seat }) => {
    const round = { round: `round-${++requests}-of-a-tab`, stake: oneOf([100, 500, 2_000]) };
    await sendRepeatedly(async () => (await seat.post('/round', round)) as Answer, ({ error, ...played }) => (error ? undefined : JSON.stringify({ ...played, balance: 0 })));
  },
  async ({ id, token }) => {
    const order = { requestId: `transfer-${++requests}`, amount: 100 + random(20_000), secret: password, ...(id === agent.id && { memberId: String(marina.id) }) };
    await sendRepeatedly(() => phone.send('POST', '/wps/member/transfer', order, { token }), idOf);
  },
];

function expectConsistent(entries: readonly LedgerEntry[], balance: number): void {
  let sum = 0;
  for (const entry of entries) {
    sum += entry.amount;
    expect(entry.balanceAfter).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(sum);
}

test('a thousand repeated actions from concurrent tabs leave wallets equal to the sums of their ledgers', async () => {
  const total = () => row<{ sum: number }>(phone.platform.database, 'select sum(balance) as sum from wallets')!.sum;
  for (let step = 0; step < 250; step++) {
    await Promise.all(Array.from({ length: 4 }, () => oneOf(actions)(oneOf([marina, agent]))));
    // Charges expire, and daily limits are renewed.
    if (step % 10 === 0) phone.advance(minute * (1 + random(20)));
    if (step % 60 === 59) {
      phone.advance(24 * 60 * minute);
      [marina, agent] = [await logInAndPlay('marina'), await logInAndPlay('agente')];
    }
  }
  const { database } = phone.platform;
  for (const { id } of [marina, agent]) expectConsistent(ledgerOf(phone.platform, id, 10_000).toReversed(), balanceOf(phone.platform, id));

  // Of these two members: other accounts have earlier entries.
  const theirs = `member_id in (${marina.id}, ${agent.id})`;
  const moved = (kind: string) => row<{ sum: number }>(database, `select coalesce(sum(amount), 0) as sum from ledger where ${theirs} and kind = ?`, kind)!.sum;
  const booked = (sql: string) => row<{ sum: number }>(database, `select coalesce(sum(amount), 0) as sum from ${sql}`)!.sum;
  expect(moved('deposit')).toBe(booked(`deposits where ${theirs} and status = 'paid'`));
  expect(-moved('withdrawal') - moved('fee')).toBe(booked(`withdrawals where ${theirs}`));
  expect(moved('withdrawalReturned')).toBe(booked(`withdrawals where ${theirs} and status = 'returned'`));
  for (const kind of ['deposit', 'withdrawal', 'fee', 'withdrawalReturned', 'stake', 'win', 'transferIn', 'transferOut']) expect(moved(kind), kind).not.toBe(0);
  expect(total()).toBe(booked('ledger'));

  // Each request has one result, and each result one request.
  const twice = (what: string) => rows(database, 'select result from money_requests where what like ? group by result having count(*) > 1', what);
  const made = (table: string) => row<{ count: number }>(database, `select count(*) as count from ${table}`)!.count;
  for (const kind of ['deposit', 'withdrawal']) {
    expect(made(`money_requests where what like '${kind} %'`), kind).toBeGreaterThan(50);
    expect(twice(`${kind} %`), kind).toEqual([]);
    expect(made(`${kind}s where ${theirs}`), kind).toBe(made(`money_requests where what like '${kind} %' and ${theirs}`));
  }
  // A transfer stores its own request id, and debits as much as it credits.
  expect(made(`transfers where request_id like 'transfer-%'`)).toBeGreaterThan(50);
  expect(rows(database, 'select id from transfers group by sender_id, request_id having count(*) > 1')).toEqual([]);
  expect(-moved('transferOut')).toBe(booked(`transfers where sender_id in (${marina.id}, ${agent.id})`));
  expect(moved('transferIn')).toBe(booked(`transfers where recipient_id in (${marina.id}, ${agent.id})`));
  for (const [status, most] of [['paid', 20], ['expired', 0]] as const) expect(made(`deposits where status = '${status}'`)).toBeGreaterThan(most);
}, 60_000);
