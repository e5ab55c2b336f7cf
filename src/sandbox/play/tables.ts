import { daySumTables } from './day-sums.ts';

/**
 * A row of `seats` is a game session: its launch ticket is good for one opening of the page, its secret
 * for the calls of that page, and both end with the member's session. Only digests are stored.
 */
export const playTables = [
  `create table seats (
    id text primary key,
    ticket_digest text not null unique,
    secret_digest text,
    session text not null references sessions (token_hash) on delete cascade,
    member_id integer not null references members (id),
    kind text not null check (kind in ('reels', 'sports', 'lottery')),
    node_id text not null,
    focus text not null,
    language text not null,
    back_url text not null,
    launched_at integer not null
  ) strict;
  create index seats_by_session on seats (session);
  create index seats_by_time on seats (launched_at);
  create table bets (
    id integer primary key,
    member_id integer references members (id),
    account text not null,
    reference text not null,
    vendor text not null,
    category text not null,
    node_id text not null,
    title text not null,
    stake integer not null check (stake > 0),
    payout integer not null default 0 check (payout >= 0),
    state text not null default 'open' check (state in ('open', 'won', 'lost')),
    outcome text,
    play_money integer not null default 0,
    placed_at integer not null,
    settled_at integer,
    settled_day text,
    unique (member_id, reference)
  ) strict;
  create unique index crowd_by_time on bets (placed_at) where member_id is null;
  create index bets_by_member on bets (member_id, id);
  create index bets_by_game on bets (member_id, node_id, id);
  create index wins_by_day on bets (settled_day, payout) where state = 'won' and play_money = 0`,
  daySumTables,
];
