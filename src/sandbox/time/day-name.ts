import { dayOf } from '../../contract/day.ts';

/** `20261120`: the day of the betting record in which `at` (epoch ms) lies. */
export const dayName = (at: number): string => dayOf(at).replaceAll('-', '');
