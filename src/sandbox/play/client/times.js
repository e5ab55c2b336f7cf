import { page } from './parts.js';

// Epoch ms as text: all times are Brasília's, as in the app, whatever the phone's zone.
const format = (locale, parts) => new Intl.DateTimeFormat(locale, { timeZone: 'America/Sao_Paulo', ...parts });
const clock = { hour: '2-digit', minute: '2-digit' };
const day = { day: '2-digit', month: '2-digit' };

const timeFormat = format(page.locale, clock);
const dayFormat = format(page.locale, day);
const weekdayFormat = format(page.locale, { weekday: 'short', ...clock });

/** `17:05`, or with its day where that is not today: `22/11, 17:05`. */
export function timeText(at) {
  const [named, time] = [dayFormat.format(at), timeFormat.format(at)];
  return named === dayFormat.format(Date.now()) ? time : `${named}, ${time}`;
}

/** `ter., 18:30` */
export const weekdayText = (at) => weekdayFormat.format(at);

const untilFormat = new Intl.RelativeTimeFormat(page.locale, { numeric: 'always', style: 'short' });

/** `em 4 min.` */
export const minutesText = (ms) => untilFormat.format(Math.max(1, Math.ceil(ms / 60000)), 'minute');
