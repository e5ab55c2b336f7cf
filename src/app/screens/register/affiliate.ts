import { affiliateCheck } from '../../../contract/endpoints/accounts.ts';
import { call } from '../../gateway/call.ts';

/** Checks invitation codes on this domain; one that was found valid, as when it came in the address, is not asked about again (R08). */
export function createAffiliateCheck() {
  let valid = '';
  /** Rejects where the code is not valid, or could not be checked. */
  return async (code: string): Promise<void> => {
    if (!code || code === valid) return;
    await call(affiliateCheck, { code, domain: location.hostname });
    valid = code;
  };
}
