/** Words that stand in several strings: the age from which people may play, the place whose hours count, the way of paying at once. */
export const usualWords = { age: '18', zone: 'Brasília', pix: 'Pix' } as const;

/** Those that a merchant's file says otherwise. */
export type OwnWords = { readonly [word in keyof typeof usualWords]?: string };
