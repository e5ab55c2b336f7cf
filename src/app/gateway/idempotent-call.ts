// @chunk payments
import { signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call } from './call.ts';
import { GatewayFailure } from './failure.ts';

/** A call that moves money, of one form. */
export interface IdempotentCall<Input, Value> {
  /** it was sent and not answered yet: the typed fields must not change */
  readonly unknown: ReadonlySignal<boolean>;
  /**
   * Sends the request, and repeats it under the same id while no answer comes: the platform does it once.
   * While `unknown`, the request that was sent is repeated, whatever `input` is. Rejects with a `GatewayFailure`.
   */
  send(input: Omit<Input, 'requestId'>): Promise<Value>;
}

/** ms before each further try */
const retryDelays = [1_000, 3_000];

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the platform may have done it all the same. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.kind !== 'refused' && !(error.kind === 'status' && error.status! < 500);

/** The call of one form: each request gets an id of its own, which its repetitions keep. */
export function createIdempotentCall<Input extends { requestId: string }, Value>(endpoint: Endpoint<Input, Value>): IdempotentCall<Input, Value> {
  const unknown = signal(false);
  let held: Input | undefined;

  async function persist(input: Input): Promise<Value> {
    for (let tried = 0; ; tried++) {
      try {
        return await call(endpoint, input);
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        unknown.value = true;
        const delay = retryDelays[tried];
        if (delay === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  return {
    unknown,
    async send(input) {
      // The request has not left the phone, and will not.
      if (!held && navigator.onLine === false) throw new GatewayFailure('offline');
      held ??= { ...input, requestId: randomId() } as Input;
      try {
        const value = await persist(held);
        held = undefined;
        unknown.value = false;
        return value;
      } catch (error) {
        if (!isUnanswered(error)) {
          held = undefined;
          unknown.value = false;
        }
        throw error;
      }
    },
  };
}
