import type { MemberRow } from './members.ts';

/** What a login found: whether the person has proven who they are, and the member that this is, if any. */
export interface Found {
  isProven: boolean;
  member?: MemberRow;
}
