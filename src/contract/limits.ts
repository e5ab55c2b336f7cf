// @chunk home-shared
/** Business constants (A §9, G §9). Times are in ms. */
export const limits = {
  gamePageSize: 26,
  winners: 100,
  winnersBeforeScroll: 8,
  captchaLength: 6,
  mobileNumber: 20,
  smsCode: 10,
  lotteryRefetchMost: 30_000,
  lotteryRefetchFallback: 7_000,
} as const;

/** Module under which a code for a login or a password reset is asked for (A §9). */
export const smsCodeModule = 'VERIFICATION3';

/** Content types (A §9). */
export const contentTypes = { agent: 'A', player: 'PL', banner: 'B', popup: 'PU', promotion: 'PR', home: 'H' } as const;

/** The platform's addresses of home's banners, notices and popups (G §7). */
export const homeContent = { groupName: 'm_home', platform: 'M' } as const;

/** Categories of games in the order of G §2; the platform says which it has. */
export const categories = ['HOT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT'] as const;

/** One of `categories`. */
export type Category = (typeof categories)[number];

/** Whose popups a visitor or member sees (G §4): A members, F members at their first login, B visitors. */
export const executions = { members: 'A', firstLogin: 'F', visitors: 'B' } as const;

/** Prize mode of each lottery category (G §3). */
export const prizeModes: Readonly<Record<string, string>> = { LOTT: 'Lott', ELOTT: 'Elott' };
