/** ms. The day of the betting record is that of Brasília, which keeps no summer time. */
export const zone = -3 * 3_600_000;

/** `20261120`: the day in which `at` (epoch ms) lies. */
export const dayName = (at: number): string => new Date(at + zone).toISOString().slice(0, 10).replaceAll('-', '');
