export const storeTables = [
  `create table facts (name text primary key, value text not null) strict`,
];
