import type { KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Endpoint, InputOf, ValueOf } from '../contract/endpoint.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { Language } from './languages.ts';
import type { OwnNameRule } from '../contract/rules.ts';
import type { Switches } from '../contract/switches.ts';

/** The platform's own time, epoch ms; the console and the tests can move it. */
export interface Clock {
  now(): number;
}

/** The seed of computed draws. */
export type Seed = number | string;

/** A merchant as its file has it: what the platform begins with, and wears on the pages that it serves itself. */
export interface MerchantOfFile {
  code: string;
  trialCode: string;
  name: string;
  imageCDNs: string[];
  switches: Partial<Switches>;
  /** links by channel */
  contact: Record<string, string>;
  /** its own rules of fields */
  rules?: { username?: OwnNameRule };
  /** style sheet with the colours of its theme as custom properties */
  style: string;
  /** colours of its theme that drawings use, `#rrggbb`, and its scheme */
  theme: Readonly<Record<'ground' | 'accent' | 'accent-2' | 'on-accent', string>> & { scheme: 'dark' | 'light' };
  /** SVG */
  icon: string;
}

/** The platform, as every part of it gets it. */
export interface Platform {
  database: DatabaseSync;
  clock: Clock;
  merchants: readonly MerchantOfFile[];
  /** decides every computed draw: a secret kept with the data, or the number that tests set */
  seed: Seed;
  /** makes filled content repeatable */
  contentSeed: number;
  /** whether some of its members have a past when it is filled */
  hasPast: boolean;
  /** origin under which phones reach the platform, or empty for the one that the request names */
  publicUrl: string;
  /** opens the console */
  consoleToken: string;
  /** whether external sign-in may use an emulator, which signs no tokens; in tests only */
  allowsEmulator: boolean;
  /** public keys of the issuer of ID tokens, by key id; throws where they cannot be fetched */
  issuerKeys: (keyId: string) => Promise<KeyObject | undefined>;
}

/** The member behind a call's token. */
export interface Caller {
  memberId: number;
  account: string;
  type: number;
  token: string;
}

export interface Call<Input> {
  platform: Platform;
  input: Input;
  /** code of the merchant, never that of its trial merchant */
  merchant: string;
  language: Language;
  /** present when the endpoint's access is `member`, and wherever a valid token came with the call */
  caller?: Caller;
  request: Request;
  /** network address of the phone */
  address: string;
  /** headers to add to the answer, such as cookies */
  answerHeaders: Headers;
}

export type Handler<E extends Endpoint<unknown, unknown>> = (call: Call<InputOf<E>>) => ValueOf<E> | Promise<ValueOf<E>>;

/** Thrown by a handler: the call is refused with this code, and `value` where the phone needs more. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly value?: unknown;
  constructor(code: ErrorCode, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** The caller of a `member` endpoint; the router has refused the call where there is none. */
export function callerOf(call: Call<unknown>): Caller {
  if (!call.caller) throw new Refusal('session.missing');
  return call.caller;
}
