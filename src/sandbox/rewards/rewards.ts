import type { SQLInputValue } from 'node:sqlite';
import type { RewardSummary } from '../../contract/endpoints/rewards.ts';
import type { RewardState } from '../../contract/records.ts';
import type { Label } from '../catalogue/labels.ts';
import { Refusal, type Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** `reference` names the reason: a member gets one reward per reference. Minor units, epoch ms. */
export interface NewReward {
  memberId: number;
  reference: string;
  source: 'mission' | 'level' | 'promotion';
  title: Label;
  amount: number;
  expiresAt: number;
}

interface RewardRow {
  id: number;
  amount: number;
  expiresAt: number;
  claimedAt: number | null;
}

const columns = 'id, amount, expires_at as expiresAt, claimed_at as claimedAt';

/** Gives a member a reward to claim. */
export function grantReward({ database, clock }: Platform, { memberId, reference, source, title, amount, expiresAt }: NewReward): void {
  change(
    database,
    `insert into rewards (member_id, reference, source, title_pt, title_en, amount, granted_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (member_id, reference) do nothing`,
    memberId, reference, source, title.pt, title.en, amount, clock.now(), expiresAt,
  );
}

/** The reward that was granted for this reference, or undefined. */
export function findReward({ database }: Platform, memberId: number, reference: string): RewardRow | undefined {
  return row<RewardRow>(database, `select ${columns} from rewards where member_id = ? and reference = ?`, memberId, reference);
}

/** Pays a waiting reward and answers its amount. A repeated claim pays nothing more; an expired reward is refused. */
export function payReward(platform: Platform, memberId: number, rewardId: string): number {
  return transaction(platform.database, () => {
    const { database, clock } = platform;
    // Compared as text, so that only one spelling of the id names the row.
    const found = row<RewardRow>(database, `select ${columns} from rewards where member_id = ? and cast(id as text) = ?`, memberId, rewardId);
    if (!found) throw new Refusal('claim.nothing');
    if (found.claimedAt === null) {
      if (found.expiresAt <= clock.now()) throw new Refusal('claim.nothing');
      change(database, 'update rewards set claimed_at = ? where id = ?', clock.now(), found.id);
      move(platform, { memberId, amount: found.amount, kind: 'reward', reference: `reward ${found.id}` });
    }
    return found.amount;
  });
}

/** The rewards of a member in a state, as the end of a query with its order. */
export function rewardsIn({ clock }: Platform, memberId: number, state: RewardState): { from: string; order: string; values: SQLInputValue[] } {
  const now = clock.now();
  switch (state) {
    case 'waiting':
      return { from: 'rewards where member_id = ? and claimed_at is null and expires_at > ?', order: 'expires_at, id', values: [memberId, now] };
    case 'claimed':
      return { from: 'rewards where member_id = ? and claimed_at is not null', order: 'claimed_at desc, id desc', values: [memberId] };
    case 'expired':
      return { from: 'rewards where member_id = ? and claimed_at is null and expires_at <= ?', order: 'expires_at desc, id desc', values: [memberId, now] };
  }
}

export function summaryOf({ database, clock }: Platform, memberId: number): RewardSummary {
  return row<RewardSummary>(
    database,
    `select count(case when claimed_at is null and expires_at > ?1 then 1 end) as count,
       coalesce(sum(case when claimed_at is null and expires_at > ?1 then amount end), 0) as waiting,
       coalesce(sum(case when claimed_at is not null then amount end), 0) as claimed
     from rewards where member_id = ?2`,
    clock.now(), memberId,
  )!;
}
