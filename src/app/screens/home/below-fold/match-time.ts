import { dayOf, weekdayOf } from '../../../../contract/day.ts';
import { ofInstant } from '../../../i18n/moment.ts';

/**
 * When a match (epoch ms) begins, by Brasília's clock. `pattern` and `weekdays` are the language pack's: MM, DD, HH and mm
 * stand for their numbers (G §2), ddd for the day's name of `weekdays`, which begin with Sunday, so that 11/12 is not misread.
 */
export function matchTimeText(time: number, pattern: string, weekdays: string): string {
  const [, MM, DD, HH, mm] = ofInstant(time);
  const parts: Record<string, string | undefined> = { ddd: weekdays.split(' ')[weekdayOf(dayOf(time))], MM, DD, HH, mm };
  return pattern.replace(/ddd|MM|DD|HH|mm/g, (name) => parts[name] ?? '');
}
