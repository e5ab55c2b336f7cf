import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** The proof of one form's number. */
export interface NumberProof {
  /** the sending that a code answers, as the service names it; empty: none */
  readonly sending: Signal<string>;
  /** Sends a code to the number. Rejects with a `GatewayFailure`. */
  send(): Promise<{ expiredMinutes?: number }>;
  /** The ID token for a code. Rejects with a `GatewayFailure`, such as `verification.wrong`. */
  token(code: string): Promise<string>;
}

const proofs = lazy(() => import('./number-proof.ts'));

/** Proves a number by the external service, whose code comes with the first proof: few merchants have it. */
export function createNumberProof(number: () => string): NumberProof {
  const sending = signal('');
  let made: Omit<NumberProof, 'sending'> | undefined;
  async function proof(): Promise<Omit<NumberProof, 'sending'>> {
    const { numberProof } = await proofs.load().catch(() => {
      throw new GatewayFailure('network');
    });
    return (made ??= numberProof(number, sending));
  }
  return { sending, send: async () => (await proof()).send(), token: async (code) => (await proof()).token(code) };
}
