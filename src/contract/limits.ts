/** Games of a page of a list (A §9). Home has no use of the other limits. */
export const gamePageSize = 26;

/** Business constants (A §9, G §9). Times are in ms. */
export const limits = {
  winners: 100,
  winnersBeforeScroll: 8,
  captchaLength: 6,
  mobileNumber: 20,
  smsCode: 10,
  lotteryRefetchMost: 30_000,
  lotteryRefetchFallback: 7_000,
  /** the shortest interval: a platform that says at each answer that 1 ms is left would be called without end */
  lotteryRefetchLeast: 500,
} as const;

/** Module under which a code for a login or a password reset is asked for (A §9). */
export const smsCodeModule = 'VERIFICATION3';
