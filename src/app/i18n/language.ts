import { signal } from '@preact/signals-react';
import { defaultLanguage } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import { pageStringsId } from '../../contract/page.ts';
import { pageData } from '../device/page-data.ts';

/** The language of the interface, at first the page's: what came with it is in that. Changed only by `setLanguage`. */
export const language = signal<Language>(pageData.language);

/** The language of the drawn page, which the edge chose by the cookie: its strings name it, for a translator changes the root's. */
export function pageLanguage(): Language {
  const tag = (document.getElementById(pageStringsId) ?? document.documentElement).lang.slice(0, 2);
  return pageData.merchant.languages.includes(tag) ? tag : defaultLanguage;
}

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

/** A namespace's strings. */
export type Pack = Record<string, unknown>;

/** The loader of each namespace of a language. */
export type Packs = Record<string, () => Promise<{ default: Pack }>>;
