import type { Lottery, LotteryGroup } from '../../../contract/endpoints/lottery.ts';
import { isHot, lotteriesOf } from '../../features/lottery/lottery.ts';
import { favouritesFirst } from './lottery-favourites.ts';

/** The two tabs that are always there; any other is a group of the menu (G §2). */
export const tabs = { hot: 'HOT', favourites: 'FAV' } as const;

type Menu = Record<string, LotteryGroup>;

/** The tab that an address names, or Hot where the menu has no such group. */
export const tabOf = (asked: string | undefined, menu: Menu): string =>
  asked && (asked === tabs.favourites || Object.keys(menu).includes(asked)) ? asked : tabs.hot;

/** The lotteries of a tab, the person's favourites at the top (G10). */
export function lotteriesIn(tab: string, menu: Menu, favourites: readonly string[]): Lottery[] {
  if (tab === tabs.favourites) return lotteriesOf(menu).filter(({ gameId }) => favourites.includes(gameId));
  return favouritesFirst(tab === tabs.hot ? lotteriesOf(menu).filter(isHot) : (menu[tab]?.gameMenus ?? []), favourites);
}
