import { Refusal, type Platform } from '../handler.ts';
import { findBet, placeBet, settleBet, type Bet } from '../play/bets.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import type { PlayableGame } from './games.ts';
import type { MachineName } from './machine-of.ts';

/** A bet that waits for the end of its round; `state` is the game's own. Amounts are minor units, `placedAt` epoch ms. */
export interface OpenRound<State> {
  id: number;
  memberId: number;
  reference: string;
  nodeId: string;
  round: string;
  stake: number;
  placedAt: number;
  state: State;
}

interface Opening<State> {
  machine: MachineName;
  reference: string;
  round: string;
  stake: number;
  state: State;
}

type OpenRow = Omit<OpenRound<unknown>, 'state'> & { state: string };

const select = `select id, member_id as memberId, reference, open_rounds.node_id as nodeId, round, stake, placed_at as placedAt, open_rounds.state as state
  from open_rounds join bets on id = bet_id`;

const read = <State>(found: OpenRow): OpenRound<State> => ({ ...found, state: JSON.parse(found.state) as State });

/**
 * Takes a stake for a round that goes on. The same reference again stakes nothing, and is not refused for coming late.
 * Refused where it is not `inTime`, and as `placeBet` says.
 */
export function openRound<State>(platform: Platform, session: GameSession, game: PlayableGame, { machine, reference, round, stake, state }: Opening<State>, inTime = true): void {
  transaction(platform.database, () => {
    const earlier = findBet(platform, session.player.memberId, reference);
    if (earlier?.nodeId === game.nodeId) return;
    if (earlier) throw new Refusal('request.invalid');
    if (!inTime) throw new Refusal('lottery.closed');
    if (!game.available) throw new Refusal('game.unavailable');
    const { nodeId, vendor, category, name } = game;
    const { id } = placeBet(platform, session.player, { reference, vendor, category, nodeId, title: name, stake });
    change(platform.database, 'insert into open_rounds (bet_id, machine, node_id, round, state) values (?, ?, ?, ?, ?)', id, machine, nodeId, round, JSON.stringify(state));
  });
}

export const findOpen = <State>({ database }: Platform, memberId: number, reference: string): OpenRound<State> | undefined => {
  const found = row<OpenRow>(database, `${select} where member_id = ? and reference = ?`, memberId, reference);
  return found && read<State>(found);
};

/** The member's rounds that go on in a game, oldest first. */
export const openOf = <State>({ database }: Platform, memberId: number, nodeId: string): OpenRound<State>[] =>
  rows<OpenRow>(database, `${select} where member_id = ? and open_rounds.node_id = ? order by id`, memberId, nodeId).map((found) => read<State>(found));

/** Everybody's rounds that go on in the games of a machine. */
export const openOn = <State>({ database }: Platform, machine: MachineName): OpenRound<State>[] =>
  rows<OpenRow>(database, `${select} where machine = ? order by id`, machine).map((found) => read<State>(found));

/** The number of members with a stake in a round of a table. */
export const playersIn = ({ database }: Platform, machine: MachineName, nodeId: string, round: string): number =>
  row<{ count: number }>(
    database, 'select count(distinct member_id) as count from open_rounds join bets on id = bet_id where machine = ? and open_rounds.node_id = ? and round = ?', machine, nodeId, round,
  )!.count;

export function saveState({ database }: Platform, id: number, state: unknown): void {
  change(database, 'update open_rounds set state = ? where bet_id = ?', JSON.stringify(state), id);
}

/** Ends a round: pays `payout` minor units and keeps its outcome with the bet. */
export function closeRound(platform: Platform, open: Pick<OpenRound<unknown>, 'id' | 'memberId' | 'reference'>, payout: number, outcome: unknown): void {
  transaction(platform.database, () => {
    settleBet(platform, open, payout, outcome);
    change(platform.database, 'delete from open_rounds where bet_id = ?', open.id);
  });
}

/** The result of the member's settled bets of a round; undefined without bets. */
export function resultOf(bets: readonly Bet[], round: string): { stake: number; payout: number } | undefined {
  const own = bets.filter(({ outcome }) => outcome && (JSON.parse(outcome) as { round?: string }).round === round);
  if (!own.length) return undefined;
  return own.reduce((sum, bet) => ({ stake: sum.stake + bet.stake, payout: sum.payout + bet.payout }), { stake: 0, payout: 0 });
}
