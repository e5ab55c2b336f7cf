import type { Opened } from '../../../contract/endpoints/session.ts';
import { TRIAL } from '../../../contract/members.ts';
import { pageData } from '../../device/page-data.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { session } from './session.ts';
import type { Session } from './session.ts';

/** Keeps what a login opened. A trial's name is kept for the tab as well (L04). */
export function openSession(opened: Opened): void {
  const { customerType: type, ...rest } = opened;
  const kept: Session = { ...rest, type, merchantCode: type === TRIAL ? pageData.merchant.trialCode : pageData.merchant.code };
  if (type === TRIAL) sessionStore.set(storageKeys.trialUser, opened.userName);
  localStore.set(storageKeys.session, JSON.stringify(kept));
  session.value = kept;
}
