import { TRIAL } from '../../contract/members.ts';
import { daySumTables } from './day-sums.ts';

/**
 * Amounts are minor units. The ledger is written once and never altered; `reference` names what
 * the move was for, and the same kind of move for the same reference happens once. `money_requests`
 * keeps each request with the id of its result, so that a repeated call changes nothing.
 */
export const moneyTables = [
  `create table wallets (
    member_id integer primary key references members (id),
    currency text not null,
    balance integer not null default 0 check (balance >= 0)
  ) strict;
  create table ledger (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    amount integer not null check (amount <> 0),
    kind text not null,
    reference text not null,
    balance_after integer not null check (balance_after >= 0),
    at integer not null,
    unique (member_id, kind, reference)
  ) strict;
  create index ledger_by_member on ledger (member_id, id);
  create trigger ledger_is_never_altered before update on ledger begin select raise(abort, 'the ledger is written once'); end;
  create trigger ledger_is_never_shortened before delete on ledger begin select raise(abort, 'the ledger is written once'); end;
  create table stakes (
    member_id integer not null references wallets (member_id),
    reference text not null,
    title text not null,
    amount integer not null check (amount > 0),
    staked_at integer not null,
    payout integer,
    settled_at integer,
    primary key (member_id, reference)
  ) strict;
  create index stakes_by_time on stakes (member_id, staked_at);
  create index open_stakes on stakes (member_id) where settled_at is null`,
  `create table money_requests (
    member_id integer not null references wallets (member_id),
    request_id text not null,
    what text not null,
    result integer not null,
    at integer not null,
    primary key (member_id, request_id)
  ) strict`,
  'create index ledger_by_time on ledger (member_id, at)',
  // Play money of trial members is deleted with them.
  `drop trigger ledger_is_never_shortened;
  create trigger ledger_is_never_shortened before delete on ledger
    when coalesce((select type from members where id = old.member_id), 0) <> ${TRIAL}
    begin select raise(abort, 'the ledger is written once'); end`,
  // So is the money of the crowd.
  `drop trigger ledger_is_never_shortened;
  create trigger ledger_is_never_shortened before delete on ledger
    when coalesce((select type <> ${TRIAL} and not simulated from members where id = old.member_id), 1)
    begin select raise(abort, 'the ledger is written once'); end`,
  // Stakes that others cancel count for no mission, and each centavo of the others for one: `counted` minor units of it are used up.
  `alter table stakes add column cancels integer not null default 0;
  alter table stakes add column counted integer not null default 0`,
  daySumTables,
];
