// What a merchant may choose of home. Edge and build read the lists; the phone takes the types alone.

/** All parts of home, in their usual order. What says who runs it, and 18+, stands below them all. */
export const homeSections = ['banner', 'games', 'notices', 'jackpot', 'draws', 'matches', 'winners', 'download'] as const;

/** One of `homeSections`. */
export type HomeSection = (typeof homeSections)[number];

/** Those that come with the page, and are in it before the app is there; the others load when the person comes near them. */
export const drawnSections: readonly HomeSection[] = ['banner', 'games', 'notices', 'jackpot'];

/** Shapes of the banners: their height in percent of their width. The first is the usual one, 656 x 272. */
export const bannerShapes = { usual: 41.4634, low: 30, tall: 56.25 } as const;

/** One of `bannerShapes`. */
export type BannerShape = keyof typeof bannerShapes;

/** Games in a row; the phone's style agrees. */
export const cardsInRow = 3;

/** Rows of games: their usual number, and the most. */
export const gameRows = { usual: 3, most: 4 } as const;

/** Home as a page says it; what is missing is as usual. */
export interface OwnHome {
  /** from the top to the last that comes with the page */
  above?: readonly HomeSection[];
  /** those after it; there where `above` is */
  below?: readonly HomeSection[];
  /** rows of games */
  rows?: number;
}
