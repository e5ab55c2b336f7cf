/** Deposit methods. */
export const payMethods = ['PIX', 'TED'] as const;

/** Stages of a successful withdrawal, in order; any other ends as `returned`. */
export const withdrawalStages = ['requested', 'review', 'sent', 'paid'] as const;

/** The state of a withdrawal. */
export const withdrawalStatuses = [...withdrawalStages, 'returned'] as const;

/** One of `withdrawalStatuses`. */
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** The state of a deposit. */
export const depositStatuses = ['waiting', 'paid', 'expired', 'cancelled'] as const;

/** One of `depositStatuses`. */
export type DepositStatus = (typeof depositStatuses)[number];
