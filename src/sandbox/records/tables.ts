export const recordTables = [
  `create index ledger_by_time on ledger (member_id, at)`,
];
