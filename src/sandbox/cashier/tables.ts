/**
 * Amounts are minor units, times epoch ms. A deposit's `reference` is what the bank names it by. Of a withdrawal,
 * `amount` left the wallet, `fee` is part of it; `pay_to` is where the bank sends it, `destination` what people are shown of that.
 */
export const cashierTables = [
  `create table deposits (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    merchant text not null,
    method text not null,
    amount integer not null check (amount > 0),
    fee integer not null default 0 check (fee >= 0 and fee < amount),
    status text not null check (status in ('waiting', 'paid', 'expired', 'cancelled')),
    reference text not null unique,
    created_at integer not null,
    changed_at integer not null,
    expires_at integer not null
  ) strict;
  create index deposits_by_member on deposits (member_id, created_at);
  create unique index waiting_deposits on deposits (member_id, method) where status = 'waiting';
  create table withdrawals (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    merchant text not null,
    method text not null,
    amount integer not null check (amount > 0),
    fee integer not null check (fee >= 0 and fee < amount),
    status text not null check (status in ('requested', 'review', 'sent', 'paid', 'returned')),
    destination text not null,
    pay_to text not null,
    created_at integer not null,
    changed_at integer not null
  ) strict;
  create index withdrawals_by_member on withdrawals (member_id, created_at);
  create table withdrawal_stages (
    withdrawal_id integer not null references withdrawals (id),
    stage text not null,
    at integer not null,
    primary key (withdrawal_id, stage)
  ) strict`,
];
