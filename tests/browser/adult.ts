import { storageKeys } from '../../src/app/device/storage.ts';

/** What a phone has kept, at each of the merchants of an edge's address, when its person has said that they are 18 or older. */
export function adultAt(address: string) {
  const origins = ['', 'brisa.', 'azul.', 'rosa.'].map((merchant) => address.replace('//localhost', `//${merchant}localhost`));
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage: [{ name: storageKeys.adult, value: 'yes' }] })) };
}
