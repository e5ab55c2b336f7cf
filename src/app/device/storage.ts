// @chunk entry
// Some webviews have no storage, or throw on touching it or in any of its methods: then the page's memory serves.

/** Every key that the phone keeps (A §3, G §3), in one place. */
export const storageKeys = {
  session: 'session',
  trialUser: 'trialUser',
  hideBalance: 'hideBalance',
  installBannerClosed: 'installBannerClosed',
  homeScreen: 'HOME_SCREEN',
  webclip: 'WEBCLIP',
  hideDownloadBar: 'hideDownloadBar',
  autoLogin: 'autoLogin',
  rememberedLogin: 'rememberedLogin',
  bankList: 'bankList',
  heldPassword: 'heldPassword',
  smsCode: 'smsCode',
  signingIn: 'signingIn',
  returnTo: 'returnTo',
  gameList: 'gameList',
  registration: 'registration',
  positions: 'positions',
  popupMembers: 'popupA',
  popupVisitors: 'popupB',
  lotteryFavourites: 'lotteryFavourites',
  /** `yes` for good, `no` while the tab is open */
  adult: 'adult',
  /** when the last reality check was seen, epoch ms */
  realityChecked: 'realityChecked',
  /** the build whose chunk was gone, and that the page was reloaded for */
  reloadedBuild: 'reloadedBuild',
  /** when the page was last reloaded for a chunk that the engine kept as failed, epoch ms */
  reloadedAt: 'reloadedAt',
  /** `1`: data is saved, whatever the browser says */
  saveData: 'saveData',
  /** `1`: announcements do not open over home */
  noPopups: 'noPopups',
} as const;

/** A storage of the browser that never throws. */
export interface Store {
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
