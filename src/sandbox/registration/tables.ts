/**
 * Affiliate codes are found in any case; `domain` is the only one where a code is valid, null means everywhere.
 * `member_details` has the fields of the registration that no query searches.
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
