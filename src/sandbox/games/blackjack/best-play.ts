/** The member's moves with a hand. */
export type Move = 'hit' | 'stand' | 'double';

const shares: readonly number[] = [0, ...Array.from({ length: 9 }, () => 1 / 13), 4 / 13];
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Hard sum of a hand and whether it holds an ace. */
interface Sum {
  hard: number;
  ace: boolean;
}

const add = ({ hard, ace }: Sum, value: number): Sum => ({ hard: hard + value, ace: ace || value === 1 });
const totalOf = ({ hard, ace }: Sum): number => (ace && hard <= 11 ? hard + 10 : hard);
const keyOf = ({ hard, ace }: Sum): number => hard * 2 + Number(ace);

/** How likely the dealer ends at 17 to 21, at 22 for more, or at 0 for a blackjack, from the open card. */
function dealerEnds(open: number): Map<number, number> {
  const ends = new Map<number, number>();
  const note = (end: number, likelihood: number) => ends.set(end, (ends.get(end) ?? 0) + likelihood);
  const draw = (sum: Sum, cards: number, likelihood: number) => {
    const total = totalOf(sum);
    if (total === 21 && cards === 2) note(0, likelihood);
    else if (total >= 17) note(Math.min(22, total), likelihood);
    else for (const value of values) draw(add(sum, value), cards + 1, likelihood * shares[value]!);
  };
  draw(add({ hard: 0, ace: false }, open), 1, 1);
  return ends;
}

/** The best play against one open card: stakes that a hand brings, and the move to make. */
function against(open: number) {
  const ends = dealerEnds(open);
  const known = new Map<number, number>();
  const stand = (sum: Sum): number => {
    const own = totalOf(sum);
    if (own > 21) return 0;
    let back = 0;
    for (const [end, likelihood] of ends) {
      if (end !== 0 && (end > 21 || own > end)) back += 2 * likelihood;
      else if (own === end) back += likelihood;
    }
    return back;
  };
  const next = (sum: Sum, then: (sum: Sum) => number): number => values.reduce((total, value) => total + shares[value]! * then(add(sum, value)), 0);
  /** Stakes back with the best of hit and stand. */
  const best = (sum: Sum): number => {
    if (totalOf(sum) > 21) return 0;
    const key = keyOf(sum);
    const found = known.get(key) ?? Math.max(stand(sum), next(sum, best));
    known.set(key, found);
    return found;
  };
  const move = (sum: Sum, first: boolean): Move => {
    const standing = stand(sum);
    const hitting = next(sum, best);
    // A double doubles the stake, so gains are compared, not payouts.
    if (first && 2 * next(sum, stand) - 1 > Math.max(standing, hitting)) return 'double';
    return hitting > standing ? 'hit' : 'stand';
  };
  const gain = (sum: Sum): number => Math.max(best(sum), 2 * next(sum, stand) - 1);
  return { ends, move, gain };
}

const tables = new Map(values.map((open) => [open, against(open)]));

/** The move that brings most, for a hand of card values 1 to 10 against the dealer's open value. */
export function bestMove(cards: readonly number[], open: number): Move {
  const sum = cards.reduce<Sum>(add, { hard: 0, ace: false });
  return totalOf(sum) >= 21 ? 'stand' : tables.get(open)!.move(sum, cards.length === 2);
}

/** The share of the first stake that comes back with the best play: every hand against every open card, by its likelihood. */
export function returnOfBlackjack(): number {
  let back = 0;
  for (const open of values) {
    const { ends, gain } = tables.get(open)!;
    const dealers = ends.get(0) ?? 0;
    for (const first of values) {
      for (const second of values) {
        const sum = add(add({ hard: 0, ace: false }, first), second);
        const natural = totalOf(sum) === 21;
        back += shares[open]! * shares[first]! * shares[second]! * (natural ? 2.5 - 1.5 * dealers : gain(sum));
      }
    }
  }
  return back;
}
