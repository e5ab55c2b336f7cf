/** Names stand in both languages, and once more folded for the search. Amounts are minor units. */
export const gameTables = [
  `create table vendors (
    code text primary key,
    name text not null,
    available integer not null default 1,
    position integer not null
  ) strict;
  create table classifications (
    vendor text not null references vendors (code),
    code text not null,
    label_pt text not null,
    label_en text not null,
    position integer not null,
    primary key (vendor, code)
  ) strict;
  create table games (
    node_id text primary key,
    game_id text not null,
    vendor text not null references vendors (code),
    category text not null,
    classification text not null,
    name_pt text not null,
    name_en text not null,
    search_pt text not null,
    search_en text not null,
    emblem text not null,
    palette text not null,
    is_new integer not null default 0,
    minimum_bet integer not null,
    hot_position integer,
    position integer not null
  ) strict;
  create index games_by_category on games (category, position);
  create index games_by_vendor on games (vendor, category, position);
  create index new_games on games (category, position) where is_new = 1;
  create index hot_games on games (hot_position) where hot_position is not null;
  create table favourites (
    member_id integer not null references members (id),
    node_id text not null references games (node_id),
    added_at integer not null,
    primary key (member_id, node_id)
  ) strict;
  create index favourites_by_time on favourites (member_id, added_at);
  create table recent_games (
    member_id integer not null references members (id),
    node_id text not null references games (node_id),
    played_at integer not null,
    primary key (member_id, node_id)
  ) strict`,
];
