import type { Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { dayNumber } from '../time/day-number.ts';
import { TRIAL } from '../../contract/members.ts';

/** Minor units that a jackpot begins with, and the share of all stakes that it grows by. */
export const jackpotAtFirst = 5_000_000;
const growth = 0.01;

/** A merchant's jackpot as it was when a day began. */
export interface Jackpot {
  amount: number;
  /** the first day whose stakes are not in it yet, as `dayNumber` counts */
  day: number;
}

/** The jackpot that is kept; the first one begins today. */
export function currentJackpot({ database, clock }: Platform, merchant: string): Jackpot {
  return row<Jackpot>(database, 'select amount, day from jackpots where merchant = ?', merchant) ?? { amount: jackpotAtFirst, day: dayNumber(clock.now()) };
}

export function saveJackpot({ database }: Platform, merchant: string, { amount, day }: Jackpot): void {
  change(database, 'insert into jackpots (merchant, amount, day) values (?, ?, ?) on conflict do update set amount = excluded.amount, day = excluded.day', merchant, amount, day);
}

/** What a jackpot has grown by until a day begins: a share of the real money that was staked. */
export function jackpotGrowth({ database }: Platform, merchant: string, { amount, day }: Jackpot, until: number): number {
  const { staked } = row<{ staked: number }>(
    database, `select coalesce(sum(staked), 0) as staked from result_days join members on members.id = member_id where day >= ? and day < ? and merchant = ? and type <> ${TRIAL}`, day, until, merchant,
  )!;
  return amount + Math.floor(staked * growth);
}

/** What a merchant's jackpot holds now, minor units. */
export const jackpotAmount = (platform: Platform, merchant: string): number => jackpotGrowth(platform, merchant, currentJackpot(platform, merchant), Infinity);
