import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';

/** A PIX key, or a bank account with its holder; `cpf` has digits alone. */
interface Payee {
  method: 'PIX' | 'BANK';
  key_kind: string | null;
  value: string;
  holder: string | null;
  cpf: string | null;
}

/** The person that a member is: digits of the CPF, and the name of account holders. */
interface Person {
  cpf?: string;
  name?: string;
}

/**
 * Refuses a destination that is not the member's own with `destination.foreign`, which names the field (Brazil pays out
 * to the bettor alone). CPF and name are those of the registration, or else of the member's earlier destinations; a CPF
 * or key of another member of the merchant is refused as well. Of a random key, only the bank knows the holder.
 */
export function checkOwner(platform: Platform, memberId: number, { method, key_kind: kind, value, holder, cpf }: Payee): void {
  const person = personOf(platform, memberId);
  const given = kind === 'cpf' ? value : cpf;
  const field = method === 'PIX' ? 'key' : 'cpf';
  if (given && ((person.cpf && person.cpf !== given) || isCpfOfAnother(platform, memberId, given))) throw new Refusal('destination.foreign', { field });
  if (holder && person.name && plainName(holder) !== plainName(person.name)) throw new Refusal('destination.foreign', { field: 'holder' });
  if (method === 'PIX' && kind !== 'cpf' && isKeyOfAnother(platform, memberId, value)) throw new Refusal('destination.foreign', { field });
}

function personOf({ database }: Platform, memberId: number): Person {
  const details = new Map(
    rows<{ field: string; value: string }>(database, "select field, value from member_details where member_id = ? and field in ('idNumber', 'payeeName')", memberId)
      .map(({ field, value }) => [field, value]),
  );
  const earlier = row<{ cpf: string | null; name: string | null }>(
    database,
    `select (select coalesce(cpf, value) from destinations where member_id = ?1 and (cpf is not null or key_kind = 'cpf') order by id) as cpf,
       (select holder from destinations where member_id = ?1 and holder is not null order by id) as name`,
    memberId,
  );
  return { cpf: details.get('idNumber')?.replace(/\D/g, '') ?? earlier?.cpf ?? undefined, name: details.get('payeeName') ?? earlier?.name ?? undefined };
}

const others = 'member_id <> ?1 and member_id in (select id from members where merchant = (select merchant from members where id = ?1))';

const isCpfOfAnother = ({ database }: Platform, memberId: number, cpf: string): boolean => row(
  database,
  `select 1 from destinations where ${others} and (cpf = ?2 or (key_kind = 'cpf' and value = ?2))
   union select 1 from member_details where ${others} and field = 'idNumber' and replace(replace(value, '.', ''), '-', '') = ?2`,
  memberId, cpf,
) !== undefined;

/** Phones are kept with the country's code, and found without it among the numbers that members log in with. */
const isKeyOfAnother = ({ database }: Platform, memberId: number, value: string): boolean => row(
  database,
  `select 1 from destinations where ${others} and method = 'PIX' and value = ?2
   union select 1 from members where id <> ?1 and merchant = (select merchant from members where id = ?1) and (email = ?2 or dialing_code || mobile_number = ?2)`,
  memberId, value,
) !== undefined;

const plainName = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
