import type { PlayLimit } from '../../contract/endpoints/responsible.ts';
import { largestLimits, limitKinds, raiseWaits, type LimitKind, type Period } from '../../contract/responsible.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { periodAt } from '../time/periods.ts';
import { usedIn } from './usage.ts';

/** Minor units, or minutes of the kind `time`. */
interface Standing {
  /** the present limit; null: none */
  amount: number | null;
  /** the limit from `pendingAt` (epoch ms) on; both null where no change waits */
  pendingAmount: number | null;
  pendingAt: number | null;
}

const unlimited: Standing = { amount: null, pendingAmount: null, pendingAt: null };

/** Names a limit. */
export interface Named {
  kind: LimitKind;
  period: Period;
}

const names: readonly Named[] = (Object.keys(limitKinds) as LimitKind[]).flatMap((kind) => limitKinds[kind].map((period) => ({ kind, period })));

/** The limit of this name; an unknown one is refused. */
export function namedLimit({ kind, period }: { kind: string; period: string }): Named {
  const found = names.find((name) => name.kind === kind && name.period === period);
  if (!found) throw new Refusal('request.invalid');
  return found;
}

function standing({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number, { kind, period }: Named): Standing {
  const kept = row<Standing>(
    database,
    'select amount, pending_amount as pendingAmount, pending_at as pendingAt from play_limits where member_id = ? and kind = ? and period = ?',
    memberId, kind, period,
  );
  if (!kept) return unlimited;
  // A change takes effect by time alone, without a call.
  return kept.pendingAt !== null && kept.pendingAt <= clock.now() ? { ...unlimited, amount: kept.pendingAmount } : kept;
}

function keep({ database }: Pick<Platform, 'database'>, memberId: number, { kind, period }: Named, { amount, pendingAmount, pendingAt }: Standing): void {
  change(
    database,
    `insert into play_limits (member_id, kind, period, amount, pending_amount, pending_at) values (?, ?, ?, ?, ?, ?)
     on conflict do update set amount = excluded.amount, pending_amount = excluded.pending_amount, pending_at = excluded.pending_at`,
    memberId, kind, period, amount, pendingAmount, pendingAt,
  );
}

/** The member's present limit, minor units or minutes; null: none. */
export const limitNow = (platform: Pick<Platform, 'database' | 'clock'>, memberId: number, name: Named): number | null =>
  standing(platform, memberId, name).amount;

/**
 * Sets a limit, or takes it away where there is no `wanted`. A lower one holds at once and ends what waits; a higher
 * one waits. Asked for again while it waits, it waits no longer than before.
 */
export function setLimit(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, name: Named, wanted: number | undefined): void {
  if (wanted !== undefined && (!Number.isInteger(wanted) || wanted < 0 || wanted > largestLimits[name.kind])) throw new Refusal('request.invalid');
  transaction(platform.database, () => {
    const { amount, pendingAmount, pendingAt } = standing(platform, memberId, name);
    const next = wanted ?? null;
    if (amount === null || (next !== null && next <= amount)) return keep(platform, memberId, name, { ...unlimited, amount: next });
    if (pendingAt !== null && pendingAmount === next) return undefined;
    return keep(platform, memberId, name, { amount, pendingAmount: next, pendingAt: platform.clock.now() + raiseWaits[name.period] });
  });
}

/** Cancels a change that waits. */
export function keepLimit(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, name: Named): void {
  transaction(platform.database, () => keep(platform, memberId, name, { ...unlimited, amount: standing(platform, memberId, name).amount }));
}

/** Every limit, as the member sees it. */
export function limitsOf(platform: Pick<Platform, 'database' | 'clock'>, memberId: number): PlayLimit[] {
  return names.map((name) => {
    const { amount, pendingAmount, pendingAt } = standing(platform, memberId, name);
    const period = periodAt(name.period, platform.clock.now());
    return {
      ...name,
      amount: amount ?? undefined,
      used: usedIn(platform, memberId, name.kind, period),
      resetsAt: period.to,
      pending: pendingAt === null ? undefined : { amount: pendingAmount ?? undefined, at: pendingAt },
    };
  });
}

/** The limits of loss and time that are used up: nothing can be staked until they begin anew. */
export const reachedLimits = (platform: Pick<Platform, 'database' | 'clock'>, memberId: number): Pick<PlayLimit, 'kind' | 'period'>[] =>
  limitsOf(platform, memberId)
    .filter(({ kind, amount = Infinity, used }) => kind !== 'deposit' && used >= amount)
    .map(({ kind, period }) => ({ kind, period }));

/** The first limit of a kind that `more` would pass (minor units or minutes), or undefined. */
export function passedLimit(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, kind: LimitKind, more: number): Named | undefined {
  return names.find((name) => {
    if (name.kind !== kind) return false;
    const amount = limitNow(platform, memberId, name);
    return amount !== null && usedIn(platform, memberId, kind, periodAt(name.period, platform.clock.now())) + more > amount;
  });
}
