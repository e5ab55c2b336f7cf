// @chunk entry
import { sessionStore, storageKeys } from '../../device/storage.ts';
import { paths } from '../../paths.ts';

/** Remembers where a visitor was going when login came between. */
export function rememberReturn(url: string = location.pathname + location.search): void {
  if (!url.startsWith(paths.login)) sessionStore.set(storageKeys.returnTo, url);
}

/**
 * Where to go after login: what was remembered, which is then forgotten, or home. What is no path of this
 * app counts as nothing: storage is not to be trusted with a way out of it.
 */
export function takeReturn(): string {
  const url = sessionStore.get(storageKeys.returnTo) ?? '';
  sessionStore.remove(storageKeys.returnTo);
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(url) && !url.startsWith(paths.login) ? url : paths.home;
}
