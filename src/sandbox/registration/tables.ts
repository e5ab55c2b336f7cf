/**
 * An affiliate's code is found in any case; `domain` is the one where it is valid, null: everywhere.
 * Details are what a member registered with and nobody is found by.
 */
export const registrationTables = [
  `create table affiliates (
    merchant text not null,
    code text not null collate nocase,
    member_id integer not null references members (id),
    domain text collate nocase,
    primary key (merchant, code)
  ) strict;
  create table registrations (
    member_id integer primary key references members (id),
    method text not null,
    url text not null,
    domain text not null,
    affiliate_code text
  ) strict;
  create table member_details (
    member_id integer not null references members (id),
    field text not null,
    value text not null,
    primary key (member_id, field)
  ) strict`,
];
