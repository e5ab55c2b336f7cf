import { cleanText } from '../../contract/clean.ts';
import { findMember, memberById } from '../accounts/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import { allMerchants } from '../settings/merchants.ts';
import { isExcluded } from '../responsible/breaks.ts';
import { change, row } from '../store/database.ts';

/** Invitations that each merchant has from the start: the account that invites, and the only domain where each is valid. */
export const readyInvitations = [
  { code: 'AMIGO', account: 'agente', domain: undefined },
  { code: 'PARCEIRO', account: 'tipo2', domain: 'parceiro.example' },
] as const;

export function fillInvitations({ database }: Platform): void {
  for (const { code: merchant } of allMerchants(database)) {
    for (const { code, account, domain } of readyInvitations) {
      const { id } = findMember({ database }, merchant, account)!;
      change(database, 'insert into affiliates (merchant, code, member_id, domain) values (?, ?, ?, ?)', merchant, code, id, domain ?? null);
    }
  }
}

/** The member who owns an invitation code; refused with `invitation.wrong` where nobody does, or where it is not valid on this domain; that of a member who is self-excluded works for nobody. */
export function inviterOf(platform: Platform, merchant: string, code: string, domain: string): number {
  const { database } = platform;
  const found = row<{ memberId: number }>(
    database,
    `select member_id as memberId from affiliates join members on id = member_id
     where affiliates.merchant = ? and code = ? and (domain is null or domain = ?) and not disabled`,
    merchant, cleanText(code), domain.trim(),
  );
  if (!found || isExcluded(platform, found.memberId)) throw new Refusal('invitation.wrong', { field: 'affiliateCode' });
  return found.memberId;
}

/** The member who recommends, by the id in the link that they share; refused with `referrer.wrong` where there is none. */
export function recommenderOf(platform: Platform, merchant: string, id: string): number {
  const found = memberById(platform, Number(id));
  if (found?.merchant !== merchant || found.disabled || isExcluded(platform, found.id)) throw new Refusal('referrer.wrong', { field: 'recommenderId' });
  return found.id;
}
