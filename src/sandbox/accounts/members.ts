import type { Member } from '../../contract/endpoints/member.ts';
import type { Platform } from '../handler.ts';
import { openWallet } from '../money/wallets.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** Staff of a merchant, who have no place in the front end (A §8). */
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
  club_label: string | null;
  upline_id: number | null;
  disabled: number;
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
  clubLabel?: string;
  uplineId?: number;
  disabled?: boolean;
  /** minor units in the wallet at the start */
  opening: number;
}

/** Adds a member with a wallet and answers the member's id. */
export function addMember(platform: Platform, member: NewMember): number {
  return transaction(platform.database, () => {
    const { id } = change(
      platform.database,
      `insert into members (merchant, account, nickname, type, password_hash, registered_at, club_label, upline_id, disabled)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      member.merchant, member.account, member.nickname ?? null, member.type, member.passwordHash ?? null,
      member.registeredAt, member.clubLabel ?? null, member.uplineId ?? null, Number(member.disabled ?? false),
    );
    openWallet(platform, id, member.opening);
    return id;
  });
}

export function findMember({ database }: Pick<Platform, 'database'>, merchant: string, account: string): MemberRow | undefined {
  return row<MemberRow>(database, 'select * from members where merchant = ? and account = ?', merchant, account);
}

/** A member as the phone is told, or undefined. */
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
    clubLabel: found.club_label === null ? undefined : { labelName: found.club_label },
    toUpline: found.upline ?? undefined,
  };
}
