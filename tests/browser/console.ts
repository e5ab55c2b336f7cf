/** Console token of every edge that the tests start. */
export const consoleToken = 'the-token-of-the-tests';

/** Headers of a call to the console. */
export const consoleHeaders = { Authorization: `Bearer ${consoleToken}`, 'Content-Type': 'application/json' };
