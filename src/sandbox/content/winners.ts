import type { Winner } from '../../contract/endpoints/board.ts';
import { limits } from '../../contract/limits.ts';
import type { Platform } from '../handler.ts';
import { dayName } from '../time/day-name.ts';
import { day } from '../time/lengths.ts';

/** `ma•••12`: an account that only its owner recognises. */
export const masked = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-2)}`;

/**
 * The merchant's best wins of the day, one for each player, out of the betting record. While the day is young,
 * yesterday's fill the board up. Play money does not count.
 */
export function winnersOf({ database, clock }: Platform, merchant: string, limit: number): Winner[] {
  const most = Math.min(limits.winners, Math.max(0, Math.trunc(limit)));
  const best = new Map<string, number>();
  const wins = database.prepare(
    `select bets.account, payout from bets join members on members.id = member_id
     where settled_day = ? and state = 'won' and play_money = 0 and merchant = ? order by payout desc`,
  );
  for (const name of [dayName(clock.now()), dayName(clock.now() - day)]) {
    for (const { account, payout } of wins.iterate(name, merchant)) {
      if (best.size >= most) break;
      if (!best.has(String(account))) best.set(String(account), Number(payout));
    }
  }
  return [...best].map(([account, winAmount]) => ({ vo: { customerName: masked(account), winAmount } }));
}
