/**
 * Times are epoch ms. `account` keeps the case it was typed in and is found in any.
 * `member_names` has accounts and numbers, by which members are found; they share it, so that
 * nobody's account is another's number.
 */
export const accountTables = [
  `create table members (
    id integer primary key,
    merchant text not null,
    account text not null collate nocase,
    nickname text,
    type integer not null,
    password_hash text,
    registered_at integer not null,
    first_login_at integer,
    club_label text,
    upline_id integer references members (id),
    disabled integer not null default 0,
    unique (merchant, account)
  ) strict;
  create table sessions (
    token_hash text primary key,
    member_id integer not null references members (id),
    opened_at integer not null,
    expires_at integer not null
  ) strict;
  create index sessions_by_expiry on sessions (expires_at);
  create table login_attempts (
    id integer primary key,
    scope text not null check (scope in ('account', 'address', 'visitor', 'trial')),
    subject text not null,
    at integer not null
  ) strict;
  create index login_attempts_by_subject on login_attempts (scope, subject, at);
  create table captchas (
    visitor text primary key,
    answer text not null,
    expires_at integer not null
  ) strict;
  create table messages (
    id integer primary key,
    member_id integer not null references members (id),
    title text not null,
    body text not null,
    sent_at integer not null,
    read_at integer
  ) strict;
  create index messages_by_member on messages (member_id, read_at);
  create table contract_offers (
    member_id integer not null references members (id),
    kind text not null check (kind in ('dailysalreqtype', 'divtypecompperiodreq', 'contracthoursalreq')),
    value text not null,
    offered_at integer not null,
    primary key (member_id, kind)
  ) strict`,
  `alter table members add column dialing_code text;
  alter table members add column mobile_number text;
  alter table members add column email text collate nocase;
  alter table members add column payment_password_hash text;
  create table member_names (
    merchant text not null,
    name text not null collate nocase,
    member_id integer not null references members (id),
    primary key (merchant, name)
  ) strict;
  insert into member_names select merchant, account, id from members;
  create table identities (
    merchant text not null,
    subject text not null,
    member_id integer not null references members (id),
    primary key (merchant, subject)
  ) strict;
  create table sms_codes (
    merchant text not null,
    purpose text not null check (purpose in ('login', 'registration')),
    subject text not null,
    code text not null,
    tries_left integer not null,
    expires_at integer not null,
    primary key (merchant, purpose, subject)
  ) strict;
  create table password_links (
    token_hash text primary key,
    member_id integer not null references members (id),
    expires_at integer not null
  ) strict;
  drop table login_attempts;
  create table attempts (
    id integer primary key,
    scope text not null,
    subject text not null,
    at integer not null
  ) strict;
  create index attempts_by_subject on attempts (scope, subject, at)`,
  // Codes live for minutes, so the table is dropped and made again without the check of `purpose`.
  `drop table sms_codes;
  create table sms_codes (
    merchant text not null,
    purpose text not null,
    subject text not null,
    code text not null,
    tries_left integer not null,
    expires_at integer not null,
    primary key (merchant, purpose, subject)
  ) strict`,
  'alter table members add column head_icon text',
  // One of the crowd, whom the platform plays by itself: it is deleted after its days, and nobody logs in as it.
  'alter table members add column simulated integer not null default 0',
  // A message in English; null: `title` and `body` are read in both languages.
  `alter table messages add column title_en text;
  alter table messages add column body_en text`,
  // Several codes of a subject are valid at once; made again, as codes live for minutes.
  `drop table sms_codes;
  create table sms_codes (
    id integer primary key,
    merchant text not null,
    purpose text not null,
    subject text not null,
    code text not null,
    tries_left integer not null,
    used integer not null default 0,
    next_at integer not null,
    expires_at integer not null
  ) strict;
  create index sms_codes_by_subject on sms_codes (merchant, purpose, subject)`,
  // Whose sign-in it is, such as `google.com`; null for those that came before.
  'alter table identities add column provider text',
  // The person that a member is, by the first proof: digits of the CPF, and the name. `cpf_held`: the CPF was given at the
  // registration, or money has arrived at it; no other account registers with it. The contacts were proved by a code,
  // or else only said at the registration.
  `alter table members add column cpf text;
  alter table members add column full_name text;
  alter table members add column cpf_held integer not null default 0;
  alter table members add column email_proved integer not null default 0;
  alter table members add column number_proved integer not null default 0;
  update members set number_proved = 1 where mobile_number is not null;
  create index members_by_cpf on members (cpf)`,
  // Attempts of a day are kept: messages are counted by it.
  'create index attempts_by_time on attempts (at)',
  // Nonces of sealed bodies, as long as their time is taken.
  'create table seals (nonce_hash text primary key, sealed_at integer not null) strict',
  // Each version of the terms that a member has agreed to, and when.
  'create table consents (member_id integer not null references members (id), version text not null, at integer not null) strict; create index consents_by_member on consents (member_id, at)',
  // The number that answers the phone's own task, beside the picture's answer; null: none was asked for.
  'alter table captchas add column proof text',
];
