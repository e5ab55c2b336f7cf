import type * as contract from '../../contract/endpoints/invitations.ts';
import { switchesOfSettings } from '../../contract/switches.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Call, type Handler } from '../handler.ts';
import { checkHere } from '../responsible/checks.ts';
import { merchantOf } from '../settings/merchants.ts';
import { codeOf, countInvited, invitedBy } from './invites.ts';

/** The member who invites; refused with `promotion.off` while the merchant does not reward it (A §6: contact_service). */
function inviter(call: Call<unknown>): number {
  const { memberId } = realCallerOf(call);
  if (!switchesOfSettings(merchantOf(call).settings).REFERRAL) throw new Refusal('promotion.off');
  // A member on a break is not courted, and courts nobody.
  checkHere(call.platform, memberId);
  return memberId;
}

const readInvitation: Handler<typeof contract.invitation> = (call) => {
  const memberId = inviter(call);
  return { code: codeOf(call.platform, call.merchant, memberId), ...countInvited(call.platform, memberId) };
};

const readFriends: Handler<typeof contract.invitedFriends> = (call) => invitedBy(call.platform, inviter(call), call.input.pageNo);

export const inviteHandlers = { invitation: readInvitation, invitedFriends: readFriends };
