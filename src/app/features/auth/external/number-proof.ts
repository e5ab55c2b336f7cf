// @chunk forms
import type { ErrorCode } from '../../../../contract/errors.ts';
import type { PhoneProof } from './firebase.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { loadExternalAuth, externalAuth } from './external-auth.ts';

// Written out and checked by type: the whole table would come with it.
const wrongCode: ErrorCode = 'verification.wrong';

/** Proves by the external service that a number is the person's own (A §4). */
export function createNumberProof(number: () => string) {
  let proof: PhoneProof | undefined;
  /** a code serves once: what follows it may fail and be tried again */
  let proven: { code: string; token: string } | undefined;
  return {
    /** Sends a code to the number. Rejects with a `GatewayFailure`. */
    async send(): Promise<{ expiredMinutes?: number }> {
      const { sendPhoneCode } = await loadExternalAuth();
      proven = undefined;
      proof = await sendPhoneCode(externalAuth.peek()!, number());
      return {};
    },
    /** The ID token for a code. Rejects with a `GatewayFailure`: `verification.wrong` for a code that was not sent. */
    async token(code: string): Promise<string> {
      if (proven?.code === code) return proven.token;
      if (!proof) throw new GatewayFailure('refused', { code: wrongCode });
      proven = { code, token: await proof(code) };
      return proven.token;
    },
  };
}
