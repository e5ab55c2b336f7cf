import { between, pick, seededRandom } from './random.ts';

export interface CatalogueWinner {
  /** masked: `ma•••12` */
  customerName: string;
  /** minor units */
  winAmount: number;
}

const beginnings = ['ma', 'jo', 'le', 'an', 'ca', 'pe', 'lu', 'ra', 'be', 'th', 'vi', 'fe', 'gu', 'is', 'ju', 'da', 'ed', 'ro', 'na', 'so', 'ti', 'wa', 'yu', 'br', 'el'];

/** The least and the greatest win on the board, minor units. */
const least = 5_000;
const greatest = 2_400_000;

/** `count` wins of a day in no order: many small, few great, as chance has it. */
export function winners(seed: number, count: number): CatalogueWinner[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    customerName: `${pick(random, beginnings)}•••${String(between(random, 0, 99)).padStart(2, '0')}`,
    winAmount: Math.round(least * (greatest / least) ** (random() ** 2)),
  }));
}
