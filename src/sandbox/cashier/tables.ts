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
  // `payee` is what banks know the destination by. Of a withdrawal that came back: who gave it back, and the operator's words.
  `alter table withdrawals add column payee text;
  alter table withdrawals add column returned_by text check (returned_by in ('bank', 'operator'));
  alter table withdrawals add column reason text;
  create table deposit_payments (
    id integer primary key,
    deposit_id integer not null references deposits (id),
    outcome text not null check (outcome in ('credited', 'late', 'surplus', 'excluded', 'beyond')),
    at integer not null
  ) strict;
  create index payments_by_deposit on deposit_payments (deposit_id);
  insert into deposit_payments (deposit_id, outcome, at) select id, 'credited', changed_at from deposits where status = 'paid';
  update members set cpf_held = 1 where id in (
    select min(id) from members as payees where cpf is not null
      and exists (select 1 from withdrawals where member_id = payees.id and status = 'paid')
      and not exists (select 1 from members as holders where holders.merchant = payees.merchant and holders.cpf = payees.cpf and holders.cpf_held)
    group by merchant, cpf)`,
];
