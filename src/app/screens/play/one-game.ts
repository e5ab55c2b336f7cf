import { localStore, storageKeys } from '../../device/storage.ts';

/** Takes the one game that is open for this tab, and runs `lost` when another tab takes it. Returns what ends the watch. */
export function takePlace(lost: () => void): () => void {
  const own = `${Date.now()} ${Math.random()}`;
  localStore.set(storageKeys.playing, own);
  const look = ({ key, newValue }: StorageEvent) => void (key === storageKeys.playing && newValue && newValue !== own && lost());
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
