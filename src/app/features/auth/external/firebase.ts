// A separate chunk with Firebase: loaded only where the merchant has configured it.
import { initializeApp } from 'firebase/app';
import { browserPopupRedirectResolver, connectAuthEmulator, FacebookAuthProvider, getRedirectResult, GoogleAuthProvider, initializeAuth, inMemoryPersistence, PhoneAuthProvider, RecaptchaVerifier, signInWithCredential, signInWithPhoneNumber, signInWithPopup, signInWithRedirect, type Auth, type AuthProvider } from 'firebase/auth';
import type { ExternalAuth } from '../../../../contract/endpoints/platform.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import type { Network } from '../../../../contract/networks.ts';
import { GatewayFailure, SentenceError } from '../../../gateway/failure.ts';

const authProviders: Record<Network, () => AuthProvider> = { facebook: () => new FacebookAuthProvider(), google: () => new GoogleAuthProvider() };

let started: { name: string; auth: Auth } | undefined;

/** Firebase stores nothing on the phone: the session is the platform's, so sign-out has nothing to clear here. */
function authOf({ apiKey, authDomain, projectId, emulator }: ExternalAuth): Auth {
  // The merchant may change the configuration while the page is open; a Firebase app cannot change its own.
  const name = JSON.stringify([apiKey, authDomain, projectId, emulator]);
  if (started?.name === name) return started.auth;
  const app = initializeApp({ apiKey, authDomain, projectId }, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver });
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  started = { name, auth };
  return auth;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

const codes: Record<string, ErrorCode> = {
  'auth/invalid-verification-code': 'verification.wrong',
  'auth/code-expired': 'verification.expired',
  'auth/session-expired': 'verification.expired',
  'auth/missing-verification-code': 'verification.wrong',
  'auth/invalid-phone-number': 'user.malformed',
  'auth/too-many-requests': 'request.too.many',
  'auth/quota-exceeded': 'request.too.many',
  'auth/user-disabled': 'user.missing',
  'auth/operation-not-allowed': 'permission.denied',
  'auth/unauthorized-domain': 'permission.denied',
  'auth/account-exists-with-different-credential': 'login.other',
  'auth/email-already-in-use': 'login.other',
  'auth/credential-already-in-use': 'login.other',
};

/** Maps Firebase's errors to a `GatewayFailure`. */
function failureOf(error: unknown): GatewayFailure {
  const code = codeOf(error);
  // `auth/internal-error` is what a Google script that failed to load ends in.
  if (['auth/network-request-failed', 'auth/internal-error', 'auth/timeout', 'auth/web-storage-unsupported'].includes(code)) return new GatewayFailure(navigator.onLine === false ? 'offline' : 'network');
  return new GatewayFailure('refused', { code: codes[code] ?? 'system.unknown' });
}

async function tokenOf(auth: Auth, signIn: Promise<unknown>): Promise<string> {
  await signIn;
  if (!auth.currentUser) throw new SentenceError('form:social.nothing');
  const token = await auth.currentUser.getIdToken();
  await auth.signOut();
  return token;
}

const closed = ['auth/popup-closed-by-user', 'auth/user-cancelled'];
const noPopup = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Preloads the Google script by which a popup messages this page. Firebase loads it before it opens the popup, which
 * browsers block if that is too long after the tap. Rejects with a `GatewayFailure`.
 */
export async function prepareSignIn(config: ExternalAuth): Promise<void> {
  const auth = authOf(config);
  await auth.authStateReady();
  // Not in Firebase's types. On phones Firebase calls it at the start too, but does not report how it ended.
  const { _popupRedirectResolver: resolver } = auth as unknown as { _popupRedirectResolver?: Record<string, (auth: Auth) => Promise<unknown>> };
  try {
    await resolver?.['_initialize']?.(auth);
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Signs in with a social network and resolves to the ID token; rejects with a sentence when the popup was closed. Where
 * no popup can open, it redirects: `leaving` is called before, and `redirectedToken` gives the token on return.
 * Resolves to undefined if the person returned by Back.
 */
export async function socialToken(config: ExternalAuth, network: Network, leaving: () => void): Promise<string | undefined> {
  const auth = authOf(config);
  try {
    return await tokenOf(auth, signInWithPopup(auth, authProviders[network]()));
  } catch (error) {
    if (closed.includes(codeOf(error))) throw new SentenceError('form:social.closed');
    if (error instanceof SentenceError) throw error;
    if (!noPopup.includes(codeOf(error))) throw failureOf(error);
  }
  leaving();
  const cameBack = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  // If the person does not come back, the promise ends with the page.
  await Promise.race([signInWithRedirect(auth, authProviders[network]()), cameBack]).catch((error: unknown) => {
    throw failureOf(error);
  });
  return undefined;
}

/** The ID token after a redirect; undefined if the person gave up. */
export async function redirectedToken(config: ExternalAuth): Promise<string | undefined> {
  const auth = authOf(config);
  try {
    return (await getRedirectResult(auth)) ? await tokenOf(auth, Promise.resolve()) : undefined;
  } catch (error) {
    throw error instanceof SentenceError ? error : failureOf(error);
  }
}

/** Sends a code to a number, written with its plus and only digits. Resolves to the id of the message, for `phoneToken`. */
export async function sendPhoneCode(config: ExternalAuth, number: string): Promise<string> {
  const auth = authOf(config);
  // In the page while Google checks that the person is no robot.
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const { verificationId } = await signInWithPhoneNumber(auth, number, verifier);
    return verificationId;
  } catch (error) {
    throw failureOf(error);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** The ID token for the number that received the code; rejects with `verification.wrong` for a wrong code. */
export async function phoneToken(config: ExternalAuth, sending: string, code: string): Promise<string> {
  const auth = authOf(config);
  try {
    return await tokenOf(auth, signInWithCredential(auth, PhoneAuthProvider.credential(sending, code)));
  } catch (error) {
    throw failureOf(error);
  }
}
