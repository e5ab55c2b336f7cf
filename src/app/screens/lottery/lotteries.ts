import { computed, signal } from '@preact/signals-react';
import type { Lottery, LotteryGroup } from '../../../contract/endpoints/lottery.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { i18n } from '../../i18n/index.ts';
import { toast } from '../../ui/messages/messages.ts';
import { session } from '../../features/session/session.ts';
import { redirectToLogin } from '../../features/play/addresses.ts';
import { isHot, lotteriesOf } from '../../features/lottery/lottery.ts';

/** gameIds by user name, as the phone keeps them (G §3). */
type Kept = Record<string, readonly string[]>;

const readAll = (): Kept => readJson<Kept>(localStore, storageKeys.lotteryFavourites) ?? {};

const listOf = (kept: Kept, user: string | undefined): readonly string[] => {
  const list = user === undefined ? undefined : kept[user];
  return Array.isArray(list) ? list : [];
};

const kept = signal<Kept | undefined>(undefined);

/** gameIds of the member's favourite lotteries, stored on this phone; none for visitors. */
export const lotteryFavourites = computed(() => listOf(kept.value ?? readAll(), session.value?.userName));

/** Adds or removes a favourite lottery (G10). Visitors go to login and come back. */
export function toggleLotteryFavourite(gameId: string): void {
  const user = session.peek()?.userName;
  if (user === undefined) {
    toast(i18n.t('common:favourite.login'));
    redirectToLogin(false);
    return;
  }
  // Read again: another tab may have changed it.
  const all = readAll();
  const list = listOf(all, user);
  const changed = { ...all, [user]: list.includes(gameId) ? list.filter((other) => other !== gameId) : [...list, gameId] };
  localStore.set(storageKeys.lotteryFavourites, JSON.stringify(changed));
  kept.value = changed;
}

/** Favourites first, else in the order given (G10). */
export function favouritesFirst<T extends { gameId: string }>(lotteries: readonly T[], favourites: readonly string[]): T[] {
  const isFavourite = ({ gameId }: T) => favourites.includes(gameId);
  return lotteries.filter(isFavourite).concat(lotteries.filter((lottery) => !isFavourite(lottery)));
}

/** The two tabs that are always there; any other is a group of the menu (G §2). */
export const tabs = { hot: 'HOT', favourites: 'FAV' } as const;

type Menu = Record<string, LotteryGroup>;

/** The tab that an address names, or Hot if the menu has no such group. */
export const tabOf = (asked: string | undefined, menu: Menu): string =>
  asked && (asked === tabs.favourites || Object.keys(menu).includes(asked)) ? asked : tabs.hot;

/** The lotteries of a tab, the person's favourites at the top (G10). */
export function lotteriesIn(tab: string, menu: Menu, favourites: readonly string[]): Lottery[] {
  if (tab === tabs.favourites) return lotteriesOf(menu).filter(({ gameId }) => favourites.includes(gameId));
  return favouritesFirst(tab === tabs.hot ? lotteriesOf(menu).filter(isHot) : (menu[tab]?.gameMenus ?? []), favourites);
}
