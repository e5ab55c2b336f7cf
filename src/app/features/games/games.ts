import { computed, signal } from '@preact/signals-react';
import { allVassalage, gameList, hotGames, vassalageGameType, type Game, type Sorting } from '../../../contract/endpoints/games.ts';
import * as limits from '../../../contract/limits.ts';
import { language } from '../../i18n/language.ts';
import { pageData } from '../../device/page-data.ts';
import { abortWhenLeft, mapLoadable, resource, type Loadable } from '../../gateway/resource.ts';
import { memoize } from '../../runtime/memoize.ts';
import { paths, withQuery } from '../../paths.ts';
import { onSessionEnd } from '../session/session.ts';

/** The `platform` in the input of every game list (G §7). */
export const gamePlatform = 'html5';

/** The categories of the lobby with their vendors, in the platform's order. */
export const sorting = resource(vassalageGameType, () => ({ typeId: 1, merchantCode: pageData.merchant.code }));

/** Every vendor with its name in the language of the page. */
export const vendorList = resource(allVassalage, () => ({ language: language.peek() }));

const vendorNames = computed(() => {
  const names = new Map<string, string>();
  for (const vendor of vendorList.value.value ?? []) names.set(vendor.vassalage, vendor.displayName);
  return names;
});

/** A vendor's display name, or its code until that is known. Reactive when read inside a component or an effect. */
export const vendorName = (code: string): string => vendorNames.value.get(code) ?? code;

/** A category of the lobby. */
export interface MenuEntry {
  category: string;
  /** the platform's label, for a category unknown to the phone */
  label?: string;
  vendors: readonly string[];
}

/**
 * The lobby's categories (H07): HOT first, INHOUSE right after FISH, the others as the platform sorts them. A category
 * that the platform does not send is not shown, except HOT, which has its own list.
 */
export function categoryMenu({ sorting: sorted, mapping }: Sorting): MenuEntry[] {
  const entries = sorted.map(({ gameCategory, vendorNames: vendors }) => ({
    category: gameCategory,
    label: mapping[gameCategory],
    vendors: vendors.map((vendor) => vendor.accountTypeName),
  }));
  const hot = entries.find((entry) => entry.category === 'HOT') || { category: 'HOT', label: mapping.HOT, vendors: [] };
  const menu = [hot, ...entries.filter((entry) => entry.category !== 'HOT')];
  const inHouse = menu.find((entry) => entry.category === 'INHOUSE');
  if (!inHouse || !menu.some((entry) => entry.category === 'FISH')) return menu;
  return menu
    .filter((entry) => entry !== inHouse)
    .flatMap((entry) => (entry.category === 'FISH' ? [entry, inHouse] : [entry]));
}

/** The first games of a category, as home shows them. */
export type Shelf = Loadable<readonly Game[]>;

/** The shelves shown so far, by category. */
export const shelves = new Map<string, Shelf>();

/** The shelf of a category: the hot list for HOT, else the first page of its games. */
export const gameShelf = memoize((category: string): Shelf => (category === 'HOT' ? hotShelf() : pageShelf(category)), shelves);

const hotShelf = (): Shelf => resource(hotGames, () => ({ isPlatform: 2, language: language.peek(), platform: gamePlatform }));

function pageShelf(gameType: string): Shelf {
  const firstPage = resource(gameList, () => ({
    merchant: pageData.merchant.code,
    platform: gamePlatform,
    language: language.peek(),
    gameType,
    pageNo: 1,
    pageSize: limits.gamePageSize,
  }));
  return mapLoadable(firstPage, ({ games }) => games);
}

/** The fields of a game that a launch needs; for a match, its room is the game. With a name, the login screen can say what was wanted. */
export type Launchable = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'> &
  Partial<Pick<Game, 'gameName' | 'iconUrl'>> & {
    /** with play money */
    demo?: boolean;
  };

/** The address that launches a game: opened directly, in a new tab, before the app runs, or after a login. */
export const gameAddress = ({ nodeId, gameId, vassalage: vendor, gameType: category, demo }: Partial<Launchable>): string =>
  withQuery(paths.play, { vendor, game: nodeId, category, gameId, demo: demo ? '1' : undefined });

/** nodeIds of the member's favourite games: stars read them, features/play changes them. */
export const favourites = signal<readonly string[]>([], abortWhenLeft);

onSessionEnd(() => {
  favourites.value = [];
});
