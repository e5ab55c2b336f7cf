import { logout } from '../../../contract/endpoints/session.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { call } from '../../gateway/call.ts';
import { endSession } from './session.ts';

/** Ends the session on the platform and on the phone (M02). The phone forgets even when the platform does not answer. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
  } catch {
    // The person asked to be forgotten here: that does not wait for the platform.
  }
  if (!endSession()) return;
  // Only here: a session that merely ran out leaves the remembered login to who asked for it.
  localStore.set(storageKeys.autoLogin, '0');
  localStore.remove(storageKeys.rememberedLogin);
}
