import { dayLength, zone } from '../../contract/day.ts';

/** Days of Brasília up to the one in which `at` (epoch ms) lies: what sums by day are kept under. */
export const dayNumber = (at: number): number => Math.floor((at + zone) / dayLength);

/** Epoch ms at which the day of a number begins. */
export const startOfDayNumber = (day: number): number => day * dayLength - zone;

/** SQL of `dayNumber`. Migrations hold what it says: another text would be another migration. */
export const dayNumberIn = (at: string): string => `(${at} + (${zone})) / ${dayLength}`;
