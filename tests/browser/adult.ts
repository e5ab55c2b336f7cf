import type { BrowserContext } from 'playwright';
import { storageKeys } from '../../src/app/device/storage.ts';

/** The storage of a phone, at each merchant of an edge's address, after its person has confirmed the age of 18. */
export function adultAt(address: string) {
  const origins = ['', 'brisa.', 'azul.', 'rosa.'].map((merchant) => address.replace('//localhost', `//${merchant}localhost`));
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage: [{ name: storageKeys.adult, value: 'yes' }] })) };
}

/** The same for every page of a context, whatever its address: no page is opened for it, which a browser takes half a second for. */
export const rememberAdult = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    // A frame without an origin keeps nothing.
    if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, 'yes');
  }, storageKeys.adult);
