/** An RSA key of a merchant's gateway, for the envelope of login and registration (A §3). */
export interface GatewayKey {
  /** travels in the header `Encryption-Key`, by which the gateway knows which of its keys opens the body; none: it has but one */
  id?: string;
  /** PEM */
  publicKey: string;
}

/** At the edge: the keys of the host's merchant as JSON, the one for new pages first. A page whose key the gateway no longer takes asks for them. */
export const gatewayKeysPath = '/gateway-keys.json';

/** What a sealed body has beside its fields where the merchant's switch `SEALONCE` is on: it is taken once, and only near its time. */
export interface SealMark {
  /** epoch ms by the platform's clock */
  sealedAt: number;
  /** random: no two bodies have the same */
  nonce: string;
}

/** ms by which the time of a sealed body may differ from the platform's */
export const sealLifetime = 5 * 60_000;
