import type { PeriodKind } from '../time/periods.ts';

/** Stakes of a member of the team that were settled within an hour; amounts are minor units, the time epoch ms. */
export interface Settled {
  memberId: number;
  /** levels between the agent and the member */
  level: number;
  amount: number;
  payout: number;
  settledAt: number;
}

export interface Tier {
  atLeast: number;
  active: number;
  rate: number;
}

/** The terms of a commission plan; `CommissionPlan` explains each. */
export interface Terms {
  basis: 'stakes' | 'loss';
  period: PeriodKind;
  tiers: readonly Tier[];
  most: number;
}

/** Terms of a commission: hundredths of a percent of settled stakes, by level from 1. */
export interface CommissionTerms {
  period: 'day';
  rates: readonly number[];
}

/** The team's figures in a span of time. */
export interface Figures {
  active: number;
  stakes: number;
  /** stakes less prizes */
  net: number;
}

const whole = 10_000;

export function figuresOf(settled: readonly Settled[]): Figures {
  const figures = { active: new Set(settled.map(({ memberId }) => memberId)).size, stakes: 0, net: 0 };
  for (const { amount, payout } of settled) {
    figures.stakes += amount;
    figures.net += amount - payout;
  }
  return figures;
}

/** The amount that a plan's rates apply to; a team that won has a loss of 0. */
export const basisOf = ({ basis }: Pick<Terms, 'basis'>, { stakes, net }: Figures): number => (basis === 'loss' ? Math.max(0, net) : stakes);

/** The payment of a plan for a period: the rate of the highest tier reached, of the whole basis, rounded down. */
export function payFor(terms: Terms, figures: Figures): number {
  const basis = basisOf(terms, figures);
  const reached = terms.tiers.findLast((tier) => basis >= tier.atLeast && figures.active >= tier.active);
  return reached ? Math.min(terms.most, Math.floor((basis * reached.rate) / whole)) : 0;
}

/** The commission on settled stakes, its sum rounded down. A level without a rate earns none. */
export function commissionOf({ rates }: Pick<CommissionTerms, 'rates'>, settled: readonly Settled[]): number {
  return Math.floor(settled.reduce((sum, { level, amount }) => sum + amount * (rates[level - 1] ?? 0), 0) / whole);
}
