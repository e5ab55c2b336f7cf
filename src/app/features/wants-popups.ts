import { localStore, storageKeys } from '../device/storage.ts';

/** Whether announcements may open over home; they can always be read in their list. */
export const wantsPopups = (): boolean => localStore.get(storageKeys.noPopups) === null;

/** Stores the choice on this phone. */
export function setWantsPopups(wants: boolean): void {
  if (wants) localStore.remove(storageKeys.noPopups);
  else localStore.set(storageKeys.noPopups, '1');
}
