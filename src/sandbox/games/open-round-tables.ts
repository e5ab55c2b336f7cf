/**
 * A row of `open_rounds` is a bet whose round goes on: `round` names the round of a shared table, `state` is the game's own JSON.
 * `seats` is made anew without its list of kinds, because every machine would lengthen it.
 */
export const openRoundTables = [
  `create table open_rounds (
    bet_id integer primary key references bets (id) on delete cascade,
    machine text not null,
    node_id text not null,
    round text not null,
    state text not null
  ) strict;
  create index open_rounds_by_game on open_rounds (machine, node_id);
  create table seats_of_any_kind (
    id text primary key,
    ticket_digest text not null unique,
    secret_digest text,
    session text not null references sessions (token_hash) on delete cascade,
    member_id integer not null references members (id),
    kind text not null,
    node_id text not null,
    focus text not null,
    language text not null,
    back_url text not null,
    launched_at integer not null
  ) strict;
  insert into seats_of_any_kind
    select id, ticket_digest, secret_digest, session, member_id, case kind when 'reels' then 'game' else kind end, node_id, focus, language, back_url, launched_at from seats;
  drop table seats;
  alter table seats_of_any_kind rename to seats;
  create index seats_by_session on seats (session);
  create index seats_by_time on seats (launched_at)`,
];
