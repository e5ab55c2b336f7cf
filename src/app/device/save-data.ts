import { localStore, storageKeys } from './storage.ts';

/** Whether the browser itself saves data. Only Chromium tells. */
export const browserSavesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the person has asked for it in the settings. */
export const asksToSaveData = (): boolean => localStore.get(storageKeys.saveData) === '1';

/** Whether nothing is loaded that the person has not asked for: no prefetch, no slides by themselves. */
export const savesData = (): boolean => browserSavesData() || asksToSaveData();

/** Keeps the choice on this phone; it holds from the next page on. */
export function setSavesData(on: boolean): void {
  if (on) localStore.set(storageKeys.saveData, '1');
  else localStore.remove(storageKeys.saveData);
}
