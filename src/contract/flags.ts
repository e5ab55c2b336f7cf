/** White-label flags (A §1): each changes the app at run time. */
export const flags = [
  'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'FACEBOOKLOGIN3', 'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'CHNGPASSVERIF3', 'DEPRECM3', 'WITHREC3', 'TRANSREC3', 'TRANSBETREPMEM3',
  'PERSREP', 'AGETRANSFERUP3', 'REWCEN3', 'MANPLAYREB3', 'PLYRBT', 'MAILCEN', 'RESPONSIBLE',
] as const;

/** One of `flags`. */
export type Flag = (typeof flags)[number];

/** Promotions are looked up by key (A §1). */
export const promotions = ['REFERRAL', 'MISSION'] as const;

/** One of `promotions`. */
export type Promotion = (typeof promotions)[number];
