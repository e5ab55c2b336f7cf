/** The category of the slots. */
export const slots = 'RNG';

/** The vendor whose slots are shown first, if the merchant has it (G §2). */
export const firstVendor = 'BGS';
