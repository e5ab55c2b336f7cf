import type { Seed } from '../handler.ts';
import { repeatableChance } from '../play/chance.ts';

export interface Drawn {
  /** the number that tickets are settled by */
  first: string;
  /** consolation numbers, for show */
  others: string[];
}

/** The numbers of a period. They are computed, always the same, so that no draw has to be stored and none is missed. */
export function drawOf(seed: Seed, lottery: string, period: string, digits: number): Drawn {
  const chance = repeatableChance(seed, `lottery ${lottery} ${period}`);
  const number = () => Array.from({ length: digits }, () => chance(10)).join('');
  return { first: number(), others: [number(), number()] };
}

/** The text of `previousWinningNumber` (G §3): the part before `~`, its first comma-separated part, is the number. */
export const drawText = ({ first, others }: Drawn, period: string): string => `${[first, ...others].join(',')}~${period}`;
