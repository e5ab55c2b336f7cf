import type { Winner } from '../../contract/endpoints/board.ts';
import * as limits from '../../contract/limits.ts';
import { TRIAL } from '../../contract/members.ts';
import type { Platform } from '../handler.ts';
import { rows } from '../store/database.ts';
import { dayNumber } from '../time/day-number.ts';

/** `ma•••12`: an account that only its owner recognises. */
export const masked = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-2)}`;

/**
 * The merchant's best wins of the day, one for each player, out of the betting record. While the day is young,
 * yesterday's fill the board up. Play money does not count.
 */
export function winnersOf({ database, clock }: Platform, merchant: string, limit: number): Winner[] {
  const most = Math.min(limits.winners, Math.max(0, Math.trunc(limit)));
  const best = new Map<string, number>();
  for (const today of [dayNumber(clock.now()), dayNumber(clock.now()) - 1]) {
    const wins = rows<{ account: string; payout: number }>(
      database,
      `select account, best as payout from result_days join members on members.id = member_id
       where day = ? and best > 0 and type <> ${TRIAL} and merchant = ? order by best desc`,
      today, merchant,
    );
    for (const { account, payout } of wins) {
      if (best.size >= most) break;
      if (!best.has(account)) best.set(account, payout);
    }
  }
  return [...best].map(([account, winAmount]) => ({ vo: { customerName: masked(account), winAmount } }));
}
