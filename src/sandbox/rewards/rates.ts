/** Hundredths of a percent of the settled stakes, by the id of the member's level. */
const rates: Record<string, number> = { bronze: 30, silver: 50, gold: 80, platinum: 100, diamond: 120 };

const withoutLevel = 20;

export const rateOf = (level: string | undefined): number => rates[level ?? ''] ?? withoutLevel;

/** The rebate on an amount staked, in minor units, rounded down. */
export const rebateOf = (staked: number, rate: number): number => Math.floor((staked * rate) / 10_000);
