import { computed, signal } from '@preact/signals-react';
import { networks } from '../../../../contract/networks.ts';
import type { Network } from '../../../../contract/networks.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { flag, settings } from '../../merchant/merchant.ts';

/** The platform's name of the only service that this app supports. */
export const known = 'firebase';

/** The external auth service that the merchant has configured, or none (A §2: initialised). */
export const externalAuth = computed(() => {
  const configured = settings.value?.externalAuth;
  return configured?.provider === known ? configured : undefined;
});

/** With whom one can sign in: the service is configured, and the flag is on (L05). */
export const offeredNetworks = computed(() => (Object.keys(networks) as Network[]).filter((name) => externalAuth.value && flag(networks[name].flag)));

/** The token of a sign-in whose e-mail has an account already: the next login with a password makes it a way into that one. */
export const unlinkedToken = signal<string | undefined>(undefined);

/** The adapter, and the Firebase SDK with it: only merchants who configured it send it to a phone. */
const firebase = lazy(() => import('./firebase.ts'));

/** The adapter's functions. Rejects with a `GatewayFailure` where it could not be loaded. */
export const loadExternalAuth = (): Promise<typeof import('./firebase.ts')> => firebase.load().catch(() => {
  throw new GatewayFailure('network');
});
