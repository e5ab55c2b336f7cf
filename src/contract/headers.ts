/** Request headers between phone and platform (A §3). */
export const headers = {
  token: 'Authorization',
  merchant: 'Merchant',
  language: 'Language',
  /** RSA-encrypted DES key, base64; or `OTHERS` from the home screen */
  encryption: 'Encryption',
  device: 'Device',
  /** id of the gateway's key that the body is encrypted for, if the merchant's file names one */
  keyId: 'Encryption-Key',
} as const;

/** In every answer: identifies the request in the edge's log and for support. */
export const requestIdHeader = 'X-Request-Id';

/** A standalone home-screen app sends this in `Encryption` and `Device`, and its body as plain JSON (A §3). */
export const standalone = 'OTHERS';
