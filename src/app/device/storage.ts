import * as storageKeys from './storage-keys.ts';

export { storageKeys };

// Some webviews have no storage, or throw on access or in any method: then values are kept in memory.

interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

type StorageName = 'localStorage' | 'sessionStorage';

/** The browser's own value, for scripts before the app. Never throws. */
export function stored(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key);
  } catch {
    return null;
  }
}

function openStore(name: StorageName): Store {
  const memory: Record<string, string> = {};
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory[key] ?? stored(name, key),
    set(key, value) {
      memory[key] = value;
      attempt((storage) => {
        storage.setItem(key, value);
        delete memory[key];
      });
    },
    remove(key) {
      delete memory[key];
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => Object.keys(memory).concat(attempt(Object.keys) || []),
  };
}

/** Kept until the person or the browser clears it. Never throws. */
export const localStore = /* @__PURE__ */ openStore('localStorage');
/** Kept while the tab is open. Never throws. */
export const sessionStore = /* @__PURE__ */ openStore('sessionStorage');

/** Parses JSON that this app once stored; `undefined` if it cannot be parsed. */
export function parseStored<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text!) as T | null) || undefined;
  } catch {
    return undefined;
  }
}

export const readJson = <T>(store: Store, key: string): T | undefined => parseStored<T>(store.get(key));

/** ms between two reloads of a page whose code cannot be loaded */
const reloadPause = 30_000;

/** Whether the page may reload now because its code cannot be loaded; if so, stores the time. Never without storage: the reloads would not end. */
export function takeReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt)) < reloadPause) return false;
    sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
