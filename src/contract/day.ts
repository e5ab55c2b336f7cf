// Days as people count them: those of Brasília, which keeps no summer time, or of the merchant's zone. A day is written `2026-11-20`.

/** ms to add to a time for the hour in Brasília */
export const zone = -3 * 3_600_000;

/** ms */
export const dayLength = 86_400_000;

let steps: readonly (readonly [from: number, shift: number])[] | undefined;

/** Counts days by another clock from now on: from each time (epoch ms) on, ms to add to it. None: Brasília's. */
export const setZone = (others: typeof steps): void => void (steps = others);

const shiftAt = (at: number): number => (steps ? steps.reduce((shift, [from, next]) => (at < from ? shift : next), steps[0]![1]) : zone);

/** By that clock, so that the year keeps its four digits. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59);

/**
 * An instant (epoch ms) by the clock of Brasília, or of the merchant's zone: `2026-11-20T14:30:00.000Z`. A platform may send a time that no date has, or
 * none, for which `Date` throws: then it is the nearest of 1970 to 9999.
 */
export const inZone = (at: number): string => new Date(Math.min(Math.max(0, at + shiftAt(at)) || 0, lastTime)).toISOString();

/** The day in which `at` (epoch ms) lies. */
export const dayOf = (at: number): string => inZone(at).slice(0, 10);

/** Epoch ms at which a day begins. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!steps) return midnight - zone;
  // A clock may change at midnight: the day then begins at one, or an hour later than the day before was long.
  const [early, late] = [-1, 1].map((side) => midnight - shiftAt(midnight + (side * dayLength) / 2)) as [number, number];
  return dayOf(early) === day ? early : late;
}

/** The day so many days after another, or before it. */
export const daysLater = (day: string, count: number): string => {
  const noon = startOfDay(day) + dayLength / 2;
  // At noon a day is its own, however long the days between are.
  return dayOf(noon + count * dayLength);
};

/** The day's number in its week: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => daysLater(day, -((weekdayOf(day) + 6) % 7));

/** Whether this is a day that there is, of a year of four digits. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text)) && dayOf(startOfDay(text)) === text;
