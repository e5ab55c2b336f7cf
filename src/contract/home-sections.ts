// What a merchant may configure of home. Edge and build use the lists, the phone only the types.

/** All parts of home, in their default order. The operator and 18+ are always below them. */
export const homeSections = ['banner', 'games', 'notices', 'jackpot', 'draws', 'matches', 'winners', 'download'] as const;

/** One of `homeSections`. */
export type HomeSection = (typeof homeSections)[number];

/** Parts that are in the page before the app runs; the others load when the person scrolls near them. */
export const drawnSections: readonly HomeSection[] = ['banner', 'games', 'notices', 'jackpot'];

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
