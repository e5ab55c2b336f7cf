/** Words used in several strings: the minimum age, the place whose time is shown, the instant payment method. */
export const usualWords = { age: '18', zone: 'Brasília', pix: 'Pix' } as const;

/** Those that a merchant's file replaces. */
export type OwnWords = { readonly [word in keyof typeof usualWords]?: string };
