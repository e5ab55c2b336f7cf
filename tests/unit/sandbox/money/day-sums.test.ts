import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { movedIn } from '../../../../src/sandbox/money/day-sums.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { cancelStakes, refund, settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { placeBet, settleBet } from '../../../../src/sandbox/play/bets.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'sums-'));
let phone: Phone;

afterEach(() => phone.close());
afterAll(() => rmSync(folder, { recursive: true }));

const day = (at: string): string => `(${at} - 10800000) / 86400000`;

/** What is kept, and the same counted anew from the single rows; sums of nothing are none. */
const counted: readonly (readonly [kept: string, anew: string])[] = [
  ['select member_id, day, kind, count, paid_in, paid_out from ledger_days where count order by 1, 2, 3',
    `select member_id, ${day('at')}, kind, count(*) as count, sum(max(amount, 0)) as paid_in, sum(max(-amount, 0)) as paid_out from ledger group by 1, 2, 3 order by 1, 2, 3`],
  ['select member_id, day, state, count, staked, paid from stake_days where count order by 1, 2, 3',
    `select member_id, ${day('staked_at')}, case when settled_at is null then 'open' when exists (select 1 from ledger where kind = 'refund' and ledger.reference = stakes.reference and ledger.member_id = stakes.member_id) then 'refunded' when payout > 0 then 'won' else 'lost' end as standing,
      count(*), sum(amount), sum(coalesce(payout, 0)) from stakes group by 1, 2, 3 order by 1, 2, 3`],
  ['select member_id, day, sum(staked), sum(net), max(best) from result_days group by 1, 2 order by 1, 2',
    `select member_id, at, sum(staked), sum(net), max(best) from (select member_id, ${day('placed_at')} as at, stake as staked, -stake as net, 0 as best from bets where member_id is not null
      union all select member_id, ${day('settled_at')}, 0, payout, payout from bets where settled_at is not null and member_id is not null) group by 1, 2 order by 1, 2`],
  ['select member_id, day, node_id, staked, rounds, wagered, wins from settled_days where staked order by 1, 2, 3',
    `select stakes.member_id, ${day('stakes.settled_at')}, coalesce(node_id, '') as node, sum(amount), sum(amount >= 100), sum(case when amount >= 100 then amount else 0 end), sum(amount >= 100 and stakes.payout > 0)
      from stakes left join bets using (member_id, reference) where stakes.settled_at is not null and not cancels and not refunded group by 1, 2, 3 order by 1, 2, 3`],
];

function expectKept({ platform: { database } }: Phone): void {
  for (const [kept, anew] of counted) {
    const values = (sql: string) => rows<Record<string, unknown>>(database, sql).map((found) => Object.values(found));
    expect(values(kept)).toEqual(values(anew));
  }
}

test('the sums that are kept are those of the rows, after a past of 90 days and after every way that a stake can end', async () => {
  phone = await startSandbox({ hasPast: true });
  expectKept(phone);
  const { platform } = phone;
  const memberId = row<{ id: number }>(platform.database, "select id from members where account = 'marina' and merchant = 'leve'")!.id;
  const player = { memberId, account: 'marina', type: 0 };
  const place = (reference: string, amount: number) => placeBet(platform, player, { reference, vendor: 'LEVE', category: 'RNG', nodeId: 'node', title: 'A game', stake: amount });
  settleBet(platform, place('won-round', 250), 700, {});
  settleBet(platform, place('lost-round', 250), 0, {});
  settleBet(platform, place('small-round', 50), 60, {});
  place('open-round', 300);
  stake(platform, { memberId, reference: 'no-bet', title: 'Old', amount: 400 });
  settle(platform, memberId, 'no-bet', 100);
  stake(platform, { memberId, reference: 'given-back', title: 'Off', amount: 400 });
  refund(platform, memberId, 'given-back');
  const overnight = place('overnight', 500);
  phone.advance(20 * hour);
  settleBet(platform, overnight, 900, {});
  cancelStakes(platform, memberId, ['overnight', 'open-round']);
  phone.advance(20 * hour);
  settleBet(platform, { id: row<{ id: number }>(platform.database, "select id from bets where reference = 'open-round'")!.id, memberId, reference: 'open-round' }, 0, {});
  expectKept(phone);
});

test('data from before have their sums once they are opened', async () => {
  const file = join(folder, 'platform.sqlite');
  const old = new DatabaseSync(file);
  old.exec(readFileSync('tests/support/old-platform.sql', 'utf8'));
  // Of two stakes of a member one was given back; another member has one of the same name, which was not.
  for (const [id, member, reference, kind] of [[9001, 1, 'old a', 'refund'], [9002, 1, 'old b', 'win'], [9003, 2, 'old a', 'win']] as const) {
    old.prepare("insert into stakes (member_id, reference, title, amount, staked_at, payout, settled_at) values (?, ?, 'Old', 700, 1784980920000, 700, 1784980930000)").run(member, reference);
    old.prepare('insert into ledger (id, member_id, amount, kind, reference, balance_after, at) values (?, ?, 700, ?, ?, 700, 1784980930000)').run(id, member, kind, reference);
  }
  old.close();
  phone = await startSandbox({ file });
  expect(rows(phone.platform.database, 'select 1 from ledger_days').length).toBeGreaterThan(0);
  expect(rows(phone.platform.database, "select member_id as of, reference, state from stakes where title = 'Old' order by 1, 2")).toEqual([{ of: 1, reference: 'old a', state: 'refunded' }, { of: 1, reference: 'old b', state: 'won' }, { of: 2, reference: 'old a', state: 'won' }]);
  expectKept(phone);
});

test('a span that begins and ends within days is summed to the millisecond', async () => {
  phone = await startSandbox();
  const { platform } = phone;
  const memberId = row<{ id: number }>(platform.database, "select id from members where account = 'marina' and merchant = 'leve'")!.id;
  const begin = platform.clock.now();
  for (let index = 0; index < 60; index++) {
    move(platform, { memberId, amount: index + 1, kind: 'win', reference: `win ${index}` });
    phone.advance(2 * hour + 1);
  }
  const lines = rows<{ amount: number; at: number }>(platform.database, "select amount, at from ledger where member_id = ? and kind = 'win' and at >= ?", memberId, begin);
  const edges = [begin, begin + 1, begin + 5 * hour, begin + 15 * hour, begin + 15 * hour + 1, begin + 61 * hour, begin + 87 * hour, begin + 120 * hour + 60];
  for (const from of edges) {
    for (const to of edges.filter((edge) => edge >= from)) {
      expect(movedIn(platform, memberId, ['win'], { from, to })).toBe(lines.filter(({ at }) => at >= from && at < to).reduce((sum, { amount }) => sum + amount, 0));
    }
  }
});
