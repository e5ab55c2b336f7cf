/** `endpoint` is a name of the contract's table, or `*` for all; `delay` is ms; no `calls_left`: until cleared. */
export const faultTables = [
  `create table faults (
    endpoint text primary key,
    kind text not null,
    delay integer not null default 0,
    calls_left integer
  ) strict`,
  // of a refusal
  "alter table faults add column code text not null default ''",
];
