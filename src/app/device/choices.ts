import { localStore, storageKeys } from './storage.ts';

/** Whether the browser's own data saver is on. Only Chromium tells. */
export const browserSavesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the person asked to save data in the settings. */
export const asksToSaveData = (): boolean => localStore.get(storageKeys.saveData) === '1';

/** Whether to load nothing that the person has not asked for: no prefetch, no slides by themselves. */
export const savesData = (): boolean => browserSavesData() || asksToSaveData();

/** Keeps the choice on this phone; it takes effect with the next page. */
export function setSavesData(on: boolean): void {
  if (on) localStore.set(storageKeys.saveData, '1');
  else localStore.remove(storageKeys.saveData);
}

/** Whether announcements may open over home; they can always be read in their list. */
export const wantsPopups = (): boolean => localStore.get(storageKeys.noPopups) === null;

/** Keeps the choice on this phone. */
export function setWantsPopups(wants: boolean): void {
  if (wants) localStore.remove(storageKeys.noPopups);
  else localStore.set(storageKeys.noPopups, '1');
}
