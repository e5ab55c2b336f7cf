// Calls of a game's sheet; a separate module, because only the sheet uses them. Optional for a platform.
import { endpoint } from '../endpoint.ts';
import { flag, list, money, number, oneOf, optional, paragraph, record, text, type Infer } from '../shape.ts';

/** How much a game's results vary, as its vendor says. */
export const volatilities = ['low', 'medium', 'high'] as const;

const info = record({
  /** return to player, hundredths of a percent: 9650 is 96.5 % */
  rtp: optional(number),
  volatility: optional(oneOf(volatilities, 'other')),
  /** minor units; the least and the greatest stake of one round */
  minimumBet: optional(money),
  maximumBet: optional(money),
  /** paragraphs of plain text */
  rules: optional(list(paragraph)),
  /** who may play `demoGame`; none: nobody */
  demo: optional(oneOf(['everyone', 'member'], 'other')),
  /** false: its vendor is unavailable, and a launch would be refused */
  available: optional(flag),
});

/** What is known of a game beyond its entry in a list. */
export type GameInfo = Infer<typeof info>;

/** The platform's data on one game, requested when its sheet opens. Missing fields are not shown. */
export const gameInfo = endpoint('/wps/game/info', record({ nodeId: text, language: text }), info);

/** Opens a game with play money, for those in its info's `demo`; refused with `game.unavailable` if it has none. A visitor needs no session. */
export const demoGame = endpoint('/wps/game/demo', record({
  vendor: text,
  gameId: text,
  nodeId: text,
  language: text,
  /** path of the app to which the game's back arrow leads */
  backUrl: text,
}), record({ gameUrl: text }), { method: 'POST' });
