import { Refusal, type Platform } from '../../handler.ts';
import { readRequestId } from '../../http/request-id.ts';
import { cancelStakes } from '../../money/stakes.ts';
import { balanceOf } from '../../money/wallets.ts';
import { betsSince } from '../../play/bets.ts';
import { cancelEachOther } from '../../play/cancelling.ts';
import { repeatableChance } from '../../play/chance.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { latestRounds } from '../../play/rounds.ts';
import { second } from '../../time/lengths.ts';
import type { PlayableGame } from '../games.ts';
import type { Input } from '../game-machine.ts';
import { closeRound, openOf, openOn, openRound, playersIn, resultOf, type OpenRound } from '../open-rounds.ts';
import { payoutOf, pockets, spots, stakeOf, type Chips } from './rules.ts';

/** A round by its ms: stakes until the ball runs, and money when it has fallen. */
const length = 30 * second;
const spinsAt = 18 * second;
const fallsAt = 24 * second;
/** Minor units that one call may put on the table. */
export const mostOnTable = 200_000;
/** Spots that one call may put chips on. */
export const mostSpots = 20;

const roundAt = (now: number): number => Math.floor(now / length);

/** The number of a round, the same for everybody at the table. */
const numberOf = ({ seed }: Platform, nodeId: string, round: number): number => repeatableChance(seed, `roulette ${nodeId} ${round}`)(pockets);

/** Settles the rounds in which the ball has fallen. */
export function settleRoulette(platform: Platform): void {
  const now = platform.clock.now();
  const due = openOn<Chips>(platform, 'roulette').filter((open) => now >= Number(open.round) * length + fallsAt);
  for (const one of new Map(due.map((open) => [`${open.memberId} ${open.nodeId} ${open.round}`, open])).values()) cancelChips(platform, one);
  for (const open of due) {
    const number = numberOf(platform, open.nodeId, Number(open.round));
    closeRound(platform, open, payoutOf(open.state, number), { round: open.round, number, chips: open.state });
  }
}

/** All chips of the member in the round of this one, by however many calls they came. */
function cancelChips(platform: Platform, { memberId, nodeId, round }: OpenRound<Chips>): void {
  const placed = openOf<Chips>(platform, memberId, nodeId).filter((open) => open.round === round);
  const named = new Set(placed.flatMap(({ state }) => Object.keys(state)));
  if (cancelEachOther([...named].map((spot) => spots.get(spot) ?? []), pockets)) cancelStakes(platform, memberId, placed.map(({ reference }) => reference));
}

export function rouletteState(platform: Platform, session: GameSession, game: PlayableGame): object {
  settleRoulette(platform);
  const now = platform.clock.now();
  const round = roundAt(now);
  const elapsed = now - round * length;
  const phase = elapsed < spinsAt ? 'stakes' : elapsed < fallsAt ? 'spin' : 'result';
  const { memberId } = session.player;
  const ends = { stakes: spinsAt, spin: fallsAt, result: length };
  return {
    now, phase, round: String(round), endsAt: round * length + ends[phase],
    number: phase === 'stakes' ? undefined : numberOf(platform, game.nodeId, round),
    players: playersIn(platform, 'roulette', game.nodeId, String(round)),
    latest: Array.from({ length: 10 }, (_, back) => numberOf(platform, game.nodeId, round - 1 - back)),
    chips: openOf<Chips>(platform, memberId, game.nodeId).filter((open) => open.round === String(round)).map(({ state }) => state),
    result: resultOf(betsSince(platform, memberId, game.nodeId, round * length), String(round)),
    balance: balanceOf(platform, memberId),
    history: latestRounds(platform, session),
  };
}

function readChips(value: unknown, minimum: number): Chips {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('request.invalid');
  const chips = Object.entries(value);
  const wellFormed = chips.every(([spot, stake]) => spots.has(spot) && Number.isSafeInteger(stake) && stake >= minimum);
  if (!chips.length || chips.length > mostSpots || !wellFormed || stakeOf(value as Chips) > mostOnTable) throw new Refusal('request.invalid');
  return Object.fromEntries(chips) as Chips;
}

/** Puts chips on the table, for the round that takes stakes now. */
export function placeChips(platform: Platform, session: GameSession, game: PlayableGame, input: Input): object {
  const now = platform.clock.now();
  const round = roundAt(now);
  const reference = readRequestId(input.round);
  const chips = readChips(input.chips, game.minimumBet);
  const inTime = input.table === String(round) && now < round * length + spinsAt;
  openRound(platform, session, game, { machine: 'roulette', reference, round: String(round), stake: stakeOf(chips), state: chips }, inTime);
  return rouletteState(platform, session, game);
}
