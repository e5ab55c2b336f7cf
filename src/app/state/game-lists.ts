import { effect, untracked } from '@preact/signals-react';
import { loadFavourites } from './favourite-calls.ts';
import { sorting, vendorList } from './games.ts';
import { loadInEachLanguage } from './language-change.ts';
import { session } from './session.ts';

/** Loads what every list of games stands on: categories, vendors, and the favourites of a member. Returns what ends it. */
export function followGameLists(): () => void {
  const stop = loadInEachLanguage(() => {
    void sorting.load();
    void vendorList.load();
  });
  const stopMember = effect(() => {
    if (session.value) untracked(() => void loadFavourites());
  });
  return () => {
    stop();
    stopMember();
  };
}
