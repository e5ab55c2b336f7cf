import { isAgent } from '../../../../contract/members.ts';
import { paths } from '../../../paths.ts';

/** The address of the share button (A §6), or none if the button is not shown. `type` is the member's, none for a visitor. */
export function shareTarget(type: number | undefined, referral: boolean): string | undefined {
  if (type === undefined) return paths.login;
  return referral && !isAgent(type) ? paths.inviteFriends : undefined;
}
