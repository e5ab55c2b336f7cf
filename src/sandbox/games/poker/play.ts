import { Refusal, type Platform } from '../../handler.ts';
import { readRequestId } from '../../http/request-id.ts';
import { balanceOf } from '../../money/wallets.ts';
import { findBet } from '../../play/bets.ts';
import { trueChance } from '../../play/chance.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { readStake } from '../../play/rounds.ts';
import { day } from '../../time/lengths.ts';
import type { PlayableGame } from '../games.ts';
import type { Input } from '../game-machine.ts';
import { closeRound, findOpen, openOf, openOn, openRound, type OpenRound } from '../open-rounds.ts';
import { drawHand, handNames, pays, rankOf, shuffleTen, type Card } from './rules.ts';

/** All ten cards of a hand, drawn when it is dealt. */
interface Dealt {
  ten: Card[];
}

const all = [true, true, true, true, true];

/** A dealt hand as its page may see it, with the name of its present rank; undefined if no hand waits. */
export function dealtHand(platform: Platform, session: GameSession, game: PlayableGame): object | undefined {
  const [open] = openOf<Dealt>(platform, session.player.memberId, game.nodeId);
  if (!open) return undefined;
  const cards = open.state.ten.slice(0, 5);
  return { round: open.reference, stake: open.stake, cards, makes: handNames[rankOf(cards)], balance: balanceOf(platform, session.player.memberId) };
}

/** Takes the stake and deals five cards; while a hand waits, it is dealt again as it is. */
export function deal(platform: Platform, session: GameSession, game: PlayableGame, input: Input): object {
  const waiting = dealtHand(platform, session, game);
  if (waiting) return waiting;
  const reference = readRequestId(input.round);
  const stake = readStake(input.stake, game.minimumBet);
  openRound<Dealt>(platform, session, game, { machine: 'poker', reference, round: reference, stake, state: { ten: shuffleTen(trueChance) } });
  return dealtHand(platform, session, game) ?? settled(platform, session, reference);
}

/** Replaces the cards that are not held, and pays. The same hand again answers how it ended. */
export function draw(platform: Platform, session: GameSession, game: PlayableGame, input: Input): object {
  const reference = readRequestId(input.round);
  const { held } = input;
  if (!Array.isArray(held) || held.length !== 5 || held.some((each) => typeof each !== 'boolean')) throw new Refusal('request.invalid');
  const open = findOpen<Dealt>(platform, session.player.memberId, reference);
  if (open && open.nodeId !== game.nodeId) throw new Refusal('request.invalid');
  if (open) settle(platform, open, held as boolean[]);
  return settled(platform, session, reference);
}

function settle(platform: Platform, open: OpenRound<Dealt>, held: readonly boolean[]): void {
  const cards = drawHand(open.state.ten, held);
  const rank = rankOf(cards);
  closeRound(platform, open, open.stake * pays[rank]!, { cards, makes: handNames[rank] });
}

function settled(platform: Platform, session: GameSession, reference: string): object {
  const { memberId } = session.player;
  const bet = findBet(platform, memberId, reference);
  if (!bet?.outcome || bet.nodeId !== session.nodeId) throw new Refusal('request.invalid');
  const { stake, payout, placedAt, title } = bet;
  return { ...(JSON.parse(bet.outcome) as object), stake, payout, placedAt, label: title, balance: balanceOf(platform, memberId) };
}

/** Settles hands that were left for a day, every card held. */
export function settlePoker(platform: Platform): void {
  const before = platform.clock.now() - day;
  for (const open of openOn<Dealt>(platform, 'poker')) if (open.placedAt < before) settle(platform, open, all);
}
