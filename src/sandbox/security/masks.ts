import type { PixKeyKind } from '../../contract/destinations.ts';

/** `(11) •••••-4321` of a number without its country's code. */
export function maskedNumber(number: string): string {
  return number.length > 9 ? `(${number.slice(0, 2)}) •••••-${number.slice(-4)}` : `•••••${number.slice(-4)}`;
}

/** `m•••a@example.com` */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return `${name[0]}•••${name.length > 2 ? name.at(-1) : ''}${address.slice(at)}`;
}

const masks: Readonly<Record<PixKeyKind, (key: string) => string>> = {
  cpf: (key) => `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`,
  phone: (key) => maskedNumber(key.replace('+55', '')),
  email: maskedEmail,
  random: (key) => `${key.slice(0, 4)}••••-••••-${key.slice(-4)}`,
};

export const maskedPixKey = (kind: PixKeyKind, key: string): string => masks[kind](key);

/** The last three digits of an account and the one that checks it. */
export const maskedAccount = (account: string): string => `•••• ${account.slice(-5)}`;
