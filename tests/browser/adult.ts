import type { BrowserContext } from 'playwright';
import { storageKeys } from '../../src/app/device/storage.ts';

/** Storage state in which the 18+ question is answered, at each merchant of an edge's address. */
export function adultAt(address: string) {
  const origins = ['', 'brisa.', 'azul.', 'rosa.'].map((merchant) => address.replace('//localhost', `//${merchant}localhost`));
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage: [{ name: storageKeys.adult, value: 'yes' }] })) };
}

/** Answers the 18+ question in every page of a context. An init script: to set storage state would open a page, which takes half a second. */
export const rememberAdult = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    // A frame with an opaque origin has no storage.
    if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, 'yes');
  }, storageKeys.adult);
