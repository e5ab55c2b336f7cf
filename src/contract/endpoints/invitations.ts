import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { epochMs, flag, line, number, record, text, type Infer } from '../shape.ts';

/** The member's own affiliate code, and its results. Refused with `promotion.off` while the REFERRAL promotion is off, and with `play.excluded`. */
export const invitation = endpoint('/wps/member/invitation', record({}), record({
  code: text,
  /** members who registered with the code, and how many of them have staked */
  invited: number,
  playing: number,
}), { access: 'member' });

const invitedFriend = record({
  id: text,
  /** account, masked */
  name: line,
  /** epoch ms */
  registeredAt: epochMs,
  /** has staked */
  isPlaying: flag,
});

/** A member who registered with the code. */
export type InvitedFriend = Infer<typeof invitedFriend>;

/** The members who registered with the code, newest first. */
export const invitedFriends = endpoint('/wps/member/invitation/friends', record({ pageNo: number }), pageOf(invitedFriend), { access: 'member' });
