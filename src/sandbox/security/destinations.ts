import { bankAccountRules, mostDestinations, pixKeyFault, pixKeyKinds, plainPixKey, typedAccountField } from '../../contract/destinations.ts';
import type { Destination } from '../../contract/endpoints/security.ts';
import { check, clean } from '../../contract/rules.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { bankName } from './banks.ts';
import { maskedAccount, maskedPixKey } from './masks.ts';
import { accountName } from './directory.ts';
import { requireNewHolder, settlePerson, type Payee } from './ownership.ts';

/** A row of the destinations table. */
export interface DestinationRow extends Payee {
  id: number;
  member_id: number;
  added_at: number;
}

/** A PIX key as it is kept. Refused with `destination.invalid`, which names the field. */
export function readPixKey({ kind, key }: { kind: string; key: string }): Payee {
  const known = pixKeyKinds.find((name) => name === kind);
  if (!known || pixKeyFault(known, key)) {
    throw new Refusal('destination.invalid', { field: 'key' });
  }
  return { method: 'PIX', key_kind: known, bank: null, value: plainPixKey(known, key), holder: null, cpf: null };
}

/** A bank account as it is kept. Refused with `destination.invalid`, which names the field. */
export function readBankAccount(input: Readonly<Record<keyof typeof bankAccountRules, string>>): Payee {
  const read = (field: keyof typeof bankAccountRules): string => {
    const rule = bankAccountRules[field];
    const typed = typedAccountField(field, input[field]);
    if (check(rule, typed)) throw new Refusal('destination.invalid', { field });
    return clean(rule, typed);
  };
  const [bank, branch, account, holder, cpf] = [read('bank'), read('branch'), read('account'), read('holder'), read('cpf')];
  if (!bankName(bank)) throw new Refusal('destination.invalid', { field: 'bank' });
  return { method: 'BANK', key_kind: null, bank, value: `${branch} ${account}`, holder, cpf: plainPixKey('cpf', cpf) };
}

/** Puts a destination on a member's file. Refused with `destination.exists`, as `requireNewHolder` says, and beyond the most that one may have. */
export function addDestination(platform: Platform, memberId: number, added: Payee): DestinationRow {
  const { database, clock } = platform;
  const { method, key_kind: kind, bank, value, holder, cpf } = added;
  const own = destinationsOf(platform, memberId);
  if (own.some((one) => nameOf(one) === nameOf(added))) throw new Refusal('destination.exists');
  if (own.length >= mostDestinations) throw new Refusal('request.too.many');
  return transaction(database, () => {
    settlePerson(platform, memberId, requireNewHolder(platform, memberId, added));
    const { id } = change(
      database, 'insert into destinations (member_id, method, key_kind, bank, value, holder, cpf, added_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
      memberId, method, kind, bank, value, holder, cpf, clock.now(),
    );
    return { ...added, id, member_id: memberId, added_at: clock.now() };
  });
}

/** What banks know a destination by. */
export const nameOf = ({ bank, value }: Payee): string => (bank ? accountName(bank, value) : value);

/** Takes a destination off a member's file; withdrawals that are on their way to it still arrive. */
export function dropDestination(platform: Platform, memberId: number, id: string): void {
  change(platform.database, 'delete from destinations where id = ?', destinationOf(platform, memberId, id).id);
}

/** A destination of the member's. Refused with `destination.missing` where there is none, or it is another's. */
export function destinationOf({ database }: Platform, memberId: number, id: string): DestinationRow {
  const found = row<DestinationRow>(database, 'select * from destinations where id = ? and member_id = ?', id, memberId);
  if (!found) throw new Refusal('destination.missing');
  return found;
}

export function destinationsOf({ database }: Platform, memberId: number): DestinationRow[] {
  return rows<DestinationRow>(database, 'select * from destinations where member_id = ? order by id', memberId);
}

/** A destination, masked. */
export function maskedDestination({ key_kind: kind, bank, value }: DestinationRow): string {
  return kind ? maskedPixKey(kind, value) : `${bankName(bank!)} ${maskedAccount(value)}`;
}

/** A destination unmasked, for the bank. */
export const payTo = ({ method, bank, value, holder, cpf }: DestinationRow): string =>
  [method, bank, value, holder, cpf].filter(Boolean).join(' ');

/** A destination as the phone is told. */
export function describeDestination(found: DestinationRow): Destination {
  const { id, method, key_kind: kind, bank, value } = found;
  if (kind) return { id: String(id), method, keyKind: kind, masked: maskedPixKey(kind, value) };
  return { id: String(id), method, bankName: bankName(bank!), masked: maskedAccount(value) };
}
