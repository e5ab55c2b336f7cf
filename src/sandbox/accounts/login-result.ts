import type { MemberRow } from './members.ts';

/** The result of a login: whether the person is proven, and the member, if any. */
export interface LoginResult {
  isProven: boolean;
  member?: MemberRow;
}
