/** Request headers between phone and platform (A §3). */
export const headers = {
  token: 'Authorization',
  merchant: 'Merchant',
  language: 'Language',
  /** RSA-encrypted DES key, base64; or `OTHERS` from the home screen */
  encryption: 'Encryption',
  device: 'Device',
} as const;

/** A standalone home-screen app sends this in `Encryption` and `Device`, and its body as plain JSON (A §3). */
export const standalone = 'OTHERS';
