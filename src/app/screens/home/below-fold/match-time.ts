// @chunk below-fold
import { zone } from '../../../../contract/day.ts';

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/**
 * When a match (epoch ms) begins, by Brasília's clock. `pattern` and `weekdays` are the language pack's: MM, DD, HH and mm
 * stand for their numbers (G §2), ddd for the day's name of `weekdays`, which begin with Sunday, so that 11/12 is not misread.
 */
export function matchTimeText(time: number, pattern: string, weekdays: string): string {
  const date = new Date(time + zone);
  const parts: Record<string, string | undefined> = {
    ddd: weekdays.split(' ')[date.getUTCDay()], MM: two(date.getUTCMonth() + 1), DD: two(date.getUTCDate()), HH: two(date.getUTCHours()), mm: two(date.getUTCMinutes()),
  };
  return pattern.replace(/ddd|MM|DD|HH|mm/g, (name) => parts[name] ?? '');
}
