import { activities, type CatalogueActivity } from '../catalogue/activities.ts';
import { Refusal, type Platform } from '../handler.ts';
import { fact } from '../store/facts.ts';
import { day } from '../time/lengths.ts';

/** When an activity runs, epoch ms; without `endsAt` until further notice. */
export function timesOf({ database }: Platform, { startedDaysAgo, endsInDays }: CatalogueActivity): { startsAt: number; endsAt?: number } {
  const filled = Number(fact(database, 'filled'));
  return { startsAt: filled - startedDaysAgo * day, endsAt: endsInDays === undefined ? undefined : filled + endsInDays * day };
}

function isRunning(platform: Platform, activity: CatalogueActivity): boolean {
  const { endsAt = Infinity } = timesOf(platform, activity);
  return platform.clock.now() < endsAt;
}

export const runningActivities = (platform: Platform): readonly CatalogueActivity[] => activities.filter((activity) => isRunning(platform, activity));

/** The activity with this id, even one that has ended; refused with `promotion.missing` where there is none. */
export function knownActivity(id: string): CatalogueActivity {
  const found = activities.find((activity) => activity.id === id);
  if (!found) throw new Refusal('promotion.missing');
  return found;
}

/** The activity with this id; refused with `promotion.missing` where none runs. */
export function runningActivity(platform: Platform, id: string): CatalogueActivity {
  const found = runningActivities(platform).find((activity) => activity.id === id);
  if (!found) throw new Refusal('promotion.missing');
  return found;
}
