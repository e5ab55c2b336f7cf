import type { PlayBreak } from '../../contract/endpoints/responsible.ts';
import { exclusionMonths, pauseLengths, type ExclusionLength, type PauseLength } from '../../contract/responsible.ts';
import { holdCpf } from '../accounts/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { minute } from '../time/lengths.ts';
import { monthsAfter } from '../time/periods.ts';

type Kind = 'pause' | 'exclusion';

interface BreakRow {
  kind: Kind;
  endsAt: number | null;
}

/**
 * The break that keeps the member away now, or undefined. Of several an exclusion counts, then the one that ends last.
 *
 * An exclusion is the person's: it counts for each account of the merchant with the same CPF on record, whichever of them
 * asked for it. But who only says a CPF shuts nobody out who holds it.
 */
export function breakOf({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number): PlayBreak | undefined {
  const found = row<BreakRow>(
    database,
    `select kind, ends_at as endsAt from play_breaks
     where (ends_at is null or ends_at > ?2) and (member_id = ?1 or (kind = 'exclusion' and member_id in (
       select others.id from members join members as others on others.merchant = members.merchant and others.cpf = members.cpf
       where members.id = ?1 and (others.cpf_held or not members.cpf_held)
     )))
     order by kind = 'exclusion' desc, ends_at is null desc, ends_at desc limit 1`,
    memberId, clock.now(),
  );
  return found && { kind: found.kind, endsAt: found.endsAt ?? undefined };
}

/** Whether the member is self-excluded now. */
export const isExcluded = (platform: Pick<Platform, 'database' | 'clock'>, memberId: number): boolean => breakOf(platform, memberId)?.kind === 'exclusion';

/** ms by which a break must end later than those before it: nobody fills the table, in which each row stays */
const repeatedIn = minute;

function begin({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number, kind: Kind, endsAt: number | null): void {
  change(
    database,
    `insert into play_breaks (member_id, kind, starts_at, ends_at) select ?1, ?2, ?3, ?4
     where not exists (select 1 from play_breaks where member_id = ?1 and kind = ?2 and (ends_at is null or ends_at > ?4 - ?5))`,
    memberId, kind, clock.now(), endsAt, repeatedIn,
  );
}

/** Keeps the member away for a while, from now on. */
export function pause(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, length: string): void {
  if (!Object.hasOwn(pauseLengths, length)) throw new Refusal('request.invalid');
  begin(platform, memberId, 'pause', platform.clock.now() + pauseLengths[length as PauseLength]);
}

/** Keeps the member away for months or for ever, from now on. The CPF is theirs by it: no other account registers with it, or pays out to it. */
export function exclude(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, length: string): void {
  if (!Object.hasOwn(exclusionMonths, length)) throw new Refusal('request.invalid');
  const months = exclusionMonths[length as ExclusionLength];
  begin(platform, memberId, 'exclusion', months ? monthsAfter(platform.clock.now(), months) : null);
  holdCpf(platform, memberId);
}
