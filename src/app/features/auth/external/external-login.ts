import { networkOf, type Network } from '../../../../contract/networks.ts';
import { login, loginRefusal, type OpenedSession } from '../../../../contract/endpoints/session.ts';
import { tryRead } from '../../../../contract/shape.ts';
import { sessionStore, storageKeys } from '../../../device/storage.ts';
import { call } from '../../../gateway/call.ts';
import { isRefused, SentenceError } from '../../../gateway/failure.ts';
import { i18n } from '../../../i18n/index.ts';
import { confirm } from '../../../ui/messages/messages.ts';
import { loadExternalAuth, externalAuth, supportedProvider, unlinkedToken } from './external-auth.ts';

/**
 * Opens the account of a token. If another account has the e-mail, a dialog asks: the person opens a new account
 * (`another`), or it rejects with a sentence on how to log in to the other one, and keeps the token for that login.
 */
async function openWith(firebaseIdToken: string, another?: true): Promise<OpenedSession> {
  try {
    const opened = await call(login, { type: supportedProvider, username: '', password: '', firebaseIdToken, another });
    unlinkedToken.value = undefined;
    return opened;
  } catch (error) {
    if (!isRefused(error, 'login.other') || another) throw error;
    unlinkedToken.value = firebaseIdToken;
    const text = i18n.t(sentenceOf(error.value));
    const goesOn = await confirm({ text, confirm: i18n.t('form:social.other.another'), cancel: i18n.t('form:social.other.enter'), tonal: true });
    if (goesOn) return openWith(firebaseIdToken, true);
    throw new SentenceError(sentenceOf(error.value));
  }
}

/** How to log in to the account that has the e-mail, as far as the platform says. */
function sentenceOf(value: unknown): string {
  const provider = tryRead(loginRefusal, value)?.provider;
  return `form:social.other.${networkOf(provider) ?? (provider === 'password' ? provider : 'unknown')}`;
}

/** Signs in and logs in. Rejects with a `GatewayFailure`, or with a sentence if the person returned without signing in. */
export async function logInWith(network: Network): Promise<OpenedSession> {
  const { socialToken } = await loadExternalAuth();
  const token = await socialToken(externalAuth.peek()!, network, () => sessionStore.set(storageKeys.signingIn, network));
  if (token !== undefined) return openWith(token);
  sessionStore.remove(storageKeys.signingIn);
  throw new SentenceError('form:social.nothing');
}

/** Completes a sign-in by redirect; undefined if none was pending. Rejects as `logInWith` does. */
export async function logInReturned(): Promise<OpenedSession | undefined> {
  const configured = externalAuth.peek();
  if (!configured || !sessionStore.get(storageKeys.signingIn)) return undefined;
  sessionStore.remove(storageKeys.signingIn);
  const { redirectedToken } = await loadExternalAuth();
  const token = await redirectedToken(configured);
  if (token === undefined) throw new SentenceError('form:social.nothing');
  return openWith(token);
}
