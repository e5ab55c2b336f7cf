import type { Match } from '../../../contract/endpoints/content.ts';
import type { Language } from '../../../contract/languages.ts';
import { imageCDN } from '../../art/art-path.ts';
import { hotMatchesAt } from './matches.ts';
import type { PlayableGame } from '../games.ts';
import { Refusal } from '../../handler.ts';
import type { Platform } from '../../handler.ts';
import { trueChance } from '../../play/chance.ts';
import { oddsOf, playMatch, results } from './match.ts';
import type { Played, Result } from './match.ts';
import { playOnce, readStake } from '../../play/rounds.ts';
import type { Settled } from '../../play/rounds.ts';
import type { GameSession } from '../../play/game-sessions.ts';

/** The stored outcome of a bet on a match. */
type MatchOutcome = Played & { match: string; picked: Result };

interface Input {
  round?: unknown;
  stake?: unknown;
  match?: unknown;
  result?: unknown;
}

/** The matches of the page, each with its prices and the addresses of its crests. */
export const offeredMatches = (platform: Platform, language: Language): (Match & { odds: Record<Result, number> })[] =>
  hotMatchesAt(platform, language).map((match) =>
    Object.assign(match, {
      odds: oddsOf(platform.seed, match.roomId),
      homeTeamImageUrl: imageCDN + match.homeTeamImageUrl,
      awayTeamImageUrl: imageCDN + match.awayTeamImageUrl,
    }),
  );

/** Plays the match as a virtual one, right after the stake is taken. */
export function betOnMatch(platform: Platform, session: GameSession, game: PlayableGame, input: Input): Settled<MatchOutcome> {
  return playOnce(platform, session, game, input.round, () => {
    const match = offeredMatches(platform, session.language).find(({ roomId }) => roomId === input.match);
    const picked = results.find((result) => result === input.result);
    if (!match || !picked) throw new Refusal('request.invalid');
    const stake = readStake(input.stake, game.minimumBet);
    const draw = () => {
      const played = playMatch(platform.seed, match.roomId, trueChance);
      const payout = played.result === picked ? Math.floor((stake * match.odds[picked]) / 100) : 0;
      return { payout, outcome: { ...played, match: match.roomId, picked } };
    };
    return { title: `${match.homeTeam} x ${match.awayTeam}`, stake, draw };
  });
}
