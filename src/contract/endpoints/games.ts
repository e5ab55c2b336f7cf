import { endpoint } from '../endpoint.ts';
import { line, list, map, money, number, optional, record, text, type Infer } from '../shape.ts';
import { game, page } from './game.ts';

export type { Game } from './game.ts';

/** One page of a category's games, by `gamePageSize` (G §7). */
export const gameList = endpoint('/wps/game/list', record({
  merchant: text,
  platform: text,
  language: text,
  gameType: text,
  gameName: optional(text),
  /** a vendor classification; blank for All, New and Favourites */
  gameClassify: optional(text),
  /** 1 on New */
  isNew: optional(number),
  /** vendor codes, comma-separated; blank for all */
  vassalage: optional(text),
  /** minor units */
  minimumBet: optional(money),
  pageNo: number,
  pageSize: number,
}), record({ games: list(game), ...page }));

/** The hot games of all categories or of one, as a single page (G §7). */
export const hotGames = endpoint('/wps/game/hot', record({
  isPlatform: number,
  language: text,
  platform: text,
  /** a category, or blank for all */
  gameType: optional(text),
}), list(game), { kept: true });

const sorting = record({
  /** label by category, for categories unknown to the phone */
  mapping: map(line),
  sorting: list(record({
    gameCategory: text,
    vendorNames: list(record({ accountTypeName: text })),
  })),
});

/** Categories with their vendors, in order. */
export type Sorting = Infer<typeof sorting>;

/** The platform's categories in its order, each with its vendors (G §2). */
export const vassalageGameType = endpoint('/wps/game/vassalage/type', record({ typeId: number, merchantCode: text }), sorting, { kept: true });

const vendor = record({
  vassalage: text,
  displayName: line,
  mobileSmallIcon: text,
  mobileLargeIcon: text,
  /** the vendor's own groups of games, as codes with labels in the call's language */
  classifications: list(record({ code: text, label: line })),
  /** one of `openings`; none: in a frame of the app, if the merchant's file allows it */
  opens: optional(text),
});

/** One vendor of games (G §3). */
export type Vendor = Infer<typeof vendor>;

/** All vendors (G §7). */
export const allVassalage = endpoint('/wps/game/vassalage', record({ language: text }), list(vendor), { kept: true });
