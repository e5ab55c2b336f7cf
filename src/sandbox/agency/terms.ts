import type { PeriodKind } from '../time/periods.ts';

/** A stake of the team that was settled; amounts are minor units, the time epoch ms. */
export interface Settled {
  memberId: number;
  /** how far below the agent its member stands */
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

/** What a contract pays by; the contract of the phone says what each means. */
export interface Terms {
  basis: 'stakes' | 'loss';
  period: PeriodKind;
  tiers: readonly Tier[];
  most: number;
}

/** What a commission pays by: hundredths of a percent of settled stakes, from level 1 on. */
export interface CommissionTerms {
  period: 'day';
  rates: readonly number[];
}

/** What the team did in some time. */
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

/** What the rates of a contract are of; a team that won has lost nothing. */
export const basisOf = ({ basis }: Pick<Terms, 'basis'>, { stakes, net }: Figures): number => (basis === 'loss' ? Math.max(0, net) : stakes);

/** What a contract pays for a period: the highest tier whose conditions are met, of the whole basis; fractions are dropped. */
export function payFor(terms: Terms, figures: Figures): number {
  const basis = basisOf(terms, figures);
  const reached = terms.tiers.findLast((tier) => basis >= tier.atLeast && figures.active >= tier.active);
  return reached ? Math.min(terms.most, Math.floor((basis * reached.rate) / whole)) : 0;
}

/** The commission on settled stakes; fractions of the sum are dropped. A level without a rate brings none. */
export function commissionOf({ rates }: Pick<CommissionTerms, 'rates'>, settled: readonly Settled[]): number {
  return Math.floor(settled.reduce((sum, { level, amount }) => sum + amount * (rates[level - 1] ?? 0), 0) / whole);
}
