import { computed, signal } from '@preact/signals-react';
import { networks, type Network } from '../../../../contract/networks.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { flag, settings } from '../../merchant/merchant.ts';

/** The platform's name of the only supported service. */
export const supportedProvider = 'firebase';

/** The external auth service that the merchant has configured, if any (A §2: initialised). */
export const externalAuth = computed(() => {
  const configured = settings.value?.externalAuth;
  return configured?.provider === supportedProvider ? configured : undefined;
});

/** The networks to sign in with: the service is configured, and the network's flag is on (L05). */
export const offeredNetworks = computed(() => (Object.keys(networks) as Network[]).filter((name) => externalAuth.value && flag(networks[name].flag)));

/** The token of a sign-in whose e-mail already has an account: the next login with a password links the two. */
export const unlinkedToken = signal<string | undefined>(undefined);

/** The adapter with the Firebase SDK: loaded only where the merchant has configured it. */
const firebase = lazy(() => import('./firebase.ts'));

/** The adapter's functions. Rejects with a `GatewayFailure` if it fails to load. */
export const loadExternalAuth = (): Promise<typeof import('./firebase.ts')> => firebase.load().catch(() => {
  throw new GatewayFailure('network');
});
