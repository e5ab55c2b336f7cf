// Places that a merchant's menus may link to, by their names in its file. The app has their addresses, icons and labels.

import type { Label } from './languages.ts';

/** The app's default tabs, in order. */
export const usualTabs = ['home', 'activity', 'deposit', 'service', 'mine'] as const;

/** Places for the footer's tabs. No switch closes them: a missing tab would leave a gap. */
export const tabPlaces = [...usualTabs, 'lottery', 'results', 'games', 'slots', 'providers', 'notices', 'withdraw'] as const;

/** Places for the side menu; `texts` are the merchant's own pages. */
export const rowPlaces = ['messages', 'share', 'telegram', 'texts', 'settings', 'language', ...tabPlaces, 'rewards', 'missions', 'limits', 'download'] as const;

/** The side menu's default rows, in order: what no tab leads to. */
export const usualRows: readonly RowPlace[] = ['games', 'lottery', 'messages', 'share', 'telegram', 'limits', 'texts', 'download', 'settings', 'language'];

/** Icons for a merchant's own links. */
export const linkIcons = ['scroll', 'star', 'gift', 'ticket', 'ball', 'flame', 'gem', 'fish', 'cards', 'play', 'chat', 'coins', 'heart', 'bell'] as const;

/** One of `tabPlaces`. */
export type TabPlace = (typeof tabPlaces)[number];

/** One of `rowPlaces`. */
export type RowPlace = (typeof rowPlaces)[number];

/** One of `linkIcons`. */
export type LinkIcon = (typeof linkIcons)[number];

/** A merchant's own link in a menu. */
export interface OwnLink {
  readonly href: string;
  readonly label: Label;
  readonly icon?: LinkIcon | undefined;
}

/** A tab as a page carries it. */
export interface Tab {
  /** name of its place */
  readonly name: string;
  /** the page that it belongs to */
  readonly path: string;
  /** its icon's outline */
  readonly shape: string;
  /** who sees it; none: everybody */
  readonly of?: 'member' | 'visitor';
  /** its target, if that is another page */
  readonly href?: string;
  /** none: the app's own label */
  readonly label?: Label;
}

/** A tab in a merchant's file: a place by name, or an own link to a path of the app. */
export type FileTab = TabPlace | OwnLink;
