/** Of an address and the texts typed there. Not one of `storageKeys`, which the first load holds. */
const key = 'typed';

/** The page's fields of text, in order. Passwords are not stored. */
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
    // lost
  }
}

/**
 * Carries text that was typed before the app is there over a reload: by the person, whose page does not answer yet, or by
 * the app, whose code this engine can no longer load. Chromium restores fields after Back alone.
 */
export function keepEarlyText(): void {
  attempt(restore);
  addEventListener('pagehide', () => attempt(store));
}
