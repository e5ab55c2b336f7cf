import { isTrial } from '../../contract/members.ts';
import { dayName } from '../time/day-name.ts';
import type { Caller, Platform } from '../handler.ts';
import { settle, stake } from '../money/stakes.ts';
import { checkStake } from '../responsible/checks.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** One bet of the betting record. Amounts are minor units, times epoch ms. */
export interface Bet {
  id: number;
  memberId: number;
  account: string;
  /** names the round or ticket; the same one never stakes twice */
  reference: string;
  vendor: string;
  category: string;
  nodeId: string;
  /** the game's name, in the language of play */
  title: string;
  stake: number;
  payout: number;
  state: 'open' | 'won' | 'lost';
  /** JSON of the outcome; null while open */
  outcome: string | null;
  placedAt: number;
  settledAt: number | null;
}

type NewBet = Pick<Bet, 'reference' | 'vendor' | 'category' | 'nodeId' | 'title' | 'stake'>;

const columns = `id, member_id as memberId, account, reference, vendor, category, node_id as nodeId, title, stake, payout, state,
  outcome, placed_at as placedAt, settled_at as settledAt`;

export function findBet({ database }: Platform, memberId: number, reference: string): Bet | undefined {
  return row<Bet>(database, `select ${columns} from bets where member_id = ? and reference = ?`, memberId, reference);
}

/** Takes the stake and writes the bet, open. Refused with `wallet.low`, and as `checkStake` says. */
export function placeBet(platform: Platform, player: Pick<Caller, 'memberId' | 'account' | 'type'>, bet: NewBet): Bet {
  return transaction(platform.database, () => {
    const { memberId, account, type } = player;
    checkStake(platform, player, bet.stake);
    const { stakedAt: placedAt } = stake(platform, { memberId, reference: bet.reference, title: bet.title, amount: bet.stake });
    const { id } = change(
      platform.database,
      `insert into bets (member_id, account, reference, vendor, category, node_id, title, stake, play_money, placed_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      memberId, account, bet.reference, bet.vendor, bet.category, bet.nodeId, bet.title, bet.stake, Number(isTrial(type)), placedAt,
    );
    return { ...bet, id, memberId, account, payout: 0, state: 'open', outcome: null, placedAt, settledAt: null };
  });
}

/** Settles an open bet: stores its outcome and pays `payout`, 0 where it lost. */
export function settleBet(platform: Platform, bet: Pick<Bet, 'id' | 'memberId' | 'reference'>, payout: number, outcome: unknown): void {
  transaction(platform.database, () => {
    const now = platform.clock.now();
    const { changes } = change(
      platform.database,
      "update bets set payout = ?, state = ?, outcome = ?, settled_at = ?, settled_day = ? where id = ? and state = 'open'",
      payout, payout > 0 ? 'won' : 'lost', JSON.stringify(outcome), now, dayName(now), bet.id,
    );
    if (changes) settle(platform, bet.memberId, bet.reference, payout);
  });
}

/** The member's bets on a game since a time, newest first: of a round of a table, however many calls they came by. */
export function betsSince({ database }: Platform, memberId: number, nodeId: string, since: number): Bet[] {
  const before = 'select id from bets where member_id = ?1 and node_id = ?2 and placed_at < ?3 order by id desc limit 1';
  return rows<Bet>(
    database, `select ${columns} from bets where member_id = ?1 and node_id = ?2 and id > coalesce((${before}), 0) order by id desc`, memberId, nodeId, since,
  );
}

/** The member's latest bets on a game, newest first. */
export function betsOn({ database }: Platform, memberId: number, nodeId: string, count: number): Bet[] {
  return rows<Bet>(
    database, `select ${columns} from bets where member_id = ? and node_id = ? order by id desc limit ?`, memberId, nodeId, count,
  );
}
