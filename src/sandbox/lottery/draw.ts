import type { CatalogueLottery } from '../catalogue/lotteries.ts';
import type { Seed } from '../handler.ts';
import { repeatableChance, type Chance } from '../play/chance.ts';
import { ballsText } from './cards.ts';

export interface Drawn {
  /** the number that tickets are settled by */
  first: string;
  /** consolation numbers, for show */
  others: string[];
}

/** The numbers of a period. They are computed, always the same, so that no draw has to be stored and none is missed. */
export function drawOf(seed: Seed, { gameCode, digits, balls }: Pick<CatalogueLottery, 'gameCode' | 'digits' | 'balls'>, period: string): Drawn {
  const chance = repeatableChance(seed, `lottery ${gameCode} ${period}`);
  if (balls) return { first: ballsText(drawBalls(balls.drum, digits, chance)), others: [] };
  const number = () => Array.from({ length: digits }, () => chance(10)).join('');
  return { first: number(), others: [number(), number()] };
}

/** Balls of 1 to `drum`, none of them twice: one that is drawn does not go back. */
function drawBalls(drum: number, count: number, chance: Chance): number[] {
  const left = Array.from({ length: drum }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0]!);
}

/** The text of `previousWinningNumber` (G §3): the part before `~`, its first comma-separated part, is the number. */
export const drawText = ({ first, others }: Drawn, period: string): string => `${[first, ...others].join(',')}~${period}`;
