/**
 * Times are epoch ms, amounts minor units, `terms` the JSON of `Terms`. Of an accepted contract `paid_until` is where
 * the next unpaid period begins, and `due_at` where it ends. A commission is a plan that needs no consent.
 */
export const agencyTables = [
  `create table contracts (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null check (kind in ('salary', 'dividend', 'hour', 'commission')),
    terms text not null,
    state text not null check (state in ('offered', 'accepted', 'declined', 'ended')),
    offered_at integer not null,
    decided_at integer,
    paid_until integer,
    due_at integer
  ) strict;
  create index contracts_by_member on contracts (member_id, kind);
  create index contracts_by_due_time on contracts (due_at) where state = 'accepted';
  create unique index one_offer_of_a_kind on contracts (member_id, kind) where state = 'offered';
  create unique index one_contract_of_a_kind on contracts (member_id, kind) where state = 'accepted';
  create table contract_payments (
    id integer primary key,
    contract_id integer not null references contracts (id),
    period text not null,
    begins_at integer not null,
    ends_at integer not null,
    active integer not null,
    stakes integer not null,
    basis integer not null,
    amount integer not null,
    paid_at integer not null,
    unique (contract_id, period)
  ) strict;
  create table transfers (
    id integer primary key,
    sender_id integer not null references members (id),
    recipient_id integer not null references members (id),
    amount integer not null check (amount > 0),
    request_id text not null,
    at integer not null,
    unique (sender_id, request_id)
  ) strict;
  create index transfers_by_recipient on transfers (recipient_id);
  create index members_by_upline on members (upline_id);
  create index stakes_by_settlement on stakes (member_id, settled_at);
  drop table contract_offers`,
];
