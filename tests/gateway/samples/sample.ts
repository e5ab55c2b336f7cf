import type { CallName, CallOf } from '../../../src/contract/calls.ts';
import type { InputOf, ValueOf } from '../../../src/contract/endpoint.ts';
import type { ErrorCode } from '../../../src/contract/errors.ts';

/** Thrown where there is nothing to check, such as a message in an empty mailbox; `message` gives the reason. */
export class Skip extends Error {}

/** What a sample may use to make its input. */
export interface Known {
  /** code of the merchant under test */
  readonly merchant: string;
  /** Value of another call's sample, requested once; throws `Skip` if that call fails. */
  value<K extends CallName>(name: K): Promise<ValueOf<CallOf<K>>>;
  /** The password that confirms a change of the account; `wrongSecret` if none was given. A wrong one counts as a failed attempt. */
  secret(): Promise<string>;
}

/** How the kit makes one call on any gateway. */
export interface Sample<K extends CallName> {
  /** the part of the app that shows the answer, as the subject of a sentence */
  readonly place: string;
  /** `change`: its change is harmless or undone; `money`: it moves money. None: it only reads. */
  readonly effect?: 'change' | 'money';
  input(known: Known): InputOf<CallOf<K>> | Promise<InputOf<CallOf<K>>>;
  /** a gateway need not have it: status 404 or 501 is no fault */
  readonly optional?: true;
  /** the input must be refused, with one of these codes */
  readonly refusedBy?: readonly ErrorCode[];
  /** codes with which some accounts are rightly refused */
  readonly mayBeRefusedBy?: readonly ErrorCode[];
}

export type Samples<K extends CallName = CallName> = { readonly [Name in K]: Sample<Name> };

/** The first of a list; throws a `Skip` that names `what` if the list is empty. */
export function firstOf<T>(entries: readonly T[], what: string): T {
  const [first] = entries;
  if (first === undefined) throw new Skip(`the account has no ${what}`);
  return first;
}

export const wrongSecret = 'kit-no-secret1';

/** An id that no gateway knows. */
export const nobody = '999999999';
export const language = 'pt';
/** A username that nobody has; a new one at each call, so that no limit of attempts is reached. */
export const unknownUsername = (): string => `kit_${Math.random().toString(36).slice(2, 10)}`;
