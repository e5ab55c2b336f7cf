import { lotteryZone, type CatalogueLottery } from '../catalogue/lotteries.ts';
import { day as dayLength, hour } from '../time/lengths.ts';

/** ms between a day's draw and the sale of the next one. */
const rest = 6 * hour;

type Lottery = Pick<CatalogueLottery, 'schedule' | 'numbering' | 'lockTime'>;

interface Period {
  /** `20261120-0874`, `20261120` or `01245` */
  number: string;
  /** start of its sale and its draw, epoch ms */
  opensAt: number;
  drawsAt: number;
}

/** The lotteries' days: whole days since 1970 in their zone, and the instant at which one begins. */
const dayOf = (at: number): number => Math.floor((at + lotteryZone) / dayLength);
const startOf = (day: number): number => day * dayLength - lotteryZone;
/** 1970 began on a Thursday; 0 is Sunday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

const drawsADay = ({ schedule }: Lottery): number => ('every' in schedule ? dayLength / schedule.every : schedule.at.length);

const isDrawDay = ({ schedule }: Lottery, day: number): boolean =>
  'every' in schedule || !schedule.days || schedule.days.includes(weekdayOf(day));

/** How many of the day's draws have been by `at`; all of them once the day is over. */
function drawnBy({ schedule }: Lottery, day: number, at: number): number {
  const elapsed = at - startOf(day);
  if (!('every' in schedule)) return schedule.at.filter((time) => time <= elapsed).length;
  return Math.min(dayLength / schedule.every, Math.floor(elapsed / schedule.every));
}

function drawTime({ schedule }: Lottery, day: number, index: number): number {
  return startOf(day) + ('every' in schedule ? (index + 1) * schedule.every : schedule.at[index]!);
}

function numberOf(lottery: Lottery, day: number, index: number): string {
  const name = new Date(day * dayLength).toISOString().slice(0, 10).replaceAll('-', '');
  switch (lottery.numbering) {
    case 'day':
      return name;
    case 'dayAndRound':
      return `${name}-${String(index + 1).padStart(4, '0')}`;
    case 'serial':
      return String(serialOf(lottery, day, index)).padStart(5, '0');
  }
}

/** Counts the draws of whole weeks since 1970, then those of this week. */
function serialOf(lottery: Lottery, day: number, index: number): number {
  const sunday = day - weekdayOf(day);
  const drawDays = (from: number, count: number) => Array.from({ length: count }, (_, later) => from + later).filter((each) => isDrawDay(lottery, each)).length;
  return ((sunday + 4) / 7 * drawDays(sunday, 7) + drawDays(sunday, day - sunday)) * drawsADay(lottery) + index + 1;
}

function periodOf(lottery: Lottery, day: number, index: number): Period {
  const drawsAt = drawTime(lottery, day, index);
  const { schedule } = lottery;
  const opensAt = 'every' in schedule ? drawsAt - schedule.every : lastDraw(lottery, drawsAt - 1) + rest;
  return { number: numberOf(lottery, day, index), opensAt, drawsAt };
}

/** Time of the last draw by `at`, epoch ms. */
function lastDraw(lottery: Lottery, at: number): number {
  for (let day = dayOf(at); ; day--) {
    const drawn = isDrawDay(lottery, day) ? drawnBy(lottery, day, at) : 0;
    if (drawn > 0) return drawTime(lottery, day, drawn - 1);
  }
}

/** The period that is drawn next after `at`: on sale when `at` lies between its times. */
export function nextPeriod(lottery: Lottery, at: number): Period {
  for (let day = dayOf(at); ; day++) {
    const drawn = drawnBy(lottery, day, at);
    if (isDrawDay(lottery, day) && drawn < drawsADay(lottery)) return periodOf(lottery, day, Math.max(0, drawn));
  }
}

/** The last `count` periods drawn by `at`, newest first. */
export function drawnPeriods(lottery: Lottery, at: number, count: number): Period[] {
  const drawn: Period[] = [];
  for (let day = dayOf(at); drawn.length < count; day--) {
    if (!isDrawDay(lottery, day)) continue;
    for (let index = drawnBy(lottery, day, at) - 1; index >= 0 && drawn.length < count; index--) {
      drawn.push(periodOf(lottery, day, index));
    }
  }
  return drawn;
}

/** Whether tickets of the period can be bought at `at`. */
export const sells = ({ lockTime }: Lottery, period: Period, at: number): boolean =>
  at >= period.opensAt && at < period.drawsAt - lockTime;
