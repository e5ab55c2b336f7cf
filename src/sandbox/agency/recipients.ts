import { isAgent, mayTransferUp } from '../../contract/members.ts';
import { memberById, type MemberRow } from '../accounts/members.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Call, type Caller, type Platform } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';
import { levelOf } from './team.ts';

/** Whether the caller may send money down to this member. Of a break or a limit it says nothing: a transfer is refused for either alike, once it is asked for. */
export function mayReceiveFrom(platform: Platform, { memberId, type }: Pick<Caller, 'memberId' | 'type'>, recipientId: number): boolean {
  return isAgent(type) && levelOf(platform, memberId, recipientId) !== undefined && memberById(platform, recipientId)?.disabled === 0;
}

/**
 * The recipient of a transfer: a member of the caller's team by id, or the superior where none is named (A §2).
 * Refused with `permission.trial`, `permission.denied` where the caller may not send there, and `user.missing`.
 */
export function recipientOf(call: Call<{ memberId?: string }>): MemberRow {
  const { platform, input } = call;
  const caller = realCallerOf(call);
  if (input.memberId === undefined) return superiorOf(call, caller);
  if (!isAgent(caller.type)) throw new Refusal('permission.denied');
  const id = Number(input.memberId);
  if (!mayReceiveFrom(platform, caller, id)) throw new Refusal('user.missing');
  return memberById(platform, id)!;
}

function superiorOf(call: Call<unknown>, { memberId, type }: Caller): MemberRow {
  const { platform } = call;
  if (!mayTransferUp(type) || !merchantOf(call).settings.whitelabel.AGETRANSFERUP3) throw new Refusal('permission.denied');
  const uplineId = memberById(platform, memberId)?.upline_id;
  const superior = uplineId ? memberById(platform, uplineId) : undefined;
  if (!superior || superior.disabled) throw new Refusal('user.missing');
  return superior;
}

/** A member's name for the other side of a transfer: an agent sees those of the team as its list shows them, a member the own superior, so that nobody pays another; everybody else is masked. */
export function nameFor(platform: Platform, viewerId: number, { id, account, nickname }: Pick<MemberRow, 'id' | 'account' | 'nickname'>): string {
  const isTeam = isAgent(memberById(platform, viewerId)!.type) && levelOf(platform, viewerId, id) !== undefined;
  return isTeam || memberById(platform, viewerId)!.upline_id === id ? nickname ?? account : masked(account);
}

/** The first two letters and the last one of an account. */
const masked = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-1)}`;
