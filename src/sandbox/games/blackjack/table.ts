import { Refusal, type Platform } from '../../handler.ts';
import { readRequestId } from '../../http/request-id.ts';
import { balanceOf } from '../../money/wallets.ts';
import { betsSince } from '../../play/bets.ts';
import { repeatableChance } from '../../play/chance.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { latestRounds, readStake } from '../../play/rounds.ts';
import { second } from '../../time/lengths.ts';
import { fact, setFact } from '../../store/facts.ts';
import { transaction } from '../../store/transaction.ts';
import type { PlayableGame } from '../games.ts';
import { stakeUnits } from '../machine-of.ts';
import type { Input } from '../game-machine.ts';
import { closeRound, findOpen, openOf, openOn, openRound, playersIn, resultOf, saveState, type OpenRound } from '../open-rounds.ts';
import { bestMove } from './best-play.ts';
import { dealerDraws, drawCard, halvesOf, handOf, valueOf, type Card } from './rules.ts';

/** A round by its ms: stakes, then decisions until all have acted or the time is over, then the dealer's cards. */
const length = 40 * second;
const dealsAt = 12 * second;
const endsAt = 31 * second;

interface Played {
  hits: number;
  stood: boolean;
  /** the second stake of a double, which is settled like the first */
  second?: boolean;
}

const roundAt = (now: number): number => Math.floor(now / length);

/** The table's own time: it is ahead of the clock by what rounds in which all had acted were shorter. */
const timeAt = ({ clock, database }: Platform, nodeId: string): number => clock.now() + Number(fact(database, `ahead ${nodeId}`) ?? 0);

/** Goes on to the end of the time to decide. */
function skipTo(platform: Platform, nodeId: string, at: number): void {
  const ahead = Number(fact(platform.database, `ahead ${nodeId}`) ?? 0);
  setFact(platform.database, `ahead ${nodeId}`, String(ahead + at - timeAt(platform, nodeId)));
}

/** A shoe, which gives its cards one by one: the dealer's is everybody's, and each seat has one of its own, so that no hand tells of another. */
function shoeOf({ seed }: Platform, nodeId: string, round: number, owner: 'dealer' | number): () => Card {
  const chance = repeatableChance(seed, `blackjack ${nodeId} ${round} ${owner}`);
  return () => drawCard(chance);
}

/** The dealer's final hand; only its first card may be shown while anybody decides. */
function dealerOf(platform: Platform, nodeId: string, round: number): Card[] {
  const next = shoeOf(platform, nodeId, round, 'dealer');
  const cards = [next(), next()];
  while (dealerDraws(cards)) cards.push(next());
  return cards;
}

/** The hand of a seat so far. */
const handIn = (platform: Platform, { nodeId, round, memberId, state }: OpenRound<Played>): Card[] =>
  Array.from({ length: 2 + state.hits }, shoeOf(platform, nodeId, Number(round), memberId));

/** A hand that was left is played as well as it can be with one stake: nobody loses by the clock. */
function playOn(platform: Platform, open: OpenRound<Played>, dealer: readonly Card[]): Card[] {
  const values = (cards: readonly Card[]) => cards.map(valueOf);
  let { hits } = open.state;
  const cards = () => handIn(platform, { ...open, state: { ...open.state, hits } });
  while (!isDone(open, cards()) && bestMove(values(cards()), valueOf(dealer[0]!)) !== 'stand') hits++;
  return cards();
}

/** Ends the time to decide where all have acted, and settles the rounds in which it is over. */
export function settleBlackjack(platform: Platform): void {
  const all = openOn<Played>(platform, 'blackjack');
  for (const nodeId of new Set(all.map((open) => open.nodeId))) {
    const now = timeAt(platform, nodeId);
    const round = roundAt(now);
    const playing = all.filter((open) => open.nodeId === nodeId && open.round === String(round));
    const decides = now >= round * length + dealsAt && now < round * length + endsAt;
    if (decides && playing.length && playing.every((open) => isDone(open, handIn(platform, open)))) skipTo(platform, nodeId, round * length + endsAt);
  }
  for (const open of all) {
    const round = Number(open.round);
    if (timeAt(platform, open.nodeId) < round * length + endsAt) continue;
    const dealer = dealerOf(platform, open.nodeId, round);
    const cards = playOn(platform, open, dealer);
    closeRound(platform, open, (open.stake * halvesOf(cards, dealer)) / 2, { round: open.round, cards, dealer });
  }
}

/** A table without a stake goes on to the next round: who opens the game waits for nobody's hand. */
function skipEmpty(platform: Platform, nodeId: string): void {
  const now = timeAt(platform, nodeId);
  const round = roundAt(now);
  const decides = now >= round * length + dealsAt && now < round * length + endsAt;
  if (decides && !playersIn(platform, 'blackjack', nodeId, String(round))) skipTo(platform, nodeId, (round + 1) * length);
}

export function blackjackState(platform: Platform, session: GameSession, game: PlayableGame): object {
  settleBlackjack(platform);
  skipEmpty(platform, game.nodeId);
  const now = timeAt(platform, game.nodeId);
  const round = roundAt(now);
  const elapsed = now - round * length;
  const phase = elapsed < dealsAt ? 'stakes' : elapsed < endsAt ? 'play' : 'result';
  const { memberId } = session.player;
  const dealer = dealerOf(platform, game.nodeId, round);
  // The table is ahead of the clock by no less than when the round began.
  const bets = betsSince(platform, memberId, game.nodeId, platform.clock.now() - elapsed);
  const own = openOf<Played>(platform, memberId, game.nodeId).filter((open) => open.round === String(round));
  const [first] = own;
  const settled = bets.find(({ outcome }) => outcome && (JSON.parse(outcome) as { round: string }).round === String(round));
  const cards = settled ? (JSON.parse(settled.outcome!) as { cards: Card[] }).cards : first ? handIn(platform, first) : [];
  const ends = { stakes: dealsAt, play: endsAt, result: length };
  return {
    now, phase, round: String(round), endsAt: round * length + ends[phase],
    // Who has no stake has no hand.
    cards: phase === 'stakes' ? [] : cards,
    dealer: phase === 'stakes' ? [] : phase === 'play' ? dealer.slice(0, 1) : dealer,
    stake: own.reduce((sum, { stake }) => sum + stake, 0),
    decides: phase === 'play' && first !== undefined && !isDone(first, cards),
    hits: first?.state.hits ?? 0,
    mayDouble: first?.state.hits === 0,
    players: playersIn(platform, 'blackjack', game.nodeId, String(round)),
    result: resultOf(bets, String(round)),
    balance: balanceOf(platform, memberId),
    history: latestRounds(platform, session),
  };
}

const isDone = ({ state }: OpenRound<Played>, cards: readonly Card[]): boolean => state.stood || handOf(cards).total >= 21;

/** Takes the stake for the round that takes stakes now, one for each member. */
export function sitAtBlackjack(platform: Platform, session: GameSession, game: PlayableGame, input: Input): object {
  const now = timeAt(platform, game.nodeId);
  const round = roundAt(now);
  const reference = readRequestId(input.round);
  const stake = readStake(input.stake, game.minimumBet, stakeUnits.blackjack);
  const inTime = input.table === String(round) && now < round * length + dealsAt;
  const others = openOf<Played>(platform, session.player.memberId, game.nodeId).filter((open) => open.reference !== reference && open.round === String(round));
  if (inTime && others.length) throw new Refusal('request.invalid');
  openRound<Played>(platform, session, game, { machine: 'blackjack', reference, round: String(round), stake, state: { hits: 0, stood: false } }, inTime);
  return blackjackState(platform, session, game);
}

/** One decision. `hits` is how many cards the page knew of, so that a decision sent twice counts once. */
function decide(move: 'hit' | 'stand' | 'double') {
  return (platform: Platform, session: GameSession, game: PlayableGame, input: Input): object => {
    const now = timeAt(platform, game.nodeId);
    const round = roundAt(now);
    const { memberId } = session.player;
    const first = openOf<Played>(platform, memberId, game.nodeId).find((open) => open.round === String(round));
    if (!first || input.table !== String(round) || now < round * length + dealsAt || now >= round * length + endsAt) throw new Refusal('lottery.closed');
    if (input.hits !== first.state.hits || isDone(first, handIn(platform, first))) return blackjackState(platform, session, game);
    transaction(platform.database, () => {
      const state: Played = { hits: first.state.hits + Number(move !== 'stand'), stood: move !== 'hit' };
      if (move === 'double') {
        if (first.state.hits > 0) throw new Refusal('request.invalid');
        const reference = `${first.reference.slice(0, 57)}-double`;
        if (!findOpen(platform, memberId, reference)) openRound<Played>(platform, session, game, { machine: 'blackjack', reference, round: first.round, stake: first.stake, state: { ...state, second: true } });
      }
      saveState(platform, first.id, state);
    });
    return blackjackState(platform, session, game);
  };
}

export const blackjackMoves = { hit: decide('hit'), stand: decide('stand'), double: decide('double') };
