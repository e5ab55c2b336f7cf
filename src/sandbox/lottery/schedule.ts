/** Days and hours of every lottery are those of Brasília, which keeps no summer time. */
const zone = -3 * 3_600_000;
const dayLength = 86_400_000;
const minute = 60_000;

/** When a lottery draws: minutes of its day, and on which days (0 is Sunday). */
export interface Schedule {
  firstDraw: number;
  lastDraw: number;
  /** minutes from one draw to the next of a day; once a day where first and last are the same */
  every: number;
  weekdays?: readonly number[];
  /** ms before the draw from which no ticket is sold */
  lock: number;
}

export interface Period {
  /** `20261120-0874`, or `20261120` where a lottery draws once a day */
  number: string;
  /** start of its sale and its draw, epoch ms */
  opensAt: number;
  drawsAt: number;
}

/** First instant of the day in Brasília in which `at` lies, epoch ms. */
export const dayStart = (at: number): number => Math.floor((at + zone) / dayLength) * dayLength - zone;

/** `20261120`: the day in Brasília. */
export const dayName = (at: number): string => new Date(at + zone).toISOString().slice(0, 10).replaceAll('-', '');

const weekday = (start: number): number => new Date(start + zone).getUTCDay();

const drawsADay = ({ firstDraw, lastDraw, every }: Schedule): number => Math.floor((lastDraw - firstDraw) / every) + 1;

function isDrawDay(schedule: Schedule, start: number): boolean {
  return schedule.weekdays?.includes(weekday(start)) ?? true;
}

/** Draws of the day that began at `start` which have been by `at`, as if the day had no last one. */
const drawsPassed = ({ firstDraw, every }: Schedule, start: number, at: number): number =>
  Math.floor(((at - start) / minute - firstDraw) / every) + 1;

function periodOf(schedule: Schedule, start: number, index: number): Period {
  const drawsAt = start + (schedule.firstDraw + index * schedule.every) * minute;
  const once = drawsADay(schedule) === 1;
  // A lottery that draws once a day sells from the morning on; the others from draw to draw.
  const opensAt = once ? Math.min(start + 6 * 60 * minute, drawsAt - 60 * minute) : drawsAt - schedule.every * minute;
  return { number: once ? dayName(start) : `${dayName(start)}-${String(index + 1).padStart(4, '0')}`, opensAt, drawsAt };
}

/** The period that is drawn next after `at`: on sale when `at` lies between its times. */
export function nextPeriod(schedule: Schedule, at: number): Period {
  for (let start = dayStart(at), days = 0; days <= 8; start += dayLength, days++) {
    if (!isDrawDay(schedule, start)) continue;
    const index = Math.max(0, drawsPassed(schedule, start, at));
    if (index < drawsADay(schedule)) return periodOf(schedule, start, index);
  }
  throw new RangeError('a schedule without a day');
}

/** The last `count` periods drawn by `at`, newest first. */
export function drawnPeriods(schedule: Schedule, at: number, count: number): Period[] {
  const drawn: Period[] = [];
  for (let start = dayStart(at), days = 0; drawn.length < count && days <= 7 * (count + 1); start -= dayLength, days++) {
    if (!isDrawDay(schedule, start)) continue;
    const passed = Math.min(drawsPassed(schedule, start, at), drawsADay(schedule));
    for (let index = passed - 1; index >= 0 && drawn.length < count; index--) {
      drawn.push(periodOf(schedule, start, index));
    }
  }
  return drawn;
}

/** Whether tickets of the period can be bought at `at`. */
export const sells = (schedule: Schedule, period: Period, at: number): boolean =>
  at >= period.opensAt && at < period.drawsAt - schedule.lock;
