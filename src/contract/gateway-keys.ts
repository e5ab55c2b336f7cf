/** An RSA key of a merchant's gateway, for the envelope of login and registration (A §3). */
export interface GatewayKey {
  /** sent in the header `Encryption-Key`, so that the gateway knows which key decrypts the body; none: it has only one */
  id?: string;
  /** PEM */
  publicKey: string;
}

/** Path at the edge of the merchant's keys as JSON, the one to use first. Requested when a login or registration form is filled in, and again where the gateway does not accept the key. */
export const gatewayKeysPath = '/gateway-keys.json';

/** What a sealed body contains beside its fields if the merchant's switch `SEALONCE` is on: the gateway accepts it once, and only near its time. */
export interface SealMark {
  /** epoch ms by the platform's clock */
  sealedAt: number;
  /** random, unique per body */
  nonce: string;
}

/** ms by which a sealed body's time may differ from the platform's */
export const sealLifetime = 5 * 60_000;
