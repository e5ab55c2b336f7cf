/** Business constants (A §9, G §9), as single exports, so that a bundle contains only those it uses. Times are in ms. */

/** games per page of a list */
export const gamePageSize = 26;
/** rows of the winner board */
export const winners = 100;
/** rows from which on the winner board scrolls by itself */
export const winnersBeforeScroll = 8;
/** most digits of a captcha's answer */
export const captchaLength = 6;
/** most digits of a mobile number */
export const mobileNumber = 20;
/** most digits of a code by SMS */
export const smsCode = 10;
/** the longest time between two requests for the lotteries */
export const lotteryRefetchMost = 30_000;
/** the time until the next request where no draw tells it, or the last one failed */
export const lotteryRefetchFallback = 7_000;
/** the shortest interval: a platform that always answers 1 ms would be called without end */
export const lotteryRefetchLeast = 500;

/** Module for which a login or password reset code is requested (A §9). */
export const smsCodeModule = 'VERIFICATION3';
