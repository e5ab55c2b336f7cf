/**
 * Amounts are minor units, times epoch ms, rates hundredths of a percent. A claim of rebate takes the stakes settled from
 * `since` to before `before`; its days say what each of them gave. A reward is granted once for each reference.
 */
export const rewardTables = [
  `create table rebate_claims (
    id integer primary key,
    member_id integer not null references members (id),
    request_id text not null,
    since integer not null,
    before integer not null,
    amount integer not null check (amount > 0),
    claimed_at integer not null,
    unique (member_id, request_id)
  ) strict;
  create index rebate_claims_by_time on rebate_claims (member_id, before);
  create table rebate_days (
    claim_id integer not null references rebate_claims (id),
    day text not null,
    staked integer not null,
    rate integer not null,
    amount integer not null,
    primary key (claim_id, day)
  ) strict;
  create index stakes_by_settling on stakes (member_id, settled_at);
  create table rewards (
    id integer primary key,
    member_id integer not null references members (id),
    reference text not null,
    source text not null check (source in ('mission', 'level', 'promotion')),
    title_pt text not null,
    title_en text not null,
    amount integer not null check (amount > 0),
    granted_at integer not null,
    expires_at integer not null,
    claimed_at integer,
    unique (member_id, reference)
  ) strict`,
  // One index of stakes by their settling has all that is read of them.
  'drop index stakes_by_settling; drop index stakes_by_settlement',
];
