import type { Language } from '../../contract/languages.ts';
import type { Schedule } from './schedule.ts';

export interface Lottery {
  /** names the lottery in every call; also the `gameId` of its entry among the games */
  code: string;
  /** code of one of `groups` */
  group: string;
  category: 'LOTT' | 'ELOTT';
  vendor: string;
  name: Record<Language, string>;
  /** length of the drawn number */
  digits: number;
  schedule: Schedule;
  hot?: boolean;
}

export const groups: readonly { code: string; label: Record<Language, string>; tag?: string }[] = [
  { code: 'QUICK', label: { pt: 'Rápidas', en: 'Quick' }, tag: 'HOT' },
  { code: 'NORTH', label: { pt: 'Norte', en: 'North' } },
  { code: 'CENTRAL', label: { pt: 'Centro', en: 'Central' } },
  { code: 'SOUTH', label: { pt: 'Sul', en: 'South' } },
  { code: 'MEGA', label: { pt: 'Mega', en: 'Mega' } },
];

const hours = (hour: number, minute = 0): number => hour * 60 + minute;
const allDay = (every: number): Schedule => ({ firstDraw: 0, lastDraw: hours(24) - every, every, lock: every === 1 ? 3_000 : 10_000 });
const onceADay = (at: number, weekdays?: number[]): Schedule => ({ firstDraw: at, lastDraw: at, every: hours(24), weekdays, lock: 60_000 });

const quick = { group: 'QUICK', category: 'ELOTT', vendor: 'ELOTT', digits: 5 } as const;
const daily = { category: 'LOTT', vendor: 'LOTT', digits: 5 } as const;
const same = (name: string): Record<Language, string> => ({ pt: name, en: name });

/** The quick ones draw all day or rest at night; the others draw once on each of their days. */
export const lotteries: readonly Lottery[] = [
  { ...quick, code: 'HN1', name: same('Hà Nội 1 min'), schedule: allDay(1), hot: true },
  { ...quick, code: 'SG5', name: same('Sài Gòn 5 min'), schedule: allDay(5), hot: true },
  { ...quick, code: 'HN3', name: same('Hà Nội 3 min'), schedule: allDay(3) },
  { ...quick, code: 'SG10', name: same('Sài Gòn 10 min'), schedule: { firstDraw: hours(7), lastDraw: hours(23), every: 10, lock: 10_000 } },
  { ...quick, code: 'DN15', name: same('Đà Nẵng 15 min'), schedule: { firstDraw: hours(8), lastDraw: hours(22), every: 15, lock: 15_000 } },
  { ...quick, code: 'DL30', name: same('Đà Lạt 30 min'), schedule: { firstDraw: hours(9), lastDraw: hours(21), every: 30, lock: 30_000 } },
  { ...daily, code: 'MB', group: 'NORTH', name: same('Miền Bắc'), schedule: onceADay(hours(18, 15)), hot: true },
  { ...daily, code: 'QN', group: 'NORTH', name: same('Quảng Ninh'), schedule: onceADay(hours(17), [2, 4, 6]) },
  { ...daily, code: 'HP', group: 'NORTH', name: same('Hải Phòng'), schedule: onceADay(hours(16, 30), [1, 5]) },
  { ...daily, code: 'MT', group: 'CENTRAL', name: same('Miền Trung'), schedule: onceADay(hours(17, 15)) },
  { ...daily, code: 'HUE', group: 'CENTRAL', name: same('Huế'), schedule: onceADay(hours(15), [0, 1, 3]) },
  { ...daily, code: 'MN', group: 'SOUTH', name: same('Miền Nam'), schedule: onceADay(hours(16, 15)) },
  { ...daily, code: 'CT', group: 'SOUTH', name: same('Cần Thơ'), schedule: onceADay(hours(14), [3, 6]) },
  { ...daily, code: 'M645', group: 'MEGA', name: same('Mega 6/45'), digits: 6, schedule: onceADay(hours(20), [0, 3, 5]), hot: true },
];

export const findLottery = (code: unknown): Lottery | undefined => lotteries.find((lottery) => lottery.code === code);
