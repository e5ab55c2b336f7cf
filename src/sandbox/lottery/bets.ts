import type { CatalogueLottery } from '../catalogue/lotteries.ts';
import { isCard } from './cards.ts';

/** The kinds of bets on the drawn number. Digits are matched at its end; `even`, `odd`, `low`, `high` look at its last digit. */
export const kinds = {
  two: { digits: 2, pays: 9_200 },
  three: { digits: 3, pays: 92_000 },
  four: { digits: 4, pays: 920_000 },
  even: { digits: 0, pays: 192 },
  odd: { digits: 0, pays: 192 },
  low: { digits: 0, pays: 192 },
  high: { digits: 0, pays: 192 },
} as const satisfies Record<string, { digits: number; /** hundredths of the stake */ pays: number }>;

export type DigitKind = keyof typeof kinds;
/** `six` is a card of a lottery that draws balls, `cards.ts`. */
export type Kind = DigitKind | 'six';

const isDigitKind = (value: unknown): value is DigitKind => typeof value === 'string' && Object.hasOwn(kinds, value);

/** Whether `pick` is what the kind asks for: that many digits, or none. */
export const isPick = (kind: DigitKind, pick: string): boolean => pick.length === kinds[kind].digits && /^\d*$/.test(pick);

/** The kind of bet, where the lottery sells it with this pick. */
export function kindOf({ balls, digits }: Pick<CatalogueLottery, 'balls' | 'digits'>, kind: unknown, pick: string): Kind | undefined {
  if (balls) return kind === 'six' && isCard(pick, balls.drum) ? kind : undefined;
  return isDigitKind(kind) && isPick(kind, pick) && pick.length <= digits ? kind : undefined;
}

function wins(kind: DigitKind, pick: string, drawn: string): boolean {
  const last = Number(drawn.slice(-1));
  switch (kind) {
    case 'even':
      return last % 2 === 0;
    case 'odd':
      return last % 2 === 1;
    case 'low':
      return last < 5;
    case 'high':
      return last >= 5;
    default:
      return drawn.endsWith(pick);
  }
}

/** Of the hundred last two digits, those with which a ticket wins; more digits are less than one of them. */
export const endings = 100;
export const endingsOf = (kind: DigitKind, pick: string): number[] =>
  Array.from({ length: endings }, (_, ending) => ending).filter((ending) => wins(kind, pick, String(ending).padStart(2, '0')));

/** The share of the stakes that comes back. */
export const returnOf = (kind: DigitKind): number => kinds[kind].pays / 100 / (kinds[kind].digits ? 10 ** kinds[kind].digits : 2);

/** The prize of a ticket on digits, minor units; 0 if it lost. */
export const payoutOf = (kind: DigitKind, pick: string, drawn: string, stake: number): number =>
  wins(kind, pick, drawn) ? Math.floor((stake * kinds[kind].pays) / 100) : 0;
