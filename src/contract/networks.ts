import type { Flag } from './switches.ts';

/**
 * Social networks for sign-in through the merchant's external service, each with its name in tokens and in the refusal
 * `login.other`, and the merchant's switch. A new one is a row here, its switch, its popup in
 * `src/app/features/auth/external/firebase.ts` and its sentences under `social` of the strings `form`.
 */
export const networks = {
  facebook: { issuer: 'facebook.com', flag: 'FACEBOOKLOGIN3' },
  google: { issuer: 'google.com', flag: 'GOOGLELOGIN3' },
} as const satisfies Record<string, { issuer: string; flag: Flag }>;

/** One of `networks`. */
export type Network = keyof typeof networks;

/** The network that issued a token, if any. */
export const networkOf = (issuer: string | undefined): Network | undefined => (Object.keys(networks) as Network[]).find((name) => networks[name].issuer === issuer);
