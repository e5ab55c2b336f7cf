/** Most days of a record per call. */
export const mostDays = 90;

/** Ranges of the net result, in days; the last is the longest. */
export const netWindows = [7, 30, 90] as const;

/** Kinds of ledger movements, in the groups by which the account record is filtered. */
export const ledgerGroups = {
  bets: ['stake'],
  wins: ['win', 'refund'],
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'fee', 'withdrawalReturned'],
  rewards: ['reward', 'rebate'],
  transfers: ['transferIn', 'transferOut'],
  agency: ['salary', 'dividend', 'commission'],
  other: ['opening', 'adjustment'],
} as const;

/** The state of a bet. */
export const betStates = ['open', 'won', 'lost', 'refunded'] as const;

/** The state of a reward. */
export const rewardStates = ['waiting', 'claimed', 'expired'] as const;

/** One of `rewardStates`. */
export type RewardState = (typeof rewardStates)[number];
