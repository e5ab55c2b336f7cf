import type { Label, Language } from '../../../contract/languages.ts';
import { usualTabs, type FileTab, type LinkIcon, type RowPlace, type Tab, type TabPlace } from '../../../contract/menu-places.ts';
import { paths } from '../../paths.ts';
import { ball, bell, cards, chat, check, coins, download, fish, flame, gem, gift, heart, home, mail, play, plus, scroll, sliders, star, ticket, user, withdraw } from '../../ui/icon/icon.tsx';

/** Rows of the side menu that are more than a link to a screen. */
export type OwnRow = 'share' | 'telegram' | 'texts' | 'language';

/** Path and icon of each menu place; its label is `place` in the menus' strings. */
export const menuPlaces: Readonly<Record<Exclude<RowPlace | TabPlace, OwnRow>, { path: string; shape: string }>> = {
  home: { path: paths.home, shape: home },
  activity: { path: paths.activity, shape: gift },
  deposit: { path: paths.deposit, shape: plus },
  service: { path: paths.service, shape: chat },
  mine: { path: paths.mine, shape: user },
  lottery: { path: paths.lottery, shape: ticket },
  results: { path: paths.startLottery, shape: check },
  games: { path: paths.gameLobby, shape: play },
  slots: { path: paths.slotsCenter, shape: gem },
  providers: { path: paths.gameCenter, shape: star },
  notices: { path: paths.notice, shape: bell },
  withdraw: { path: paths.withdraw, shape: withdraw },
  settings: { path: paths.settings, shape: sliders },
  messages: { path: paths.messages, shape: mail },
  rewards: { path: paths.rewardCenter, shape: coins },
  missions: { path: paths.leaderBoard, shape: flame },
  limits: { path: paths.responsiblePlay, shape: heart },
  download: { path: paths.download, shape: download },
};

const shapes: Readonly<Record<LinkIcon, string>> = { scroll, star, gift, ticket, ball, flame, gem, fish, cards, play, chat, coins, heart, bell };

/** The icon of a merchant's own link, by the name in its file. */
export const linkShape = (icon: LinkIcon = 'scroll'): string => shapes[icon];

/** The tabs of a merchant's pages. `wordsOf` gives a place's label in each language; the usual tabs have the footer's own labels. */
export const tabsOf = (tabs: readonly FileTab[], wordsOf: (place: TabPlace) => Label): Tab[] =>
  tabs.flatMap((tab): Tab[] => {
    if (typeof tab === 'object') return [{ name: 'own', path: tab.href, shape: linkShape(tab.icon), label: tab.label }];
    const place = menuPlaces[tab];
    if (!(usualTabs as readonly string[]).includes(tab)) return [{ name: tab, ...place, label: wordsOf(tab) }];
    return tab === 'mine' ? [{ name: tab, ...place, of: 'member' }, { name: tab, ...place, of: 'visitor', href: paths.login }] : [{ name: tab, ...place }];
  });

/** The label of a place in each language, from the menus' strings. */
export const placeWords = (stringsOf: (spoken: Language) => object, spoken: readonly Language[]) => (place: TabPlace): Label =>
  Object.fromEntries(spoken.map((one) => [one, (stringsOf(one) as { place: Record<string, string> }).place[place]]));
