import { flag, line, money, number, optional, record, text, type Infer } from '../shape.ts';

/** One game, in all lists (G §3). */
export const game = record({
  nodeId: text,
  gameName: line,
  /** the vendor's code */
  vassalage: text,
  /** picture, 240 x 300, relative to an image CDN */
  iconUrl: text,
  /** a category */
  gameType: text,
  gameId: text,
  isNew: optional(flag),
  /** least stake of one round, minor units */
  minimumBet: optional(money),
});

/** One game, in all lists (G §3). */
export type Game = Infer<typeof game>;

/** The page of a list, and how many there are. */
export const page = { pageNum: number, totalPages: number };
