/** Lengths of time in ms. */
export { dayLength as day } from '../../contract/day.ts';
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
