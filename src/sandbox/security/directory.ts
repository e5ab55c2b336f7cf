import { createHash } from 'node:crypto';
import { cleanNumber } from '../../contract/clean.ts';
import type { PixKeyKind } from '../../contract/destinations.ts';
import { holderOfCpf } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { protectionOf } from './protection.ts';

// Who a Pix key or a bank account belongs to, as the banks of the box tell: keys by the Central Bank's directory (DICT).
// It knows what its table has, every CPF, and the numbers and addresses that members have on record.

/** Who holds a key or an account; `cpf` has digits alone. */
export interface Holder {
  name: string;
  cpf: string;
}

/** One line of the directory's table. */
export interface DirectoryEntry extends Holder {
  key: string;
}

/** The person that a member is, settled by the first proof: the registration, or the first destination. */
export interface Person {
  cpf: string | null;
  name: string | null;
}

export const personOf = ({ database }: Platform, memberId: number): Person =>
  row<Person>(database, 'select cpf, full_name as name from members where id = ?', memberId)!;

/**
 * The directory's name of a bank account: its bank, branch and number, however they are written. A branch is known without
 * its check digit, and banks say 0 for the check digits X and P where only digits are taken.
 */
export function accountName(bank: string, value: string): string {
  const [branch, number = ''] = value.split(' ');
  return [bank, withoutNoughts(branch!.replace(/-.*/, '')), withoutNoughts(number.replace(/[XP]$/, '0'))].join(' ');
}

const withoutNoughts = (typed: string): string => cleanNumber(typed).replace(/^0+(?=.)/, '');

/** The holder of a Pix key as banks keep it, when this member asks; undefined where nobody knows the key. */
export function holderOfKey(platform: Platform, memberId: number, kind: PixKeyKind, key: string): Holder | undefined {
  const listed = holderOf(platform, key);
  if (listed) return listed;
  if (kind === 'cpf') return { name: nameOfCpf(platform, memberId, key), cpf: key };
  const contact = contactHolder(platform, memberId, key);
  const person = contact === undefined ? undefined : personOf(platform, contact);
  return person?.cpf ? { name: person.name ?? madeUpName(person.cpf), cpf: person.cpf } : undefined;
}

/** The listed holder of a key, or of an account by its `accountName`. */
export const holderOf = ({ database }: Platform, name: string): Holder | undefined =>
  row<Holder>(database, 'select holder as name, cpf from directory where name = ?', name);

/** Puts the holder of a key or an account into the directory, where nobody has it. */
export function addToDirectory({ database }: Platform, name: string, { name: holder, cpf }: Holder): void {
  change(database, 'insert into directory (name, holder, cpf) values (?, ?, ?) on conflict do nothing', name, holder, cpf);
}

/** Takes a key or an account out of the directory. */
export const removeFromDirectory = ({ database }: Platform, name: string): void => void change(database, 'delete from directory where name = ?', name);

/** The directory's table, newest first. */
export const directory = ({ database }: Platform): DirectoryEntry[] =>
  rows<DirectoryEntry>(database, 'select name as key, holder as name, cpf from directory order by rowid desc limit 200');

function nameOfCpf(platform: Platform, memberId: number, cpf: string): string {
  const { merchant } = protectionOf(platform, memberId);
  const listed = row<{ holder: string }>(platform.database, 'select holder from directory where cpf = ? order by rowid', cpf);
  const own = personOf(platform, memberId);
  return listed?.holder ?? holderOfCpf(platform, merchant, cpf, memberId)?.name ?? (own.cpf && own.cpf !== cpf ? null : own.name) ?? madeUpName(cpf);
}

/** The member of the merchant whose number or address this is: who proved it by a code, or else the one who asks and has it on record. */
function contactHolder({ database }: Platform, memberId: number, key: string): number | undefined {
  return row<{ id: number }>(
    database,
    `select id, case when email = ?2 then email_proved else number_proved end as proved from members
     where merchant = (select merchant from members where id = ?1) and (email = ?2 or dialing_code || mobile_number = ?2) and (proved or id = ?1)
     order by not proved, id <> ?1, id limit 1`,
    memberId, key,
  )?.id;
}

const firstNames = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Henrique', 'Inês', 'João', 'Larissa', 'Márcio', 'Natália', 'Otávio', 'Paula', 'Rafael'];
const lastNames = ['Almeida', 'Barbosa', 'Cardoso', 'Dias', 'Ferreira', 'Gomes', 'Lima', 'Moreira', 'Nogueira', 'Oliveira', 'Pereira', 'Ramos', 'Souza', 'Teixeira', 'Vieira', 'Xavier'];

/** A name for the person of a CPF whom the box does not know; always the same. */
function madeUpName(cpf: string): string {
  const [first, middle, last] = createHash('sha256').update(`holder ${cpf}`).digest();
  return `${firstNames[first! % 16]} ${lastNames[middle! % 16]} ${lastNames[last! % 16]}`;
}
