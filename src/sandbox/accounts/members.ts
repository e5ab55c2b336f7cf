import type { Member } from '../../contract/endpoints/member.ts';
import type { Platform } from '../handler.ts';
import { plainNumber, spellingsOf } from '../../contract/phone.ts';
import { openWallet } from '../money/wallets.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** Type of a merchant's staff, who cannot log in to the app (A §8). */
export const BACK_OFFICE = 90;

/** A row of the members table; times are epoch ms. */
export interface MemberRow {
  id: number;
  merchant: string;
  account: string;
  nickname: string | null;
  type: number;
  password_hash: string | null;
  registered_at: number;
  first_login_at: number | null;
  upline_id: number | null;
  disabled: number;
  /** 1: one of the crowd, whom the platform plays by itself */
  simulated: number;
  /** as in `+55` */
  dialing_code: string | null;
  mobile_number: string | null;
  email: string | null;
  number_proved: number;
}

/** A number as its member types it, and its dialling code. */
export interface Mobile {
  dialingCode: string;
  number: string;
}

export interface NewMember {
  merchant: string;
  account: string;
  type: number;
  nickname?: string;
  /** none: nobody can log in with a password */
  passwordHash?: string;
  /** epoch ms */
  registeredAt: number;
  uplineId?: number;
  disabled?: boolean;
  simulated?: boolean;
  /** with its country's dialling code, such as `+55` */
  mobile?: Mobile;
  /** the number was proved by a code */
  provedNumber?: boolean;
  email?: string;
  /** as the registration has them: digits, and the name of account holders */
  cpf?: string;
  fullName?: string;
  paymentPasswordHash?: string;
  /** minor units in the wallet at the start */
  opening: number;
}

/** Adds a member with a wallet and answers the member's id. Throws where the account or the number is taken. */
export function addMember(platform: Platform, member: NewMember): number {
  return transaction(platform.database, () => {
    const { id } = change(
      platform.database,
      `insert into members (merchant, account, nickname, type, password_hash, registered_at, upline_id, disabled, simulated,
         dialing_code, mobile_number, email, payment_password_hash, cpf, full_name, cpf_held, number_proved)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      member.merchant, member.account, member.nickname ?? null, member.type, member.passwordHash ?? null,
      member.registeredAt, member.uplineId ?? null, Number(member.disabled ?? false), Number(member.simulated ?? false),
      member.mobile?.dialingCode ?? null, member.mobile?.number ?? null, member.email ?? null, member.paymentPasswordHash ?? null,
      member.cpf ?? null, member.fullName ?? null, Number(member.cpf !== undefined), Number(member.provedNumber ?? false),
    );
    // A member who registered by number has the number as account.
    for (const name of new Set([member.account, ...(member.mobile ? [member.mobile.number] : [])])) {
      change(platform.database, 'insert into member_names (merchant, name, member_id) values (?, ?, ?)', member.merchant, name, id);
    }
    openWallet(platform, id, member.opening);
    return id;
  });
}

/** The members whose account or number this may be, the likeliest first: an older number may be kept as it was typed. */
export function findMembers({ database }: Pick<Platform, 'database'>, merchant: string, name: string): MemberRow[] {
  const found = spellingsOf(name).map((spelling) => row<MemberRow>(
    database, 'select members.* from member_names join members on id = member_id where member_names.merchant = ? and name = ?', merchant, spelling,
  ));
  return found.filter((member, at): member is MemberRow => member !== undefined && found.findIndex((one) => one?.id === member.id) === at);
}

/** The member whose account or number this is, or undefined. */
export const findMember = (platform: Pick<Platform, 'database'>, merchant: string, name: string): MemberRow | undefined =>
  findMembers(platform, merchant, name)[0];

/** The member with this plain number, which is known by its digits alone; undefined where the dialling code is another. */
export function findByNumber(platform: Pick<Platform, 'database'>, merchant: string, number: string, dialingCode?: string): MemberRow | undefined {
  return findMembers(platform, merchant, number).find((member) =>
    member.mobile_number !== null && plainNumber(member.mobile_number, member.dialing_code ?? '') === number && (!dialingCode || member.dialing_code === dialingCode));
}

/** The other member of the merchant who holds a CPF (digits): by their registration, because money has arrived at it, or by a self-exclusion. */
export function holderOfCpf({ database }: Pick<Platform, 'database'>, merchant: string, cpf: string, memberId = 0): { name: string | null } | undefined {
  return row(database, 'select full_name as name from members where merchant = ? and cpf = ? and cpf_held and id <> ?', merchant, cpf, memberId);
}

/** The member's CPF is theirs, unless another account of the merchant had it before. */
export function holdCpf({ database }: Pick<Platform, 'database'>, memberId: number): void {
  change(
    database,
    `update members set cpf_held = 1 where id = ? and cpf is not null
     and not exists (select * from members as others where others.merchant = members.merchant and others.cpf = members.cpf and others.cpf_held)`,
    memberId,
  );
}

export function memberById({ database }: Pick<Platform, 'database'>, id: number): MemberRow | undefined {
  return row<MemberRow>(database, 'select * from members where id = ?', id);
}

/** A member as the phone is told, but for the level, or undefined. */
export function describeMember({ database }: Pick<Platform, 'database'>, id: number): Member | undefined {
  const found = row<MemberRow & { upline: string | null }>(
    database,
    `select members.*, uplines.account as upline from members
     left join members as uplines on uplines.id = members.upline_id where members.id = ?`,
    id,
  );
  return found && {
    id: String(found.id),
    account: found.account,
    userName: found.account,
    nickname: found.nickname ?? undefined,
    type: found.type,
    regDate: found.registered_at,
    toUpline: found.upline ?? undefined,
  };
}
