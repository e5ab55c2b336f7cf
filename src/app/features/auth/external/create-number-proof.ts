import { signal } from '@preact/signals-react';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { externalAuth, loadExternalAuth } from './external-auth.ts';

/** Proves through the external service that the person owns a number (A §4); its code loads with the first proof. */
export function createNumberProof(number: () => string) {
  /** the service's id of the message that a code answers; empty if none was sent */
  const sending = signal('');
  /** a code works once, but the call after it may fail and be retried */
  let proven: { code: string; token: string } | undefined;
  return {
    sending,
    /** Sends a code to the number. Rejects with a `GatewayFailure`. */
    async send(): Promise<{ expiredMinutes?: number }> {
      const { sendPhoneCode } = await loadExternalAuth();
      proven = undefined;
      sending.value = await sendPhoneCode(externalAuth.peek()!, number());
      return {};
    },
    /** The ID token for a code. Rejects with a `GatewayFailure`: `verification.wrong` for a wrong code, `verification.expired` if this page has sent none. */
    async token(code: string): Promise<string> {
      if (proven?.code === code) return proven.token;
      if (!sending.peek()) throw new GatewayFailure('refused', { code: 'verification.expired' });
      const { phoneToken } = await loadExternalAuth();
      proven = { code, token: await phoneToken(externalAuth.peek()!, sending.peek(), code) };
      return proven.token;
    },
  };
}

/** The proof of one form's number. */
export type NumberProof = ReturnType<typeof createNumberProof>;
