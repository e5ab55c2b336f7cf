import { recentDayText, timeText } from './instant.ts';
import { ofInstant } from './moment.ts';

/** An end: its last day if it is a midnight, else with its time: `25/11`, `25/11, 14:00`. */
export function untilText(at: number, now: number): string {
  const [, , , hour, minute] = ofInstant(at);
  return Number(hour) || Number(minute) ? `${recentDayText(at, now)}, ${timeText(at)}` : recentDayText(at - 1, now);
}
