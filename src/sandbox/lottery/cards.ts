import type { CatalogueLottery } from '../catalogue/lotteries.ts';

type Balls = NonNullable<CatalogueLottery['balls']>;

/** Numbers on a card, and balls of a draw. */
export const cardSize = 6;

/** Balls as they are written: two digits each, in order, apart by a space, as `03 11 17 28 39 44`. */
export const ballsText = (balls: readonly number[]): string => balls.toSorted((one, other) => one - other).map((ball) => String(ball).padStart(2, '0')).join(' ');

/** Whether a text is a card with six different numbers of the drum, written as `ballsText` does. */
export function isCard(pick: string, drum: number): boolean {
  const numbers = pick.split(' ').map(Number);
  return new Set(numbers).size === cardSize && numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= drum) && pick === ballsText(numbers);
}

/** The prize of a card, minor units; 0 if too few of its numbers were drawn. */
export function payoutOfCard({ pays }: Balls, pick: string, drawn: string, stake: number): number {
  const balls = drawn.split(' ');
  return stake * (pays[pick.split(' ').filter((number) => balls.includes(number)).length] ?? 0);
}

/** The number of ways to choose so many of so many. */
const ways = (many: number, chosen: number): number => (chosen ? (ways(many - 1, chosen - 1) * many) / chosen : 1);

/** How likely a card has exactly so many hits. */
export const chanceOf = (drum: number, hits: number): number => (ways(cardSize, hits) * ways(drum - cardSize, cardSize - hits)) / ways(drum, cardSize);

/** The share of the stakes that comes back. */
export const returnOfCard = ({ drum, pays }: Balls): number => Object.entries(pays).reduce((sum, [hits, times]) => sum + times * chanceOf(drum, Number(hits)), 0);
