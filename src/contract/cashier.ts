/** Stages of a withdrawal that goes well, in order; one that does not ends as `returned`. */
export const withdrawalStages = ['requested', 'review', 'sent', 'paid'] as const;

/** How a withdrawal may stand. */
export const withdrawalStatuses = [...withdrawalStages, 'returned'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** How a deposit may stand. */
export const depositStatuses = ['waiting', 'paid', 'expired', 'cancelled'] as const;

export type DepositStatus = (typeof depositStatuses)[number];
