import type { OpenedSession } from '../../contract/endpoints/session.ts';
import type { Platform } from '../handler.ts';
import { change } from '../store/database.ts';
import type { MemberRow } from './members.ts';
import { openSession } from './sessions.ts';

/** Opens a session and notes the member's first login. */
export function openFor(platform: Platform, member: Pick<MemberRow, 'id' | 'account' | 'type'>): OpenedSession {
  const { changes } = change(
    platform.database, 'update members set first_login_at = ? where id = ? and first_login_at is null', platform.clock.now(), member.id,
  );
  return {
    token: openSession(platform, member.id),
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: changes === 1,
  };
}
