/** Business constants (A §9, G §9), each by itself: a bundle has those alone that it uses. Times are in ms. */

/** games of a page of a list */
export const gamePageSize = 26;
export const winners = 100;
export const winnersBeforeScroll = 8;
export const captchaLength = 6;
export const mobileNumber = 20;
export const smsCode = 10;
export const lotteryRefetchMost = 30_000;
export const lotteryRefetchFallback = 7_000;
/** the shortest interval: a platform that says at each answer that 1 ms is left would be called without end */
export const lotteryRefetchLeast = 500;

/** Module under which a code for a login or a password reset is asked for (A §9). */
export const smsCodeModule = 'VERIFICATION3';
