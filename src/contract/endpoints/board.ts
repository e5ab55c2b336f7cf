// The lower parts of home; a separate module, so that the first screen does not load them.
import { endpoint } from '../endpoint.ts';
import { epochMs, line, list, money, number, record, text, type Infer } from '../shape.ts';

const match = record({
  /** epoch ms */
  matchTime: epochMs,
  league: line,
  homeTeam: line,
  awayTeam: line,
  homeTeamImageUrl: text,
  awayTeamImageUrl: text,
  vendor: text,
  roomId: text,
  nodeId: text,
});

/** One hot match (G §3). */
export type Match = Infer<typeof match>;

/** The hot matches of home (G §2). */
export const hotMatches = endpoint('/wps/sports/matches/hot', record({ language: text }), list(match));

const winner = record({
  vo: record({
    /** masked by the platform: `ma•••12` */
    customerName: line,
    /** minor units */
    winAmount: money,
  }),
});

/** One entry of the winner board (G §3). */
export type Winner = Infer<typeof winner>;

/** The day's winners, unordered (G §7). */
export const winners = endpoint('/wps/relay/GCSGAME_getRankList', record({
  gameCategory: text,
  language: text,
  limitNum: number,
}), list(winner));
