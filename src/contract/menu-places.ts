// Places that a merchant's menus may lead to, by the names that its file gives them. The app has their addresses, signs and words.

import type { Label } from './languages.ts';

/** Tabs that the app has without a merchant's saying, in their usual order. */
export const usualTabs = ['home', 'activity', 'deposit', 'service', 'mine'] as const;

/** Places for the foot's tabs, which no switch closes: a tab that is gone would leave a gap. */
export const tabPlaces = [...usualTabs, 'lottery', 'results', 'games', 'slots', 'providers', 'notices', 'withdraw'] as const;

/** Rows that the side menu has without a merchant's saying, in their usual order; `texts` are the merchant's own pages. */
export const usualRows = ['messages', 'share', 'telegram', 'texts', 'settings', 'language'] as const;

/** Places for the side menu. */
export const rowPlaces = [...usualRows, ...tabPlaces, 'rewards', 'missions', 'limits', 'download'] as const;

/** Signs that an own link may bear. */
export const linkIcons = ['scroll', 'star', 'gift', 'ticket', 'ball', 'flame', 'gem', 'fish', 'cards', 'play', 'chat', 'coins', 'heart', 'bell'] as const;

/** One of `tabPlaces`. */
export type TabPlace = (typeof tabPlaces)[number];

/** One of `rowPlaces`. */
export type RowPlace = (typeof rowPlaces)[number];

/** One of `linkIcons`. */
export type LinkIcon = (typeof linkIcons)[number];

/** A link of the merchant's own in a menu. */
export interface OwnLink {
  readonly href: string;
  readonly label: Label;
  readonly icon?: LinkIcon | undefined;
}

/** A tab as a page shows it. */
export interface Tab {
  /** of its place */
  readonly name: string;
  /** the page whose tab it is */
  readonly path: string;
  /** its outline */
  readonly shape: string;
  /** whom it is shown to; none: everybody */
  readonly of?: 'member' | 'visitor';
  /** where it leads, where that is another page */
  readonly href?: string;
  /** none: the app's own words */
  readonly label?: Label;
}

/** A tab as a merchant's file has it: a place by name, or an own link to a path of the app. */
export type FileTab = TabPlace | OwnLink;
