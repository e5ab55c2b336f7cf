// What a game's sheet asks before the game opens; apart, as only the sheet carries them. A platform need not have these calls.
import { endpoint } from '../endpoint.ts';
import { flag, list, money, number, oneOf, optional, paragraph, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

/** How far a game's results swing, as its vendor says. */
export const volatilities = ['low', 'medium', 'high'] as const;

const info = record({
  /** the share of the stakes that comes back, hundredths of a percent: 9650 is 96.5 % */
  rtp: optional(number),
  volatility: optional(oneOf(volatilities, 'other')),
  /** minor units; the least and the greatest stake of one round */
  minimumBet: optional(money),
  maximumBet: optional(money),
  /** how it is played, in paragraphs of plain text */
  rules: optional(list(paragraph)),
  /** who may try it with play money by `demoGame`; none: nobody */
  demo: optional(oneOf(['everyone', 'member'], 'other')),
  /** false: its vendor is away, and a launch would be refused */
  available: optional(flag),
});

/** What is known of a game beyond its place in a list. */
export type GameInfo = Infer<typeof info>;

/** What a platform knows of one game; asked when its sheet opens. What is missing is not shown. */
export const gameInfo = endpoint('/wps/game/info', record({ nodeId: text, language: text }), info);

/** Opens a game with play money, for `demo` of its info; refused with `game.unavailable` where it has none. A visitor's needs no session. */
export const demoGame = endpoint('/wps/game/demo', record({
  vendor: text,
  gameId: text,
  nodeId: text,
  language: text,
  /** path of the app to which the game's back arrow leads */
  backUrl: text,
}), record({ gameUrl: text }), { method: 'POST' });
