/** A gateway's names of the fields of sealed bodies, by the contract's: nobody on the way can rename them. */
export type SealedNames = Readonly<Record<string, string>>;

/** The fields of a body as its gateway names them. */
export const asSealed = (input: object, names: SealedNames = {}): object =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [names[name] || name, value]));
