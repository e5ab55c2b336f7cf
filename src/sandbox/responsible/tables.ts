/**
 * Amounts are minor units, or minutes of the kind `time`; times are epoch ms. A change of a limit that waits has its
 * `pending_at`, and without a `pending_amount` it takes the limit away. Breaks are added and never altered.
 */
export const responsibleTables = [
  `create table play_limits (
    member_id integer not null references members (id),
    kind text not null,
    period text not null,
    amount integer check (amount >= 0),
    pending_amount integer check (pending_amount >= 0),
    pending_at integer,
    primary key (member_id, kind, period)
  ) strict;
  create table play_breaks (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null check (kind in ('pause', 'exclusion')),
    starts_at integer not null,
    ends_at integer
  ) strict;
  create index play_breaks_by_member on play_breaks (member_id);
  create trigger play_breaks_are_never_altered before update on play_breaks begin select raise(abort, 'a break is kept'); end;
  create trigger play_breaks_are_never_lifted before delete on play_breaks begin select raise(abort, 'a break is kept'); end;
  create table reality_checks (
    member_id integer primary key references members (id),
    minutes integer not null
  ) strict;
  create table play_times (
    member_id integer not null references members (id),
    day text not null,
    duration integer not null,
    seen_at integer not null,
    primary key (member_id, day)
  ) strict`,
];
