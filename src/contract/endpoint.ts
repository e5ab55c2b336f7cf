import type { ErrorCode } from './errors.ts';
import type { Infer, Shape } from './shape.ts';

/** How a call sends its input: in the address, as JSON, as a form, or in the encrypted envelope (A §3). `file`: no input, the body is a file. */
export type Sending = 'query' | 'json' | 'form' | 'encrypted' | 'file';

/** One call between phone and platform: its path, how its input is sent, and the shapes of input and value (A §7, G §7). */
export interface Endpoint<Input, Value> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly send: Sending;
  readonly input: Shape<Input>;
  readonly value: Shape<Value>;
  /** calls of `member` are refused without a session */
  readonly access: 'everyone' | 'member';
  /** G13: the answer is stored on the phone, shown at once on the next visit and refreshed in the background */
  readonly kept?: boolean;
  /** open to everyone, but the answer depends on the caller: it is stored per account */
  readonly personal?: boolean;
  /** sent by the app itself, not by a tap: it waits for a socket as a GET does */
  readonly background?: boolean;
  /** a GET that changes something, as the specification has it (G §7): sent once, only by the app, and completed even if the page is left */
  readonly changes?: boolean;
}

/** The input of a call, as a type. */
export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
/** The answer of a call, as a type. */
export type ValueOf<E> = E extends Endpoint<unknown, infer Value> ? Value : never;

type Options = Partial<Pick<Endpoint<unknown, unknown>, 'method' | 'send' | 'access' | 'kept' | 'personal' | 'background' | 'changes'>>;

/** Defines one call between phone and platform. A GET or DELETE sends its input in the address, the others as JSON, unless `options.send` says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<I, V>(path: string, input: Shape<I>, value: Shape<V>, options: Options = {}): Endpoint<I, V> {
  const { method = 'GET', send = method === 'GET' || method === 'DELETE' ? 'query' : 'json', access = 'everyone', kept, personal, background, changes } = options;
  return { method, path, input, value, send, access, kept, personal, background, changes };
}

/** The envelope of every answer of the platform (A §3, A §8). */
export interface Answer {
  success: boolean;
  value?: unknown;
  /** if `success` is false; may be a code of the platform's own, for which the phone has no case */
  errorCode?: ErrorCode;
}

export type { Infer };
