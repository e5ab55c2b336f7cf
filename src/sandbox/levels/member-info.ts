import type { memberInfo } from '../../contract/endpoints/member.ts';
import { consentOf } from '../accounts/consents.ts';
import { describeMember } from '../accounts/members.ts';
import { callerOf, Refusal, type Handler } from '../handler.ts';
import { levelOf } from './levels.ts';

/** The caller as the phone is told, with the name of the level reached. */
export const readMember: Handler<typeof memberInfo> = (call) => {
  const { memberId, type } = callerOf(call);
  const member = describeMember(call.platform, memberId);
  if (!member) throw new Refusal('user.missing');
  const level = levelOf(call.platform, memberId, type);
  return { ...member, terms: consentOf(call.platform, memberId), clubLabel: level && { labelName: level.name[call.language] } };
};
