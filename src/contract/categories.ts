/** Categories of games in the order of G §2; the platform says which it has. */
export const categories = ['HOT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT'] as const;

/** One of `categories`. */
export type Category = (typeof categories)[number];

/** Prize mode of each lottery category (G §3). */
export const prizeModes: Readonly<Record<string, string>> = { LOTT: 'Lott', ELOTT: 'Elott' };
