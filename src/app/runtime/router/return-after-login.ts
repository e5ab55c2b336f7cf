import { sessionStore, storageKeys } from '../../device/storage.ts';
import { paths } from '../../paths.ts';

/** Remembers the address that a visitor wanted before the login. */
export function rememberReturn(url: string = location.pathname + location.search): void {
  if (!url.startsWith(paths.login)) sessionStore.set(storageKeys.returnTo, url);
}

/** Loads the code of the screen at a path for a member, before it is opened; the start sets it. */
export const comingScreen = { preload: async (_path: string): Promise<unknown> => undefined };

/**
 * The address to go to after login: the remembered one, which is then forgotten unless it `stays`, or home. Storage is not trusted: an
 * address that is no path of this app is ignored.
 */
export function takeReturn(stays = false): string {
  const url = sessionStore.get(storageKeys.returnTo) || '';
  if (!stays) sessionStore.remove(storageKeys.returnTo);
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(url) && !url.startsWith(paths.login) ? url : paths.home;
}
