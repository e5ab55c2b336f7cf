/** `settings` is the contract's Settings as JSON; the switches beside it are the platform's own. */
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
];
