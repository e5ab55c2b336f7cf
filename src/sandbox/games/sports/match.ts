import type { Seed } from '../../handler.ts';
import { type Chance, repeatableChance } from '../../play/chance.ts';

/** Home wins, draw, away wins: 1, X, 2. */
export const results = ['home', 'draw', 'away'] as const;
export type Result = (typeof results)[number];

export interface Goal {
  minute: number;
  side: 'home' | 'away';
}

export interface Played {
  goals: Goal[];
  result: Result;
}

interface Strengths {
  /** goals to be expected of each side in a match */
  home: number;
  away: number;
}

const mostGoals = 8;
/** The house's margin, as a share of every stake. */
const margin = 0.06;
/** The highest price: beyond it the truncated goal shares would be too inexact. */
const dearest = 1_500;

function strengthsOf(seed: Seed, matchId: string): Strengths {
  const chance = repeatableChance(seed, `match ${matchId}`);
  return { home: 0.9 + chance(1_400) / 1_000, away: 0.6 + chance(1_300) / 1_000 };
}

/** The shares of 0 to `mostGoals` goals (Poisson); what lies beyond counts as the last. */
function goalShares(expected: number): number[] {
  const shares: number[] = [];
  let share = Math.exp(-expected);
  let left = 1;
  for (let goals = 0; goals < mostGoals; goals++) {
    shares.push(share);
    left -= share;
    share = (share * expected) / (goals + 1);
  }
  return [...shares, left];
}

const resultOf = (home: number, away: number): Result => (home > away ? 'home' : home < away ? 'away' : 'draw');

const priceOf = (share: number): number => Math.min(dearest, Math.max(101, Math.floor((100 * (1 - margin)) / share)));

/** Prices of a match in hundredths: 185 pays 1.85 times the stake. The same match has the same prices all its life. */
export function oddsOf(seed: Seed, matchId: string): Record<Result, number> {
  const strengths = strengthsOf(seed, matchId);
  const away = goalShares(strengths.away);
  const chances = { home: 0, draw: 0, away: 0 };
  goalShares(strengths.home).forEach((homeShare, homeGoals) => {
    away.forEach((awayShare, awayGoals) => {
      chances[resultOf(homeGoals, awayGoals)] += homeShare * awayShare;
    });
  });
  return { home: priceOf(chances.home), draw: priceOf(chances.draw), away: priceOf(chances.away) };
}

/** Plays the match once, as a virtual one. */
export function playMatch(seed: Seed, matchId: string, chance: Chance): Played {
  const strengths = strengthsOf(seed, matchId);
  const home = goalsBy(strengths.home, chance);
  const away = goalsBy(strengths.away, chance);
  const minuted = (side: Goal['side'], count: number): Goal[] =>
    Array.from({ length: count }, () => ({ minute: 1 + chance(90), side }));
  const goals = [...minuted('home', home), ...minuted('away', away)].toSorted((a, b) => a.minute - b.minute);
  return { goals, result: resultOf(home, away) };
}

function goalsBy(expected: number, chance: Chance): number {
  const fine = 1_000_000_000;
  let left = chance(fine) / fine;
  return goalShares(expected).findIndex((share, goals) => (left -= share) < 0 || goals === mostGoals);
}
