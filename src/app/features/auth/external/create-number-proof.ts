import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { externalAuth, loadExternalAuth } from './external-auth.ts';

/** The proof of one form's number. */
export interface NumberProof {
  /** the sending that a code answers, as the service names it; empty: none */
  readonly sending: Signal<string>;
  /** Sends a code to the number. Rejects with a `GatewayFailure`. */
  send(): Promise<{ expiredMinutes?: number }>;
  /** The ID token for a code. Rejects with a `GatewayFailure`: `verification.wrong` for a code that was not sent, `verification.expired` where none was sent by this page. */
  token(code: string): Promise<string>;
}

/** Proves by the external service that a number is the person's own (A §4); its code comes with the first proof. */
export function createNumberProof(number: () => string): NumberProof {
  const sending = signal('');
  /** a code serves once: what follows it may fail and be tried again */
  let proven: { code: string; token: string } | undefined;
  return {
    sending,
    async send() {
      const { sendPhoneCode } = await loadExternalAuth();
      proven = undefined;
      sending.value = await sendPhoneCode(externalAuth.peek()!, number());
      return {};
    },
    async token(code) {
      if (proven?.code === code) return proven.token;
      if (!sending.peek()) throw new GatewayFailure('refused', { code: 'verification.expired' });
      const { phoneToken } = await loadExternalAuth();
      proven = { code, token: await phoneToken(externalAuth.peek()!, sending.peek(), code) };
      return proven.token;
    },
  };
}
