/** Request headers between phone and platform (A §3). */
export const headers = {
  token: 'Authorization',
  merchant: 'Merchant',
  language: 'Language',
  /** RSA-encrypted DES key, base64; or `OTHERS` from the home screen */
  encryption: 'Encryption',
  device: 'Device',
  /** id of the gateway's key that the body is sealed for, where the merchant's file names one */
  keyId: 'Encryption-Key',
} as const;

/** Of every answer: what the log of the edge has the request under, and support asks for. */
export const requestIdHeader = 'X-Request-Id';

/** A standalone home-screen app sends this in `Encryption` and `Device`, and its body as plain JSON (A §3). */
export const standalone = 'OTHERS';
