import { seededRandom } from '../../src/sandbox/catalogue/random.ts';
import type { Chance } from '../../src/sandbox/play/chance.ts';

/** A seeded random source, fast enough for millions of rounds. */
export function fastChance(seed = 1): Chance {
  const random = seededRandom(seed);
  return (bound) => Math.floor(random() * bound);
}
