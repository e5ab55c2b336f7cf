export const vitalsTables = [
  `create table vitals_report (
    id integer primary key,
    merchant text not null,
    body text not null,
    received_at integer not null
  ) strict`,
];
