import { repeatableChance } from '../play/chance.ts';

export interface Drawn {
  /** what tickets are settled by */
  first: string;
  /** consolation numbers, for show */
  others: string[];
}

/** The numbers drawn for a period: the same at every asking, so a draw needs no keeping and none is ever missed. */
export function drawOf(seed: number, lottery: string, period: string, digits: number): Drawn {
  const chance = repeatableChance(seed, `lottery ${lottery} ${period}`);
  const number = () => Array.from({ length: digits }, () => chance(10)).join('');
  return { first: number(), others: [number(), number()] };
}

/** The text of `previousWinningNumber` (G §3): the part before `~`, its first comma-separated part, is the number. */
export const drawText = ({ first, others }: Drawn, period: string): string => `${[first, ...others].join(',')}~${period}`;
