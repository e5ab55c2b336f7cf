import { hour, minute } from '../time/lengths.ts';
import type { Label } from './labels.ts';

/** Drawn every so many ms, or on days of the week (0 is Sunday) at times in ms after midnight; both in Hà Nội's time. */
export type Schedule = { every: number } | { at: readonly number[]; days?: readonly number[] };

export interface LotteryGroup {
  code: string;
  label: Label;
}

export interface CatalogueLottery {
  gameId: string;
  gameCode: string;
  gameGroupCode: string;
  name: Label;
  schedule: Schedule;
  /** the form of a period: `20261120-0874`, `20261120` or `01245` */
  numbering: 'dayAndRound' | 'day' | 'serial';
  /** ms before the draw from which no ticket is sold */
  lockTime: number;
  /** number of digits of the first part of a result, or of balls */
  digits: number;
  /** where balls are drawn, which are all different: how many lie in the drum, and what a card pays by its hits, in stakes */
  balls?: { drum: number; pays: Readonly<Record<number, number>> };
  initials: string;
  colour: string;
  tag?: 'HOT';
}

/** Hà Nội's time, ms ahead of UTC: it has no summer time. */
export const lotteryZone = 7 * hour;

export const lotteryGroups: readonly LotteryGroup[] = [
  { code: 'VN_FAST', label: { pt: 'Rápidas', en: 'Fast' } },
  { code: 'VN_NORTH', label: { pt: 'Norte', en: 'North' } },
  { code: 'VN_CENTRAL', label: { pt: 'Centro', en: 'Central' } },
  { code: 'VN_SOUTH', label: { pt: 'Sul', en: 'South' } },
  { code: 'MEGA', label: { pt: 'Mega', en: 'Mega' } },
  { code: 'BR_FAST', label: { pt: 'Brasil', en: 'Brazil' } },
];

const same = (name: string): Label => ({ pt: name, en: name });

type Identity = Pick<CatalogueLottery, 'gameId' | 'gameCode' | 'gameGroupCode' | 'name' | 'initials' | 'colour' | 'tag'>;

const fast = (every: number, digits: number, identity: Identity): CatalogueLottery => ({
  ...identity,
  schedule: { every },
  numbering: 'dayAndRound',
  lockTime: every > minute ? 10_000 : 5_000,
  digits,
});

const daily = (at: number, digits: number, identity: Identity): CatalogueLottery => ({
  ...identity,
  schedule: { at: [at] },
  numbering: 'day',
  lockTime: minute,
  digits,
});

const weekly = (days: readonly number[], balls: CatalogueLottery['balls'], identity: Identity): CatalogueLottery => ({
  ...identity,
  balls,
  schedule: { at: [18 * hour], days },
  numbering: 'serial',
  lockTime: minute,
  digits: 6,
});

export const lotteries: readonly CatalogueLottery[] = [
  fast(minute, 5, { gameId: '1', gameCode: 'HN1', gameGroupCode: 'VN_FAST', name: same('Hà Nội 1 min'), initials: 'HN', colour: '#ff8a3d', tag: 'HOT' }),
  fast(5 * minute, 5, { gameId: '2', gameCode: 'SG5', gameGroupCode: 'VN_FAST', name: same('Sài Gòn 5 min'), initials: 'SG', colour: '#38c6ff', tag: 'HOT' }),
  fast(2 * minute, 5, { gameId: '3', gameCode: 'DN2', gameGroupCode: 'VN_FAST', name: same('Đà Nẵng 2 min'), initials: 'ĐN', colour: '#ff9fc6' }),
  fast(3 * minute, 5, { gameId: '4', gameCode: 'HP3', gameGroupCode: 'VN_FAST', name: same('Hải Phòng 3 min'), initials: 'HP', colour: '#9fe04a' }),
  daily(18 * hour + 15 * minute, 5, { gameId: '5', gameCode: 'MB', gameGroupCode: 'VN_NORTH', name: same('Miền Bắc'), initials: 'MB', colour: '#3be08b', tag: 'HOT' }),
  fast(10 * minute, 5, { gameId: '6', gameCode: 'HL10', gameGroupCode: 'VN_NORTH', name: same('Hạ Long 10 min'), initials: 'HL', colour: '#6fb8ff' }),
  daily(17 * hour + 15 * minute, 5, { gameId: '7', gameCode: 'MT', gameGroupCode: 'VN_CENTRAL', name: same('Miền Trung'), initials: 'MT', colour: '#b98aff', tag: 'HOT' }),
  fast(5 * minute, 4, { gameId: '8', gameCode: 'HUE5', gameGroupCode: 'VN_CENTRAL', name: same('Huế 5 min'), initials: 'HU', colour: '#4fe3d0' }),
  daily(16 * hour + 15 * minute, 6, { gameId: '9', gameCode: 'MN', gameGroupCode: 'VN_SOUTH', name: same('Miền Nam'), initials: 'MN', colour: '#ff8f7a' }),
  fast(30 * minute, 6, { gameId: '10', gameCode: 'CT30', gameGroupCode: 'VN_SOUTH', name: same('Cần Thơ 30 min'), initials: 'CT', colour: '#ffb648' }),
  weekly([0, 3, 5], { drum: 45, pays: { 3: 18, 4: 180, 5: 5_000, 6: 1_000_000 } }, { gameId: '11', gameCode: 'M645', gameGroupCode: 'MEGA', name: same('Mega 6/45'), initials: 'M6', colour: '#ffd24a', tag: 'HOT' }),
  weekly([2, 4, 6], { drum: 55, pays: { 3: 30, 4: 350, 5: 18_000, 6: 4_000_000 } }, { gameId: '12', gameCode: 'G655', gameGroupCode: 'MEGA', name: same('Giga 6/55'), initials: 'G6', colour: '#f08bf5' }),
  fast(minute, 3, { gameId: '13', gameCode: 'BRT', gameGroupCode: 'BR_FAST', name: { pt: 'Trinca Já', en: 'Instant Trio' }, initials: 'TJ', colour: '#ffe066' }),
  fast(3 * minute, 4, { gameId: '14', gameCode: 'BRM', gameGroupCode: 'BR_FAST', name: { pt: 'Quatro da Praia', en: 'Beach Four' }, initials: 'QP', colour: '#5fe6a0', tag: 'HOT' }),
  fast(5 * minute, 5, { gameId: '15', gameCode: 'BRC', gameGroupCode: 'BR_FAST', name: { pt: 'Cinco do Cerrado', en: 'Cerrado Five' }, initials: 'CC', colour: '#ffa25e' }),
  fast(15 * minute, 6, { gameId: '16', gameCode: 'BRS', gameGroupCode: 'BR_FAST', name: { pt: 'Seis da Serra', en: 'Highland Six' }, initials: 'SS', colour: '#a5b4ff' }),
];
