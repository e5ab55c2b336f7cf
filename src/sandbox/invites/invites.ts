import { randomInt } from 'node:crypto';
import type { InvitedFriend } from '../../contract/endpoints/invitations.ts';
import type { PageOf } from '../../contract/page-of.ts';
import { masked } from '../content/winners.ts';
import type { Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { farthestOfFew, pageFrom, pageStart } from '../store/pages.ts';

const pageSize = 20;

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The member's own affiliate code, made when it is first asked for; it is valid on every domain. */
export function codeOf({ database }: Platform, merchant: string, memberId: number): string {
  const known = row<{ code: string }>(
    database, 'select code from affiliates where merchant = ? and member_id = ? and domain is null order by rowid', merchant, memberId,
  );
  if (known) return known.code;
  for (;;) {
    const code = Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('');
    const { changes } = change(database, 'insert into affiliates (merchant, code, member_id) values (?, ?, ?) on conflict do nothing', merchant, code, memberId);
    if (changes) return code;
  }
}

const invited = `from registrations join members on members.id = registrations.member_id
  join affiliates on affiliates.merchant = members.merchant and affiliates.code = affiliate_code
  where affiliates.member_id = ?`;

const isPlaying = "exists (select 1 from ledger where ledger.member_id = members.id and kind = 'stake')";

/** The number of people who registered by the member's codes, and of those who have staked. */
export const countInvited = ({ database }: Platform, memberId: number): { invited: number; playing: number } =>
  row<{ invited: number; playing: number }>(database, `select count(*) as invited, coalesce(sum(${isPlaying}), 0) as playing ${invited}`, memberId)!;

/** The people who registered by the member's codes, newest first. */
export function invitedBy(platform: Platform, memberId: number, pageNo: number): PageOf<InvitedFriend> {
  const found = rows<{ id: number; account: string; registeredAt: number; playing: number }>(
    platform.database,
    `select members.id, account, registered_at as registeredAt, ${isPlaying} as playing ${invited}
     order by registered_at desc, members.id desc limit ? offset ?`,
    memberId, pageSize, pageStart(pageNo, pageSize, farthestOfFew),
  );
  const items = found.map(({ id, account, registeredAt, playing }) => ({ id: String(id), name: masked(account), registeredAt, isPlaying: playing === 1 }));
  return pageFrom(items, pageNo, pageSize, countInvited(platform, memberId).invited);
}
