import { pays, rankOf } from '../../src/sandbox/games/poker/rules.ts';

const choose = Array.from({ length: 53 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

/** Index of ascending cards among all sets of the same size. */
function indexOf(cards: readonly number[]): number {
  let index = 0;
  for (let position = 0; position < cards.length; position++) index += choose[cards[position]!]![position + 1]!;
  return index;
}

const positions = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((position) => mask & (1 << position)));

/** `sums[k]`: for each set of k cards, the total payout of all hands that contain it. */
function sumHands(): Float64Array[] {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose[52]![size]!));
  const hand = [0, 0, 0, 0, 0];
  for (hand[4] = 4; hand[4] < 52; hand[4]++)
    for (hand[3] = 3; hand[3] < hand[4]; hand[3]++)
      for (hand[2] = 2; hand[2] < hand[3]; hand[2]++)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1]++)
          for (hand[0] = 0; hand[0] < hand[1]; hand[0]++) {
            const pay = pays[rankOf(hand)]!;
            if (!pay) continue;
            for (let mask = 0; mask < 32; mask++) {
              const own = positions[mask]!;
              let index = 0;
              for (let position = 0; position < own.length; position++) index += choose[hand[own[position]!]!]![position + 1]!;
              sums[own.length]![index]! += pay;
            }
          }
  return sums;
}

export interface Best {
  /** cards to hold, as bits by their position in the ascending hand */
  mask: number;
  /** mean payout, in stakes */
  mean: number;
}

/** Finds the exact best cards to hold: hands without the discarded cards are summed by inclusion and exclusion. */
export function pokerSolver() {
  const sums = sumHands();
  const total = new Float64Array(32);
  return (hand: readonly number[]): Best => {
    for (let mask = 0; mask < 32; mask++) {
      const own = positions[mask]!;
      let index = 0;
      for (let position = 0; position < own.length; position++) index += choose[hand[own[position]!]!]![position + 1]!;
      total[mask] = (own.length % 2 ? -1 : 1) * sums[own.length]![index]!;
    }
    // Sums over all supersets of the held cards, with the sign of the number of discarded cards in each.
    for (let bit = 1; bit < 32; bit *= 2) for (let mask = 0; mask < 32; mask++) if (!(mask & bit)) total[mask]! += total[mask | bit]!;
    let best: Best = { mask: 0, mean: -1 };
    for (let mask = 0; mask < 32; mask++) {
      const held = positions[mask]!.length;
      const mean = ((held % 2 ? -1 : 1) * total[mask]!) / choose[47]![5 - held]!;
      if (mean > best.mean) best = { mask, mean };
    }
    return best;
  };
}

/** Mean of `value` over all hands: computed for one hand of each class of suit permutations, weighted by the size of the class. */
export function overAllHands(value: (hand: readonly number[]) => number): number {
  const orders = permutations([0, 1, 2, 3]);
  const counted = new Set<number>();
  let sum = 0;
  const hand = [0, 0, 0, 0, 0];
  for (hand[4] = 4; hand[4] < 52; hand[4]++)
    for (hand[3] = 3; hand[3] < hand[4]; hand[3]++)
      for (hand[2] = 2; hand[2] < hand[3]; hand[2]++)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1]++)
          for (hand[0] = 0; hand[0] < hand[1]; hand[0]++) {
            if (!namesSuitsInOrder(hand)) continue;
            const members = new Set(orders.map((order) => renamed(hand, order)));
            const name = Math.min(...members);
            if (counted.has(name)) continue;
            counted.add(name);
            sum += members.size * value(hand);
          }
  return sum / choose[52]![5]!;
}

/** Whether new suits appear in ascending order from the highest rank down, as in at least one hand of each class. */
function namesSuitsInOrder(hand: readonly number[]): boolean {
  let known = 0;
  for (let position = 4; position >= 0;) {
    const rank = hand[position]! >> 2;
    let fresh = 0;
    let highest = known - 1;
    for (; position >= 0 && hand[position]! >> 2 === rank; position--) {
      const suit = hand[position]! & 3;
      if (suit < known) continue;
      fresh++;
      highest = Math.max(highest, suit);
    }
    if (highest !== known + fresh - 1) return false;
    known += fresh;
  }
  return true;
}

const renamed = (hand: readonly number[], order: readonly number[]): number =>
  indexOf(hand.map((card) => (card & ~3) | order[card & 3]!).sort((one, other) => one - other));

function permutations(list: readonly number[]): number[][] {
  return list.length < 2 ? [[...list]] : list.flatMap((each) => permutations(list.filter((other) => other !== each)).map((rest) => [each, ...rest]));
}
