/** A ticket is a bet on a future draw. Draws need no table: the numbers follow from the platform's seed and the period. */
export const lotteryTables = [
  `create table tickets (
    bet_id integer primary key references bets (id),
    lottery text not null,
    period text not null,
    kind text not null,
    pick text not null,
    draws_at integer not null,
    number text
  ) strict;
  create index open_tickets on tickets (draws_at) where number is null`,
  'create index tickets_by_draw on tickets (lottery, period)',
];
