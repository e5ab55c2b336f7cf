/** Hundredths of a percent of the settled stakes, by the member's level. */
const rates: Record<string, number> = { 'VIP Bronze': 30, 'VIP Prata': 50, 'VIP Ouro': 80, 'VIP Diamante': 120 };

const withoutLevel = 20;

export const rateOf = (level: string | null): number => rates[level ?? ''] ?? withoutLevel;

/** Rebate of so much staked, in minor units: what is less than one is not given. */
export const rebateOf = (staked: number, rate: number): number => Math.floor((staked * rate) / 10_000);
