/** The path of visit reports, if the merchant measures visits. */
export const vitalsPath = '/sandbox/vitals';
