// Days as people in Brazil count them: those of Brasília, which keeps no summer time. A day is written `2026-11-20`.

/** ms to add to a time for the hour in Brasília */
export const zone = -3 * 3_600_000;

/** ms */
export const dayLength = 86_400_000;

/** By Brasília's clock, so that the year keeps its four digits. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59);

/**
 * An instant (epoch ms) by Brasília's clock: `2026-11-20T14:30:00.000Z`. A platform may send a time that no date has, or
 * none, for which `Date` throws: then it is the nearest of 1970 to 9999.
 */
export const inBrasilia = (at: number): string => new Date(Math.min(Math.max(0, at + zone) || 0, lastTime)).toISOString();

/** The day in which `at` (epoch ms) lies. */
export const dayOf = (at: number): string => inBrasilia(at).slice(0, 10);

/** Epoch ms at which a day begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - zone;

/** The day so many days after another, or before it. */
export const daysLater = (day: string, count: number): string => dayOf(startOfDay(day) + count * dayLength);

/** The day's number in its week: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => daysLater(day, -((weekdayOf(day) + 6) % 7));

/** Whether this is a day that there is, of a year of four digits. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text)) && dayOf(startOfDay(text)) === text;
