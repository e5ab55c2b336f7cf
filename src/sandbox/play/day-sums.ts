import { dayNumberIn } from '../time/day-number.ts';

const betDay = (at: 'placed_at' | 'settled_at'): string => `new.member_id, ${dayNumberIn(`new.${at}`)}, new.category, new.vendor`;

const addResult = `on conflict do update set staked = staked + excluded.staked, net = net + excluded.net, best = max(best, excluded.best);`;

const placed = `insert into result_days (member_id, day, category, vendor, staked, net, best) values (${betDay('placed_at')}, new.stake, -new.stake, 0) ${addResult}`;
const settled = (isSettled: string): string => `insert into result_days (member_id, day, category, vendor, staked, net, best)
    select ${betDay('settled_at')}, 0, new.payout, new.payout where ${isSettled} ${addResult}`;

/** Minor units; smaller stakes count for no mission. A change needs a migration of the sums. */
export const leastStake = 100;

const nodeOf = (which: string): string => `coalesce((select node_id from bets where member_id = ${which}.member_id and reference = ${which}.reference), '')`;
const categoryOf = (which: string): string => `coalesce((select category from bets where member_id = ${which}.member_id and reference = ${which}.reference), '')`;

/** Adds a row of `stakes`, as it is now (`new`) or was (`old`), to the sums of the day on which it was settled, where it counts for anything. */
const addSettled = (which: 'new' | 'old', sign: 1 | -1): string => `insert into settled_days (member_id, day, node_id, category, staked, rounds, wagered, wins)
    select ${which}.member_id, ${dayNumberIn(`${which}.settled_at`)}, ${nodeOf(which)}, ${categoryOf(which)}, ${sign} * ${which}.amount,
      ${sign} * (${which}.amount >= ${leastStake}), ${sign} * iif(${which}.amount >= ${leastStake}, ${which}.amount, 0), ${sign} * (${which}.amount >= ${leastStake} and ${which}.payout > 0)
    where ${which}.settled_at is not null and not ${which}.cancels and not ${which}.refunded
    on conflict do update set staked = staked + excluded.staked, rounds = rounds + excluded.rounds, wagered = wagered + excluded.wagered, wins = wins + excluded.wins;`;

/**
 * The migration to sums that are kept by member and day. `result_days`: bets placed and paid on a day, by category and
 * vendor, with the best prize. `settled_days`: stakes settled on a day, by game, without those that were refunded or that
 * others cancel; those of `leastStake` minor units and more as `rounds`, `wagered` and `wins`, of which missions have used up `used`.
 */
export const daySumTables = `
  create table result_days (
    member_id integer not null references members (id),
    day integer not null,
    category text not null,
    vendor text not null,
    staked integer not null,
    net integer not null,
    best integer not null,
    primary key (member_id, day, category, vendor)
  ) strict;
  create index results_by_day on result_days (day, best);
  insert into result_days
    select member_id, day, category, vendor, sum(staked), sum(net), max(best) from (
      select member_id, ${dayNumberIn('placed_at')} as day, category, vendor, stake as staked, -stake as net, 0 as best from bets where member_id is not null
      union all select member_id, ${dayNumberIn('settled_at')}, category, vendor, 0, payout, payout from bets where member_id is not null and settled_at is not null
    ) group by 1, 2, 3, 4;
  create trigger bets_are_summed after insert on bets when new.member_id is not null begin ${placed} ${settled('new.settled_at is not null')} end;
  create trigger prizes_are_summed after update of settled_at on bets when new.member_id is not null begin ${settled('old.settled_at is null and new.settled_at is not null')} end;
  create table settled_days (
    member_id integer not null references wallets (member_id),
    day integer not null,
    node_id text not null,
    category text not null,
    staked integer not null,
    rounds integer not null,
    wagered integer not null,
    wins integer not null,
    used integer not null default 0,
    primary key (member_id, day, node_id)
  ) strict;
  insert into settled_days
    select stakes.member_id, ${dayNumberIn('stakes.settled_at')} as settled_on, coalesce(node_id, '') as node, coalesce(max(category), ''), sum(amount),
      sum(amount >= ${leastStake}), sum(iif(amount >= ${leastStake}, amount, 0)), sum(amount >= ${leastStake} and stakes.payout > 0), sum(counted)
    from stakes left join bets using (member_id, reference)
    where stakes.settled_at is not null and not cancels and not refunded group by stakes.member_id, settled_on, node;
  alter table stakes drop column counted;
  create trigger stakes_settle after insert on stakes begin ${addSettled('new', 1)} end;
  create trigger stakes_settle_anew after update of payout, settled_at, refunded, cancels on stakes begin ${addSettled('old', -1)} ${addSettled('new', 1)} end;
  drop index wins_by_day;
  create index tickets_of_member on bets (member_id, id) where category in ('LOTT', 'ELOTT');
  create index match_bets_of_member on bets (member_id, id) where category = 'SPORTS'`;
