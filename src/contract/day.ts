// @chunk dates
// Days as people in Brazil count them: those of Brasília, which keeps no summer time. A day is written `2026-11-20`.

/** ms to add to a time for the hour in Brasília */
export const zone = -3 * 3_600_000;

/** ms */
export const dayLength = 86_400_000;

/** The day in which `at` (epoch ms) lies. */
export const dayOf = (at: number): string => new Date(Math.max(0, at + zone)).toISOString().slice(0, 10);

/** Epoch ms at which a day begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - zone;

/** The day so many days after another, or before it. */
export const daysLater = (day: string, count: number): string => dayOf(startOfDay(day) + count * dayLength);

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Whether this is a day that there is, of a year of four digits. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text)) && dayOf(startOfDay(text)) === text;
