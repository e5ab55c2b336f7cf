/** A bet on a match: what was picked, at which price (hundredths), and when the match ends, epoch ms. Matches need no table: they follow from the platform's seed and the time. */
export const sportsTables = [
  `create table match_bets (
    bet_id integer primary key references bets (id),
    match text not null,
    picked text not null check (picked in ('home', 'draw', 'away')),
    odds integer not null,
    ends_at integer not null,
    settled integer not null default 0
  ) strict;
  create index open_match_bets on match_bets (ends_at) where not settled`,
  'create index match_bets_by_match on match_bets (match)',
];
