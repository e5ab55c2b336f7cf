/**
 * Deposits and stakes of a member, in minor units, from before the ledger begins; the ledger has the rest.
 * They replace the label that members had: the level follows from the volumes.
 */
export const levelTables = [
  `create table carried_volumes (
    member_id integer primary key references members (id),
    deposits integer not null,
    stakes integer not null
  ) strict;
  insert into carried_volumes select id, 620000, 3180000 from members where club_label is not null;
  alter table members drop column club_label`,
];
