export * as storageKeys from './storage-keys.ts';

// Some webviews have no storage, or throw on touching it or in any of its methods: then the page's memory serves.

/** A storage of the browser that never throws. */
interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function openStore(name: 'localStorage' | 'sessionStorage'): Store {
  const memory: Record<string, string> = {};
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory[key] ?? attempt((storage) => storage.getItem(key)) ?? null,
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

/** Reads JSON that this app once wrote; anything else is `undefined`. */
export function readJson<T>(store: Store, key: string): T | undefined {
  try {
    return (JSON.parse(store.get(key) || '') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** ms between two reloads of a page whose code cannot be loaded, by the boot script or by the app: they share the stored time. */
export const reloadPause = 30_000;
