import { createHmac, randomInt } from 'node:crypto';
import type { Seed } from '../handler.ts';

/** A whole number from 0 to below `bound`. */
export type Chance = (bound: number) => number;

/** The chance behind every round that a member stakes on: unpredictable. */
export const trueChance: Chance = (bound) => randomInt(bound);

/** The same numbers again for the same seed and subject, so that a draw missed while the platform was off is still the same draw. */
export function repeatableChance(seed: Seed, subject: string): Chance {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let offset = 0;
  return (bound) => {
    if (offset + 6 > block.length) {
      block = createHmac('sha512', `draw ${seed}`).update(`${subject} ${blocks++}`).digest();
      offset = 0;
    }
    const number = block.readUIntBE(offset, 6);
    offset += 6;
    return number % bound;
  };
}
