import type { MemberRow } from './members.ts';

/** The result of a login: whether the person is proven, and the member, if any. */
export interface Found {
  isProven: boolean;
  member?: MemberRow;
}
