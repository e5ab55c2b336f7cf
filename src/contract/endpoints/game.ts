import { flag, line, money, number, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

/** One game as every list has it (G §3). */
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
  /** minor units; the least stake of one round */
  minimumBet: optional(money),
});

/** One game as every list has it (G §3). */
export type Game = Infer<typeof game>;

/** Which page of a list it is, of how many. */
export const page = { pageNum: number, totalPages: number };
