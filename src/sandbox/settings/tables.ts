/** `settings` and `registration` are the contract's Settings and RegistrationSettings as JSON; the switches beside it are the platform's own. */
export const settingsTables = [
  `create table merchants (
    code text primary key,
    trial_code text not null unique,
    name text not null,
    theme text not null,
    admits text not null default 'everyone' check (admits in ('everyone', 'agents')),
    maintenance integer not null default 0,
    restricted integer not null default 0,
    reopens_at integer,
    settings text not null
  ) strict`,
  `alter table merchants add column upgrading integer not null default 0;
  alter table merchants add column expired_minutes integer not null default 1;
  alter table merchants add column registration text not null default '{}'`,
  'alter table merchants drop column theme',
  "alter table merchants add column decisions text not null default 'automatic' check (decisions in ('automatic', 'operator'))",
  'create table jackpots (merchant text primary key, amount integer not null, day integer not null) strict',
];
