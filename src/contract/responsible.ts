/** Responsible play: what can be limited, and how long a break can be. Times are ms. */

const day = 86_400_000;

/** Periods of a limit: the day, the week from Monday on, the month, in Brasília. */
export const periods = ['day', 'week', 'month'] as const;
/** One of `periods`. */
export type Period = (typeof periods)[number];

/** What can be limited, and by which periods. Deposits and losses count minor units, time counts minutes. */
export const limitKinds = { deposit: periods, loss: periods, time: ['day'] } as const satisfies Record<string, readonly Period[]>;
/** The kinds of limits. */
export type LimitKind = keyof typeof limitKinds;

/** The delay before a limit is raised or removed; a lower one applies at once. */
export const raiseWaits: Readonly<Record<Period, number>> = { day, week: 7 * day, month: 30 * day };

/** The highest value of a limit: minor units, or the minutes of a day. */
export const largestLimits: Readonly<Record<LimitKind, number>> = { deposit: 100_000_000, loss: 100_000_000, time: 1_440 };

/** Minutes between two reality checks that a member can choose. */
export const checkMinutes: readonly number[] = [30, 60];

/** The lengths of a pause. */
export const pauseLengths = { day, week: 7 * day, month: 30 * day } as const;
/** The length of a pause. */
export type PauseLength = keyof typeof pauseLengths;

/** Months of a self-exclusion; 0 never ends. */
export const exclusionMonths = { halfYear: 6, year: 12, forever: 0 } as const;
/** The length of a self-exclusion. */
export type ExclusionLength = keyof typeof exclusionMonths;
