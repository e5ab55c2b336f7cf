// Days in Brasília, which has no summer time, or in the merchant's zone. A day is written `2026-11-20`.

/** ms to add to a UTC time for Brasília's */
export const zone = -3 * 3_600_000;

/** length of a day in ms */
export const dayLength = 86_400_000;

let steps: readonly (readonly [from: number, shift: number])[] | undefined;

/** Sets another zone: from each time (epoch ms) on, the ms to add to it. Undefined: Brasília's. */
export const setZone = (others: typeof steps): void => void (steps = others);

const shiftAt = (at: number): number => (steps ? steps.reduce((shift, [from, next]) => (at < from ? shift : next), steps[0]![1]) : zone);

/** In that zone, so that the year keeps four digits. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59);

/**
 * An instant (epoch ms) in Brasília's or the merchant's zone: `2026-11-20T14:30:00.000Z`. An invalid or missing time,
 * for which `Date` would throw, becomes the nearest of 1970 to 9999.
 */
export const inZone = (at: number): string => new Date(Math.min(Math.max(0, at + shiftAt(at)) || 0, lastTime)).toISOString();

/** The day of an instant (epoch ms). */
export const dayOf = (at: number): string => inZone(at).slice(0, 10);

/** Epoch ms at which a day begins; NaN for text that is no day. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!steps) return midnight - zone;
  // A clock may change at midnight: the day then begins at one, or an hour later than usual.
  const [early, late] = [-1, 1].map((side) => midnight - shiftAt(midnight + (side * dayLength) / 2)) as [number, number];
  return dayOf(early) === day ? early : late;
}

/** The day that many days after another; before it if negative. */
export const daysLater = (day: string, count: number): string => {
  const noon = startOfDay(day) + dayLength / 2;
  // From noon, so that a changed clock between them does not matter.
  return dayOf(noon + count * dayLength);
};

/** The weekday of a day: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysLater(day, -((weekdayOf(day) + 6) % 7));

/** Whether a text is an existing day, with a year of four digits. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text)) && dayOf(startOfDay(text)) === text;
