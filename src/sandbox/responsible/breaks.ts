import type { PlayBreak } from '../../contract/endpoints/responsible.ts';
import { exclusionMonths, pauseLengths } from '../../contract/responsible.ts';
import type { ExclusionLength, PauseLength } from '../../contract/responsible.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { monthsAfter } from '../time/periods.ts';

type Kind = 'pause' | 'exclusion';

interface BreakRow {
  kind: Kind;
  endsAt: number | null;
}

/** The break that keeps the member away now, or undefined. Of several an exclusion counts, then the one that ends last. */
export function breakOf({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number): PlayBreak | undefined {
  const found = row<BreakRow>(
    database,
    `select kind, ends_at as endsAt from play_breaks where member_id = ? and (ends_at is null or ends_at > ?)
     order by kind = 'exclusion' desc, ends_at is null desc, ends_at desc limit 1`,
    memberId, clock.now(),
  );
  return found && { kind: found.kind, endsAt: found.endsAt ?? undefined };
}

/** Whether the member is self-excluded now. */
export const isExcluded = (platform: Pick<Platform, 'database' | 'clock'>, memberId: number): boolean => breakOf(platform, memberId)?.kind === 'exclusion';

function begin({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number, kind: Kind, endsAt: number | null): void {
  change(database, 'insert into play_breaks (member_id, kind, starts_at, ends_at) values (?, ?, ?, ?)', memberId, kind, clock.now(), endsAt);
}

/** Keeps the member away for a while, from now on. */
export function pause(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, length: string): void {
  if (!Object.hasOwn(pauseLengths, length)) throw new Refusal('request.invalid');
  begin(platform, memberId, 'pause', platform.clock.now() + pauseLengths[length as PauseLength]);
}

/** Keeps the member away for months or for ever, from now on. */
export function exclude(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, length: string): void {
  if (!Object.hasOwn(exclusionMonths, length)) throw new Refusal('request.invalid');
  const months = exclusionMonths[length as ExclusionLength];
  begin(platform, memberId, 'exclusion', months ? monthsAfter(platform.clock.now(), months) : null);
}
