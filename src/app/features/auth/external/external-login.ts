import { login } from '../../../../contract/endpoints/session.ts';
import type { Opened } from '../../../../contract/endpoints/session.ts';
import { sessionStore, storageKeys } from '../../../device/storage.ts';
import { call } from '../../../gateway/call.ts';
import type { Provider } from './firebase.ts';
import { loadExternalAuth, externalAuth, known } from './external-auth.ts';

const openWith = (firebaseIdToken: string): Promise<Opened> => call(login, { type: known, username: '', password: '', firebaseIdToken });

/** Signs in and logs in; none when the person gave up, or leaves the page to sign in. Rejects with a `GatewayFailure`. */
export async function logInWith(provider: Provider): Promise<Opened | undefined> {
  const { socialToken } = await loadExternalAuth();
  const token = await socialToken(externalAuth.peek()!, provider, () => sessionStore.set(storageKeys.signingIn, provider));
  return token === undefined ? undefined : openWith(token);
}

/** Completes a sign-in for which the page was left; undefined where none was under way. Rejects with a `GatewayFailure`. */
export async function logInReturned(): Promise<Opened | undefined> {
  const configured = externalAuth.peek();
  if (!configured || !sessionStore.get(storageKeys.signingIn)) return undefined;
  sessionStore.remove(storageKeys.signingIn);
  const { redirectedToken } = await loadExternalAuth();
  const token = await redirectedToken(configured);
  return token === undefined ? undefined : openWith(token);
}
