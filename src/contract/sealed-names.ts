/** A gateway's field names in sealed bodies, by the contract's: a proxy cannot rename them. */
export type SealedNames = Readonly<Record<string, string>>;

/** The fields of a body with the gateway's names. */
export const asSealed = (input: object, names: SealedNames = {}): object =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [names[name] || name, value]));
