import type { Past } from './past.ts';
import { grantReached } from '../../rewards/missions.ts';
import { payRebate, waitingRebates } from '../../rewards/rebates.ts';
import { findReward, grantReward, payReward } from '../../rewards/rewards.ts';
import { rows } from '../../store/database.ts';
import { day } from '../../time/lengths.ts';

const cashback = { pt: 'Cashback de perdas', en: 'Cashback on losses' };
const missed = { pt: 'Sorteio da primavera', en: 'Spring draw' };
const weekend = { pt: 'Cashback do fim de semana', en: 'Weekend cashback' };
const level = { pt: 'Bônus de nível', en: 'Level-up bonus' };

/** Grants the rewards that the member got `daysAgo`; the first one is claimed at once. */
export function giveRewards({ platform }: Past, memberId: number, daysAgo: number, now: number): void {
  const give = (reference: string, source: 'promotion' | 'level', title: typeof cashback, amount: number, expiresAt: number) =>
    grantReward(platform, { memberId, reference, source, title, amount, expiresAt });
  if (daysAgo === 88) {
    give('cashback', 'promotion', cashback, 2_000, platform.clock.now() + 30 * day);
    payReward(platform, memberId, String(findReward(platform, memberId, 'cashback')!.id));
  }
  if (daysAgo === 40) give('spring', 'promotion', missed, 1_000, platform.clock.now() + 15 * day);
  if (daysAgo === 6) give('level', 'level', level, 5_000, platform.clock.now() + 30 * day);
  if (daysAgo === 1) give('weekend', 'promotion', weekend, 1_000, now + 0.8 * day);
}

/** Claims every waiting mission reward, then the rebate. */
export function claimAll({ platform }: Past, memberId: number, requestId: string): void {
  grantReached(platform, memberId);
  const waiting = rows<{ id: number }>(
    platform.database, "select id from rewards where member_id = ? and source = 'mission' and claimed_at is null and expires_at > ?", memberId, platform.clock.now(),
  );
  for (const { id } of waiting) payReward(platform, memberId, String(id));
  if (waitingRebates(platform, memberId).some(({ amount }) => amount)) payRebate(platform, memberId, requestId);
}
