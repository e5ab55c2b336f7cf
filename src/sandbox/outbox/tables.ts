export const outboxTables = [
  `create table outbox (
    id integer primary key,
    merchant text not null,
    channel text not null check (channel in ('sms', 'mail')),
    recipient text not null,
    subject text not null,
    body text not null,
    sent_at integer not null
  ) strict`,
];
