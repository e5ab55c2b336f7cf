import { readJson, sessionStore, storageKeys } from '../app/device/storage.ts';

/** The page's text fields, in order. Passwords are not stored. */
const fields = () => Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main [placeholder]:not([type=password])'));

function store(): void {
  const texts = fields().map(({ value }) => value);
  if ('earlyTap' in window && texts.join('')) sessionStore.set(storageKeys.typed, JSON.stringify([location.href, ...texts]));
}

/**
 * Restores text typed before the app runs after a reload: by the person, whose page does not react yet, or by the app,
 * whose code this engine can no longer load. Chromium restores fields only after Back.
 */
export function keepEarlyText(): void {
  const [page, ...texts] = readJson<string[]>(sessionStore, storageKeys.typed) ?? [];
  sessionStore.remove(storageKeys.typed);
  if (page === location.href) fields().forEach((field, at) => (field.value = texts[at]!));
  addEventListener('pagehide', store);
}
