import { language } from '../i18n/language.ts';

/** ms of quiet after a change of language before lists are asked for anew (G §9). */
const debounce = 200;

/** Runs `load` now, and again after each change of language. Returns what ends it. */
export function loadInEachLanguage(load: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadedIn = language.peek();
  const stop = language.subscribe((spoken) => {
    if (spoken === loadedIn) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      loadedIn = spoken;
      load();
    }, debounce);
  });
  load();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
