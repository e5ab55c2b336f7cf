import type { Chance } from '../../play/chance.ts';

/** A card is `rank * 4 + suit`; ranks 0 to 12 are two to ace, suits 0 to 3. */
export type Card = number;

export const handNames = ['none', 'jacks', 'twoPairs', 'three', 'straight', 'flush', 'fullHouse', 'four', 'straightFlush', 'royal'] as const;

/** Stakes that each hand pays, in the order of `handNames`. */
export const pays: readonly number[] = [0, 1, 2, 3, 4, 6, 9, 25, 50, 250];

/** The share of the stakes that comes back to a member who always holds the best cards: from all 2,598,960 hands. */
export const returnOfPoker = 0.983_7;

const jack = 9;

/** Index into `handNames` of the best hand that five cards make. */
export function rankOf(cards: readonly Card[]): number {
  let ranks = 0;
  let pairs = 0;
  let threes = 0;
  let fours = 0;
  let paysPair = false;
  const counts = new Uint8Array(13);
  for (const card of cards) {
    const rank = card >> 2;
    ranks |= 1 << rank;
    const count = ++counts[rank]!;
    if (count === 2) {
      pairs++;
      if (rank >= jack) paysPair = true;
    } else if (count === 3) threes++;
    else if (count === 4) fours++;
  }
  if (fours) return 7;
  if (threes) return pairs > 1 ? 6 : 3;
  if (pairs === 2) return 2;
  if (pairs === 1) return paysPair ? 1 : 0;
  const suit = cards[0]! & 3;
  const flush = cards.every((card) => (card & 3) === suit);
  const highest = 0b1_1111_0000_0000;
  // The ace stands below the two as well.
  const straight = ranks === 0b1_0000_0000_1111 || ranks / (ranks & -ranks) === 0b1_1111;
  if (flush && straight) return ranks === highest ? 9 : 8;
  if (flush) return 5;
  return straight ? 4 : 0;
}

/** Ten different cards: five that are dealt, five that may replace them. */
export function shuffleTen(chance: Chance): Card[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let index = 0; index < 10; index++) {
    const other = index + chance(52 - index);
    [deck[index], deck[other]] = [deck[other]!, deck[index]!];
  }
  return deck.slice(0, 10);
}

/** The final hand: the held cards stay in their places, the others come from the rest in order. */
export function drawHand(ten: readonly Card[], held: readonly boolean[]): Card[] {
  let next = 5;
  return ten.slice(0, 5).map((card, place) => (held[place] ? card : ten[next++]!));
}
