import type { CallName, CallOf } from '../../../src/contract/calls.ts';
import type { InputOf, ValueOf } from '../../../src/contract/endpoint.ts';
import type { ErrorCode } from '../../../src/contract/errors.ts';

/** Thrown where there is nothing to ask about, as a message in an empty box; `message` says so. */
export class Skip extends Error {}

/** What a sample may lean on. */
export interface Known {
  /** code of the merchant under test */
  readonly merchant: string;
  /** Value of another call's sample, asked for once; throws `Skip` where there is none. */
  value<K extends CallName>(name: K): Promise<ValueOf<CallOf<K>>>;
  /** What confirms a change of the account, or `wrongSecret` where it was not told: a wrong one counts against the account. */
  secret(): Promise<string>;
}

/** How the kit makes one call, so that any gateway can be asked it. */
export interface Sample<K extends CallName> {
  /** what of the app shows the answer, as the subject of a sentence */
  readonly place: string;
  /** `change`: what it changes is harmless or taken back; `money`: it moves money. None: it only reads. */
  readonly effect?: 'change' | 'money';
  input(known: Known): InputOf<CallOf<K>> | Promise<InputOf<CallOf<K>>>;
  /** the input is one that must be refused, by one of these codes */
  readonly refusedBy?: readonly ErrorCode[];
  /** codes by which some accounts are rightly refused */
  readonly mayBeRefusedBy?: readonly ErrorCode[];
}

export type Samples<K extends CallName = CallName> = { readonly [Name in K]: Sample<Name> };

/** The first of a list, or a `Skip` that says what there is none of. */
export function firstOf<T>(entries: readonly T[], what: string): T {
  const [first] = entries;
  if (first === undefined) throw new Skip(`the account has no ${what}`);
  return first;
}

export const wrongSecret = 'kit-no-secret1';

/** An id that names nothing anywhere. */
export const nobody = '999999999';
export const language = 'pt';
/** A username that nobody has, another one at each call, so that no limit of attempts is met. */
export const aStranger = (): string => `kit_${Math.random().toString(36).slice(2, 10)}`;
