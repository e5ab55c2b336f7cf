import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../src/sandbox/store/database.ts';

// Whose a row is, the schema says: it refers to a member or a wallet, or to such a row.

interface Table {
  name: string;
  columns: string[];
  /** its only key is a number that the database gives */
  hasId: boolean;
  /** columns that name a member */
  owners: string[];
  /** columns that name a row of another table by its number */
  parents: { column: string; table: string }[];
  /** columns that name a row of another table by a text */
  names: { column: string; table: string }[];
  /** columns of each unique index */
  unique: string[][];
}

type Row = Record<string, string | number | null | Uint8Array>;

/** The tables with rows of members, parents before their children. */
function tablesOf(database: DatabaseSync): Table[] {
  const names = rows<{ name: string }>(database, "select name from sqlite_master where type = 'table' and name <> 'members' order by name").map(({ name }) => name);
  const described = names.map((name): Table => {
    const columns = rows<{ name: string; type: string; pk: number }>(database, `pragma table_info(${name})`);
    const keys = rows<{ from: string; to: string; table: string }>(database, `pragma foreign_key_list(${name})`);
    const isOwner = ({ table }: { table: string }) => table === 'members' || table === 'wallets';
    return {
      name,
      columns: columns.map((column) => column.name),
      hasId: columns.filter(({ pk }) => pk).map((column) => `${column.name} ${column.type}`).join().toLowerCase() === 'id integer',
      owners: keys.filter(isOwner).map(({ from }) => from),
      parents: keys.filter((key) => !isOwner(key) && key.to === 'id').map(({ from, table }) => ({ column: from, table })),
      names: keys.filter((key) => !isOwner(key) && key.to !== 'id').map(({ from, table }) => ({ column: from, table })),
      unique: rows<{ name: string; unique: number }>(database, `pragma index_list(${name})`).filter((index) => index.unique)
        .map((index) => rows<{ name: string }>(database, `pragma index_info(${index.name})`).map((column) => column.name)),
    };
  });
  const ordered: Table[] = [];
  const belongs = (table: Table): boolean => table.owners.length > 0 || table.parents.some((parent) => ordered.some(({ name }) => name === parent.table));
  for (const table of described.filter(({ owners }) => owners.length)) ordered.push(table);
  for (const table of described.filter((one) => !ordered.includes(one) && belongs(one))) ordered.push(table);
  return [...ordered.filter(({ name }) => name === 'wallets'), ...ordered.filter(({ name }) => name !== 'wallets')];
}

/** Runs `work` on rows alone: without triggers, which forbid or sum, and without references. */
function onRows(database: DatabaseSync, work: () => void): void {
  const triggers = rows<{ name: string; sql: string }>(database, "select name, sql from sqlite_master where type = 'trigger'");
  database.exec('pragma foreign_keys = off');
  for (const { name } of triggers) database.exec(`drop trigger ${name}`);
  work();
  for (const { sql } of triggers) database.exec(sql);
  database.exec('pragma foreign_keys = on');
}

const insert = (database: DatabaseSync, table: string, row: Row): number => {
  const names = Object.keys(row);
  return Number(database.prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`).run(...Object.values(row)).lastInsertRowid);
};

/** Adds a member with a copy of every row that another one has; what must be unique gets the suffix. Answers the id. */
export function copyMember(database: DatabaseSync, from: number, suffix: string): number {
  let memberId = 0;
  onRows(database, () => {
    const [{ id: _id, ...member }] = rows<Row>(database, 'select * from members where id = ?', from) as [Row];
    memberId = insert(database, 'members', { ...member, account: `${member.account as string}${suffix}`, cpf: null, mobile_number: null, email: null });
    const copies = new Map<string, Map<number, number>>();
    const tables = tablesOf(database);
    for (const { name, columns, hasId, owners, parents, names, unique } of tables) {
      const copied = new Map<number, number>();
      copies.set(name, copied);
      const idsOf = (table: string) => Array.from(copies.get(table)?.keys() ?? []).join();
      const mine = [...owners.map((column) => `${column} = ${from}`), ...parents.filter(({ table }) => copies.get(table)?.size).map(({ column, table }) => `${column} in (${idsOf(table)})`)];
      if (!mine.length) continue;
      for (const found of rows<Row>(database, `select ${columns.join()} from ${name} where ${mine.join(' or ')}`)) {
        const row: Row = { ...found };
        if (hasId) delete row.id;
        for (const column of owners) if (row[column] === from) row[column] = memberId;
        for (const { column, table } of parents) row[column] = copies.get(table)?.get(row[column] as number) ?? row[column]!;
        for (const { column, table } of names) if (tables.some((one) => one.name === table)) row[column] = `${row[column] as string}${suffix}`;
        for (const key of unique.filter((index) => index.every((column) => row[column] === found[column]))) {
          const text = key.findLast((column) => typeof row[column] === 'string' && column !== 'merchant');
          if (text) row[text] = `${row[text] as string}${suffix}`;
        }
        const added = insert(database, name, row);
        if (hasId) copied.set(found.id as number, added);
      }
    }
  });
  return memberId;
}

/** Takes away every row that a member has, but not the member. */
export function emptyMember(database: DatabaseSync, memberId: number): void {
  onRows(database, () => {
    for (const { name, owners } of tablesOf(database).toReversed()) {
      if (name === 'wallets') database.exec(`update wallets set balance = 0 where member_id = ${memberId}`);
      else for (const owner of owners) database.exec(`delete from ${name} where ${owner} = ${memberId}`);
    }
  });
}

/** Notes from now on in which tables a row of these members is added, changed or deleted. The function answers which, and forgets them. */
export function watchMembers(database: DatabaseSync, memberIds: readonly number[]): () => string[] {
  database.exec('create temp table touched (name text)');
  const tables = tablesOf(database);
  const among = (column: string) => `${column} in (${memberIds.join()})`;
  const mine = ({ owners, parents }: Table, which: 'old' | 'new'): string => [
    ...owners.map((column) => among(`${which}.${column}`)),
    ...parents.flatMap(({ column, table }) => (tables.find(({ name }) => name === table)?.owners ?? []).map((owner) => `${which}.${column} in (select id from main.${table} where ${among(owner)})`)),
  ].join(' or ') || '0';
  const members: Table = { name: 'members', columns: [], hasId: true, owners: ['id'], parents: [], names: [], unique: [] };
  for (const table of [members, ...tables]) {
    for (const [event, which] of [['insert', 'new'], ['update', 'old'], ['update', 'new'], ['delete', 'old']] as const) {
      database.exec(`create temp trigger touch_${table.name}_${event}_${which} after ${event} on main.${table.name} when ${mine(table, which)}
        begin insert into touched values ('${table.name} ${event}'); end`);
    }
  }
  return () => {
    const touched = rows<{ name: string }>(database, 'select distinct name from temp.touched order by name').map(({ name }) => name);
    database.exec('delete from temp.touched');
    return touched;
  };
}
