import { pays, rankOf } from '../../src/sandbox/games/poker/rules.ts';

const choose = Array.from({ length: 53 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

/** Place of ascending cards among all sets of their number. */
function indexOf(cards: readonly number[]): number {
  let index = 0;
  for (let place = 0; place < cards.length; place++) index += choose[cards[place]!]![place + 1]!;
  return index;
}

const places = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)));

/** `sums[k]`: for each set of k cards, what all hands that contain it pay together. */
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
              const own = places[mask]!;
              let index = 0;
              for (let place = 0; place < own.length; place++) index += choose[hand[own[place]!]!]![place + 1]!;
              sums[own.length]![index]! += pay;
            }
          }
  return sums;
}

export interface Best {
  /** cards to hold, by place in the ascending hand */
  mask: number;
  /** mean stakes that come back */
  mean: number;
}

/** Finds the best cards to hold, exactly: a set of hands that avoid the thrown cards is counted by inclusion and exclusion. */
export function pokerSolver() {
  const sums = sumHands();
  const total = new Float64Array(32);
  return (hand: readonly number[]): Best => {
    for (let mask = 0; mask < 32; mask++) {
      const own = places[mask]!;
      let index = 0;
      for (let place = 0; place < own.length; place++) index += choose[hand[own[place]!]!]![place + 1]!;
      total[mask] = (own.length % 2 ? -1 : 1) * sums[own.length]![index]!;
    }
    // Sums over all supersets: what is held stays, each thrown card is in or out with its sign.
    for (let bit = 1; bit < 32; bit *= 2) for (let mask = 0; mask < 32; mask++) if (!(mask & bit)) total[mask]! += total[mask | bit]!;
    let best: Best = { mask: 0, mean: -1 };
    for (let mask = 0; mask < 32; mask++) {
      const held = places[mask]!.length;
      const mean = ((held % 2 ? -1 : 1) * total[mask]!) / choose[47]![5 - held]!;
      if (mean > best.mean) best = { mask, mean };
    }
    return best;
  };
}

/** Mean of `value` over all hands: one of each class that a change of suits cannot tell apart, as often as the class has hands. */
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

/** Whether suits come up in their order from the highest rank down, as in one hand at least of each class. */
function namesSuitsInOrder(hand: readonly number[]): boolean {
  let known = 0;
  for (let place = 4; place >= 0;) {
    const rank = hand[place]! >> 2;
    let fresh = 0;
    let highest = known - 1;
    for (; place >= 0 && hand[place]! >> 2 === rank; place--) {
      const suit = hand[place]! & 3;
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
