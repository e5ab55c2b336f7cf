import { signal } from '@preact/signals-react';
import { defaultLanguage, type Language } from '../../contract/languages.ts';
import { pageStringsId } from '../../contract/page.ts';
import { pageData } from '../device/page-data.ts';

/** The language of the interface, initially that of the page and its content. Changed only by `setLanguage`. */
export const language = signal<Language>(pageData.language);

/**
 * The language of the drawn page, which the edge chose by the cookie. Read from the element of its strings, because a
 * translator changes the root's `lang`.
 */
export function pageLanguage(): Language {
  const tag = (document.getElementById(pageStringsId) ?? document.documentElement).lang.slice(0, 2);
  return pageData.merchant.languages.includes(tag) ? tag : defaultLanguage;
}

/** debounce of a change of language before lists are loaded again, ms (G §9) */
const debounce = 200;

/**
 * Runs `load` in a new task, as a request costs a weak phone some milliseconds, and again after each change of
 * language. Returns the function that stops it.
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

export type Pack = Record<string, unknown>;

/** A language's loaders, by namespace. */
export type Packs = Record<string, () => Promise<{ default: Pack }>>;
