import { Refusal, type Platform } from '../../handler.ts';
import { readRequestId } from '../../http/request-id.ts';
import { balanceOf } from '../../money/wallets.ts';
import { betsSince } from '../../play/bets.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { latestRounds, readStake } from '../../play/rounds.ts';
import type { PlayableGame } from '../games.ts';
import { stakeUnits } from '../machine-of.ts';
import type { Input } from '../game-machine.ts';
import { closeRound, openOf, openOn, openRound, playersIn, resultOf } from '../open-rounds.ts';
import { ceiling, flightOf, least, multiplierAt, payoutAt } from './rules.ts';
import { flightAt, flightNamed, latestPoints } from './schedule.ts';

/** The multiplier at which the platform cashes out by itself, hundredths. */
interface Target {
  target: number;
}

/** Settles the stakes whose target was reached, and those whose flight is over. */
export function settleCrash(platform: Platform): void {
  const now = platform.clock.now();
  for (const open of openOn<Target>(platform, 'crash')) {
    const { startsAt, endsAt, point } = flightNamed(platform, open.nodeId, open.round);
    const { target } = open.state;
    const reached = target <= point && now >= startsAt + flightOf(target);
    if (!reached && now < endsAt) continue;
    closeRound(platform, open, payoutAt(open.stake, target, point), { round: open.round, at: target <= point ? target : undefined, point: now < endsAt ? undefined : point });
  }
}

export function crashState(platform: Platform, session: GameSession, game: PlayableGame): object {
  settleCrash(platform);
  const now = platform.clock.now();
  const flight = flightAt(platform, game.nodeId, now);
  const phase = now < flight.startsAt ? 'stakes' : now < flight.endsAt ? 'flight' : 'result';
  const { memberId } = session.player;
  const [open] = openOf<Target>(platform, memberId, game.nodeId);
  return {
    now, phase, round: flight.round, startsAt: flight.startsAt,
    // The end of a flight stays secret until it has come.
    endsAt: phase === 'stakes' ? flight.startsAt : phase === 'flight' ? undefined : flight.closesAt,
    point: phase === 'result' ? flight.point : undefined,
    latest: latestPoints(platform, game.nodeId, now, 8),
    stake: open?.stake ?? 0,
    target: open?.state.target,
    players: playersIn(platform, 'crash', game.nodeId, flight.round),
    result: resultOf(betsSince(platform, memberId, game.nodeId, flight.opensAt), flight.round),
    balance: balanceOf(platform, memberId),
    history: latestRounds(platform, session),
  };
}

/** Takes the stake for the next flight, one for each member. */
export function boardFlight(platform: Platform, session: GameSession, game: PlayableGame, input: Input): object {
  const now = platform.clock.now();
  const flight = flightAt(platform, game.nodeId, now);
  const reference = readRequestId(input.round);
  const stake = readStake(input.stake, game.minimumBet, stakeUnits.crash);
  const target = input.target ?? ceiling;
  if (typeof target !== 'number' || !Number.isSafeInteger(target) || target < least || target > ceiling) throw new Refusal('request.invalid');
  const inTime = input.table === flight.round && now < flight.startsAt;
  if (inTime && openOf(platform, session.player.memberId, game.nodeId).some((open) => open.reference !== reference)) throw new Refusal('request.invalid');
  openRound<Target>(platform, session, game, { machine: 'crash', reference, round: flight.round, stake, state: { target } }, inTime);
  return crashState(platform, session, game);
}

/** Cashes out at what the multiplier is by the platform's clock. Too late, it answers that the flight is over. */
export function cashOut(platform: Platform, session: GameSession, game: PlayableGame, { table }: Input): object {
  settleCrash(platform);
  const now = platform.clock.now();
  const [open] = openOf<Target>(platform, session.player.memberId, game.nodeId);
  // Of the flight that the person saw, never of the next one.
  if (open && open.round === table) {
    const { startsAt, endsAt, point } = flightNamed(platform, game.nodeId, open.round);
    const at = multiplierAt(now - startsAt);
    if (now < endsAt && at >= least) closeRound(platform, open, payoutAt(open.stake, at, point), { round: open.round, at });
  }
  return crashState(platform, session, game);
}
