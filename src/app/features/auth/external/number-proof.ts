// A chunk of its own: few merchants have the service.
import type { Signal } from '@preact/signals-react';
import type { ErrorCode } from '../../../../contract/errors.ts';
import type { NumberProof } from './create-number-proof.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { loadExternalAuth, externalAuth } from './external-auth.ts';

// Written out and checked by type: the whole table would come with it.
const expired: ErrorCode = 'verification.expired';

/** Proves by the external service that a number is the person's own (A §4). */
export function numberProof(number: () => string, sending: Signal<string>): Omit<NumberProof, 'sending'> {
  /** a code serves once: what follows it may fail and be tried again */
  let proven: { code: string; token: string } | undefined;
  return {
    /** Sends a code to the number. Rejects with a `GatewayFailure`. */
    async send(): Promise<{ expiredMinutes?: number }> {
      const { sendPhoneCode } = await loadExternalAuth();
      proven = undefined;
      sending.value = await sendPhoneCode(externalAuth.peek()!, number());
      return {};
    },
    /** The ID token for a code. Rejects with a `GatewayFailure`: `verification.wrong` for a code that was not sent, `verification.expired` where none was sent by this page. */
    async token(code: string): Promise<string> {
      if (proven?.code === code) return proven.token;
      if (!sending.peek()) throw new GatewayFailure('refused', { code: expired });
      const { phoneToken } = await loadExternalAuth();
      proven = { code, token: await phoneToken(externalAuth.peek()!, sending.peek(), code) };
      return proven.token;
    },
  };
}
