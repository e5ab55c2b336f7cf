// @chunk content
// Home's parts further down and over the page; apart, so that the first bundle does not carry them.
import { endpoint } from '../endpoint.ts';
import { epochMs, list, money, number, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';
import { asked } from './asked.ts';

const announcement = record({
  title: text,
  /** HTML of the platform: sanitized before it is shown */
  content: text,
  promotionType: optional(text),
  /** A members, F members at their first login, B visitors (G §4) */
  execution: text,
  /** target of its go-to button, a path of the app */
  goTo: optional(text),
  /** picture above the text, relative to an image CDN */
  url: optional(text),
});

/** One popup (G §3). */
export type Announcement = Infer<typeof announcement>;

/** Popups of all audiences (G §3); the phone picks its own. */
export const announcements = endpoint('/wps/content/popular', asked, list(announcement), { kept: true });

const match = record({
  /** epoch ms */
  matchTime: epochMs,
  league: text,
  homeTeam: text,
  awayTeam: text,
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
    customerName: text,
    /** minor units */
    winAmount: money,
  }),
});

/** One entry of the winner board (G §3). */
export type Winner = Infer<typeof winner>;

/** The day's winners, in no order (G §7). */
export const winners = endpoint('/wps/relay/GCSGAME_getRankList', record({
  gameCategory: text,
  language: text,
  limitNum: number,
}), list(winner));
