// Home's parts in their usual order, which an edit here changes, and what a merchant may configure of them.

/** Parts that are in the page before the app runs. */
export const drawnSections = ['banner', 'games', 'notices', 'jackpot'] as const;

/** Parts that load when the person scrolls near them. The operator and 18+ are always below. */
export const lateSections = ['draws', 'matches', 'winners', 'download'] as const;

/** All parts of home. */
export const homeSections = [...drawnSections, ...lateSections] as const;

/** One of `homeSections`. */
export type HomeSection = (typeof homeSections)[number];

/** Banner shapes: height in percent of the width. The default is 656 x 272. */
export const bannerShapes = { usual: 41.4634, low: 30, tall: 56.25 } as const;

/** One of `bannerShapes`. */
export type BannerShape = keyof typeof bannerShapes;

/** Games per row; the same as in the phone's style. */
export const cardsInRow = 3;

/** Rows of games: default and maximum. */
export const gameRows = { usual: 3, most: 4 } as const;

/** Home as configured in a page; missing fields are default. */
export interface OwnHome {
  /** from the top to the last part that comes with the page */
  above?: readonly HomeSection[];
  /** the parts after it; present with `above` */
  below?: readonly HomeSection[];
  /** rows of games */
  rows?: number;
}
