import { nameKey } from '../../contract/clean.ts';
import type { PixKeyKind } from '../../contract/destinations.ts';
import { holdCpf, holderOfCpf } from '../accounts/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import { isExcluded } from '../responsible/breaks.ts';
import { change } from '../store/database.ts';
import { accountName, holderOf, holderOfKey, personOf, type Holder } from './directory.ts';
import { protectionOf } from './protection.ts';

/** A PIX key, or a bank account with its holder; `cpf` has digits alone. */
export interface Payee {
  method: 'PIX' | 'BANK';
  key_kind: PixKeyKind | null;
  bank: string | null;
  value: string;
  holder: string | null;
  cpf: string | null;
}

/**
 * The holder of a destination that is the member's own, as the bank tells (Brazil pays out to the bettor alone). Refused
 * with `destination.unknown` where no bank knows the key, `destination.foreign` where it is another's, and
 * `destination.cpf.first` where no CPF is on record by which a key could be compared; each names the field.
 *
 * Whose account it is was settled by the first proof and stays. With that CPF alone a payee is compared: what another
 * member says of themselves blocks nobody.
 */
export function requireOwnHolder(platform: Platform, memberId: number, payee: Payee): Holder {
  const { method, key_kind: kind, value, holder, cpf } = payee;
  const person = personOf(platform, memberId);
  const field = method === 'PIX' ? 'key' : 'cpf';
  if (method === 'PIX' && kind !== 'cpf' && !person.cpf) throw new Refusal('destination.cpf.first', { field });
  const said = method === 'PIX' ? holderOfKey(platform, memberId, kind!, value) : { name: holder!, cpf: cpf! };
  if (!said) throw new Refusal('destination.unknown', { field });
  if (person.cpf ? person.cpf !== said.cpf : isAnothers(platform, memberId, said.cpf)) throw new Refusal('destination.foreign', { field });
  // A person's own keys may have another spelling of the name, such as the one before a marriage.
  const namesMustMatch = method === 'BANK' || !person.cpf;
  if (namesMustMatch && person.name && nameKey(said.name) !== nameKey(person.name)) throw new Refusal('destination.foreign', { field: method === 'PIX' ? 'key' : 'holder' });
  return said;
}

/** As `requireOwnHolder`, for a destination that is not on the member's file yet: an account that the bank knows as another's is refused too. */
export function requireNewHolder(platform: Platform, memberId: number, payee: Payee): Holder {
  const said = requireOwnHolder(platform, memberId, payee);
  const listed = payee.method === 'BANK' ? holderOf(platform, accountName(payee.bank!, payee.value)) : undefined;
  if (listed && listed.cpf !== said.cpf) throw new Refusal('destination.foreign', { field: 'account' });
  return said;
}

/** Settles who the member is, where that is still open. */
export function settlePerson(platform: Platform, memberId: number, { name, cpf }: Holder): void {
  change(platform.database, 'update members set cpf = coalesce(cpf, ?), full_name = coalesce(full_name, ?) where id = ?', cpf, name, memberId);
  // Or who is self-excluded would register anew with the CPF that the rest is paid out to.
  if (isExcluded(platform, memberId)) holdCpf(platform, memberId);
}

const isAnothers = (platform: Platform, memberId: number, cpf: string): boolean =>
  holderOfCpf(platform, protectionOf(platform, memberId).merchant, cpf, memberId) !== undefined;
