/** Storage key of an address and the texts typed there. Not in `storageKeys`, which are part of the first load. */
const key = 'typed';

/** The page's text fields, in order. Passwords are not stored. */
const fields = () => Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main [placeholder]:not([type=password])'));

function store(): void {
  const texts = fields().map(({ value }) => value);
  if ('earlyTap' in window && texts.join('')) sessionStorage.setItem(key, JSON.stringify([location.href, ...texts]));
}

function restore(): void {
  const [page, ...texts] = JSON.parse(sessionStorage.getItem(key) || '[]') as string[];
  sessionStorage.removeItem(key);
  if (page === location.href) fields().forEach((field, at) => (field.value = texts[at]!));
}

/** Some webviews have no storage: there the text is lost. */
function attempt(use: () => void): void {
  try {
    use();
  } catch {
  }
}

/**
 * Restores text typed before the app runs after a reload: by the person, whose page does not react yet, or by the app,
 * whose code this engine can no longer load. Chromium restores fields only after Back.
 */
export function keepEarlyText(): void {
  attempt(restore);
  addEventListener('pagehide', () => attempt(store));
}
