import { sessionStore, storageKeys } from '../../device/storage.ts';

/** Keeps an address with an invitation for the visit: who came by one registers later, from any page, where it is read. */
export function keepInvitation(): void {
  if (/[?&](?:affiliate)?code=/i.test(location.search)) sessionStore.set(storageKeys.invitation, location.pathname + location.search);
}
