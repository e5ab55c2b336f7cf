import type { Platform } from '../handler.ts';
import { row } from '../store/database.ts';
import { dayNumber, dayNumberIn, startOfDayNumber } from '../time/day-number.ts';
import type { Span } from '../time/periods.ts';
import type { MoveKind } from './move.ts';

const ledgerDay = `new.member_id, ${dayNumberIn('new.at')}, new.kind`;

/** Adds a row of `stakes`, as it is now (`new`) or was (`old`), to the sums of its day. */
const addStake = (which: 'new' | 'old', sign: 1 | -1): string => `insert into stake_days (member_id, day, state, count, staked, paid)
    values (${which}.member_id, ${dayNumberIn(`${which}.staked_at`)}, ${which}.state, ${sign}, ${sign} * ${which}.amount, ${sign} * coalesce(${which}.payout, 0))
    on conflict do update set count = count + excluded.count, staked = staked + excluded.staked, paid = paid + excluded.paid;`;

/**
 * The migration to sums that are kept: of the ledger by day and kind, of stakes by the day on which they were placed and
 * by their state. Triggers add each line, for a member may have hundreds of thousands, and everybody waits while they are counted.
 */
export const daySumTables = `
  alter table stakes add column refunded integer not null default 0;
  update stakes set refunded = 1 where exists (select 1 from ledger where ledger.member_id = stakes.member_id and kind = 'refund' and ledger.reference = stakes.reference);
  alter table stakes add column state text generated always as (
    case when settled_at is null then 'open' when refunded then 'refunded' when payout > 0 then 'won' else 'lost' end
  ) virtual;
  create index stakes_by_state on stakes (member_id, state, staked_at);
  create index settled_stakes on stakes (member_id, settled_at, amount, payout, cancels, refunded);
  drop index ledger_by_time;
  create index ledger_by_time on ledger (member_id, at, id, kind, amount);
  create table ledger_days (
    member_id integer not null references wallets (member_id),
    day integer not null,
    kind text not null,
    count integer not null,
    paid_in integer not null,
    paid_out integer not null,
    primary key (member_id, day, kind)
  ) strict;
  insert into ledger_days select member_id, ${dayNumberIn('at')}, kind, count(*), sum(max(amount, 0)), sum(max(-amount, 0)) from ledger group by 1, 2, 3;
  create trigger ledger_is_summed after insert on ledger begin
    insert into ledger_days (member_id, day, kind, count, paid_in, paid_out) values (${ledgerDay}, 1, max(new.amount, 0), max(-new.amount, 0))
    on conflict do update set count = count + 1, paid_in = paid_in + excluded.paid_in, paid_out = paid_out + excluded.paid_out;
  end;
  create table stake_days (
    member_id integer not null references wallets (member_id),
    day integer not null,
    state text not null,
    count integer not null,
    staked integer not null,
    paid integer not null,
    primary key (member_id, day, state)
  ) strict;
  insert into stake_days select member_id, ${dayNumberIn('staked_at')}, state, count(*), sum(amount), sum(coalesce(payout, 0)) from stakes group by 1, 2, 3;
  create trigger stakes_are_summed after insert on stakes begin ${addStake('new', 1)} end;
  create trigger stakes_are_summed_anew after update of payout, settled_at, refunded on stakes begin ${addStake('old', -1)} ${addStake('new', 1)} end`;

/** The member's moves of some kinds in a span, with the ledger's sign, minor units. Whole days are not counted anew. */
export function movedIn({ database }: Pick<Platform, 'database'>, memberId: number, kinds: readonly MoveKind[], { from, to }: Span): number {
  const among = `kind in (${kinds.map((kind) => `'${kind}'`).join()})`;
  const lines = (first: number, before: number): number => (first < before
    ? row<{ sum: number }>(database, `select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and at >= ? and at < ? and ${among}`, memberId, first, before)!.sum
    : 0);
  const whole = dayNumber(from - 1) + 1;
  const last = dayNumber(to - 1);
  if (last < whole) return lines(from, to);
  const kept = row<{ sum: number }>(database, `select coalesce(sum(paid_in - paid_out), 0) as sum from ledger_days where member_id = ? and day >= ? and day <= ? and ${among}`, memberId, whole, last)!.sum;
  // Of the last day there is seldom more than is asked for: it is today.
  return lines(from, startOfDayNumber(whole)) + kept - lines(to, startOfDayNumber(last + 1));
}
