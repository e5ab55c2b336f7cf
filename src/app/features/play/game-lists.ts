import { effect, untracked } from '@preact/signals-react';
import { loadFavourites } from './toggle-favourite.ts';
import { sorting, vendorList } from '../games/games.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { session } from '../session/session.ts';

/** Loads what every list of games stands on: categories, vendors, and the favourites of a member. Returns what ends it. */
export function loadGameLists(): () => void {
  const endings = [
    reloadOnLanguage(sorting.load),
    reloadOnLanguage(vendorList.load),
    effect(() => {
      if (session.value) untracked(() => void loadFavourites());
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
