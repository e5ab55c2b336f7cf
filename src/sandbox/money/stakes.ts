import type { Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { move } from './move.ts';

/**
 * Money put on one round or ticket. Amounts are minor units, times epoch ms; `payout` and
 * `settledAt` are missing while the stake is open.
 */
export interface Stake {
  memberId: number;
  /** unique for the member, such as `round 4711` */
  reference: string;
  /** the game's name, for people to read */
  title: string;
  amount: number;
  stakedAt: number;
  payout: number | null;
  settledAt: number | null;
}

const columns = 'member_id as memberId, reference, title, amount, staked_at as stakedAt, payout, settled_at as settledAt';

/**
 * Takes a stake from the wallet and holds it until it is settled. Repeated with the same
 * reference it is the same stake. Refused with `wallet.low`.
 */
export function stake(platform: Platform, placed: Pick<Stake, 'memberId' | 'reference' | 'title' | 'amount'>): Stake {
  const { memberId, reference, title, amount } = placed;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no stake: ${amount}`);
  return transaction(platform.database, () => {
    const entry = move(platform, { memberId, amount: -amount, kind: 'stake', reference });
    change(
      platform.database,
      'insert into stakes (member_id, reference, title, amount, staked_at) values (?, ?, ?, ?, ?) on conflict do nothing',
      memberId, reference, title, amount, entry.at,
    );
    return stakeOf(platform, memberId, reference);
  });
}

/**
 * Closes a stake and pays `payout` minor units, 0 when it is lost. A stake is settled once:
 * repeated, it answers how it was settled and pays nothing more.
 */
export function settle(platform: Platform, memberId: number, reference: string, payout: number): Stake {
  return close(platform, memberId, reference, payout, 'win');
}

/** Closes a stake whose round or draw never happened and gives the stake back. */
export function refund(platform: Platform, memberId: number, reference: string): Stake {
  return close(platform, memberId, reference, stakeOf(platform, memberId, reference).amount, 'refund');
}

/** From now on these stakes of the member count for nothing that is given for stakes: others cancel them. */
export function cancelStakes({ database }: Pick<Platform, 'database'>, memberId: number, references: readonly string[]): void {
  for (const reference of references) change(database, 'update stakes set cancels = 1 where member_id = ? and reference = ?', memberId, reference);
}

/** The sum of the member's open stakes, in minor units. */
export function lockedOf({ database }: Pick<Platform, 'database'>, memberId: number): number {
  const open = row<{ locked: number }>(
    database, 'select coalesce(sum(amount), 0) as locked from stakes where member_id = ? and settled_at is null', memberId,
  );
  return open!.locked;
}

/** The member's latest `count` stakes, newest first. */
export function stakesOf({ database }: Pick<Platform, 'database'>, memberId: number, count: number): Stake[] {
  return rows<Stake>(database, `select ${columns} from stakes where member_id = ? order by staked_at desc, rowid desc limit ?`, memberId, count);
}

function close(platform: Platform, memberId: number, reference: string, payout: number, kind: 'win' | 'refund'): Stake {
  if (!Number.isSafeInteger(payout) || payout < 0) throw new RangeError(`no payout: ${payout}`);
  return transaction(platform.database, () => {
    const { changes } = change(
      platform.database,
      'update stakes set payout = ?, settled_at = ?, refunded = ? where member_id = ? and reference = ? and settled_at is null',
      payout, platform.clock.now(), Number(kind === 'refund'), memberId, reference,
    );
    if (changes && payout) move(platform, { memberId, amount: payout, kind, reference });
    return stakeOf(platform, memberId, reference);
  });
}

function stakeOf({ database }: Platform, memberId: number, reference: string): Stake {
  const found = row<Stake>(database, `select ${columns} from stakes where member_id = ? and reference = ?`, memberId, reference);
  if (!found) throw new Error(`member ${memberId} has no stake ${reference}`);
  return found;
}
