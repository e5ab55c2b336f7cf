/** Where phones send what they measured, if the merchant has turned that on. */
export const vitalsPath = '/sandbox/vitals';
