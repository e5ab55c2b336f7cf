// @chunk forms
import { computed } from '@preact/signals-react';
import type { Provider } from './firebase.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { flag, settings } from '../../merchant/merchant.ts';

/** What the platform calls the one service that this app knows. */
export const known = 'firebase';

/** The external auth service that the merchant has configured, or none (A §2: initialised). */
export const externalAuth = computed(() => {
  const configured = settings.value?.externalAuth;
  return configured?.provider === known ? configured : undefined;
});

/** With whom one can sign in: the service is configured, and the flag is on (L05). */
export const providers = computed<readonly Provider[]>(() => {
  const offered: Provider[] = [];
  if (externalAuth.value && flag('FACEBOOKLOGIN3')) offered.push('facebook');
  if (externalAuth.value && flag('GOOGLELOGIN3')) offered.push('google');
  return offered;
});

/** Brings the adapter, and Firebase with it. Rejects with a `GatewayFailure`. */
export async function bringExternalAuth(): Promise<typeof import('./firebase.ts')> {
  try {
    return await import('./firebase.ts');
  } catch {
    throw new GatewayFailure('network');
  }
}
