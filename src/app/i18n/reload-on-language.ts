import { language } from './language.ts';

/** ms without a change of language before lists are loaded again (G §9) */
const debounce = 200;

/**
 * Runs `load` in a new task, as a request costs a weak phone some milliseconds, and again after each change of language.
 * Returns the function that ends it.
 */
export function reloadOnLanguage(load: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadedIn: string | undefined;
  const stop = language.subscribe((spoken) => {
    clearTimeout(timer);
    if (spoken === loadedIn) return;
    timer = setTimeout(
      () => {
        loadedIn = spoken;
        load();
      },
      loadedIn === undefined ? 0 : debounce,
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
