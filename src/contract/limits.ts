/** Business constants (A §9, G §9), as single exports, so that a bundle contains only those it uses. Times are in ms. */

/** games per page of a list */
export const gamePageSize = 26;
export const winners = 100;
export const winnersBeforeScroll = 8;
export const captchaLength = 6;
export const mobileNumber = 20;
export const smsCode = 10;
export const lotteryRefetchMost = 30_000;
export const lotteryRefetchFallback = 7_000;
/** the shortest interval: a platform that always answers 1 ms would be called without end */
export const lotteryRefetchLeast = 500;

/** Module for which a login or password reset code is requested (A §9). */
export const smsCodeModule = 'VERIFICATION3';
