/** Rank 1 is an ace, 11 to 13 are pictures; suits are 0 to 3. A card is `rank * 4 + suit`. */
export type Card = number;

/** Each card is one of 52, drawn anew: the shoe is shuffled after every card. */
export const drawCard = (chance: (bound: number) => number): Card => 4 + chance(52);

export const rankOf = (card: Card): number => card >> 2;
export const valueOf = (card: Card): number => Math.min(10, rankOf(card));

export interface Hand {
  total: number;
  /** an ace counts as 11 */
  soft: boolean;
}

export function handOf(cards: readonly Card[]): Hand {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => rankOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
}

export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && handOf(cards).total === 21;

/** The dealer draws up to 16 and stands on every 17. */
export const dealerDraws = (cards: readonly Card[]): boolean => handOf(cards).total < 17;

/** Half stakes that come back for one stake: 0 lost, 2 a tie, 4 won, 5 a blackjack. */
export function halvesOf(player: readonly Card[], dealer: readonly Card[]): number {
  const own = handOf(player).total;
  const other = handOf(dealer).total;
  if (own > 21) return 0;
  if (isBlackjack(player)) return isBlackjack(dealer) ? 2 : 5;
  if (isBlackjack(dealer)) return 0;
  if (other > 21 || own > other) return 4;
  return own === other ? 2 : 0;
}
