// A chunk of its own, and Firebase with it: only merchants who configured it ever send it to a phone.
import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver, connectAuthEmulator, FacebookAuthProvider, getRedirectResult, GoogleAuthProvider, initializeAuth, inMemoryPersistence,
  RecaptchaVerifier, signInWithPhoneNumber, signInWithPopup, signInWithRedirect,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import type { ExternalAuth } from '../../../../contract/endpoints/platform.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';

/** A social network whose accounts sign in here. */
export type Provider = 'facebook' | 'google';

/** Gives the ID token of a number once its code is known; rejects with `verification.wrong` for another code. */
export type PhoneProof = (code: string) => Promise<string>;

const providers = { facebook: () => new FacebookAuthProvider(), google: () => new GoogleAuthProvider() };

let started: { name: string; auth: Auth } | undefined;

/** Firebase keeps nothing on the phone: the session is the platform's, so a sign-out has nothing to clear here. */
function authOf({ apiKey, authDomain, projectId, emulator }: ExternalAuth): Auth {
  // The merchant may change it while the page is open, and an app of Firebase cannot.
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
  'auth/code-expired': 'verification.wrong',
  'auth/session-expired': 'verification.wrong',
  'auth/missing-verification-code': 'verification.wrong',
  'auth/invalid-phone-number': 'user.malformed',
  'auth/too-many-requests': 'request.too.many',
  'auth/quota-exceeded': 'request.too.many',
  'auth/user-disabled': 'user.missing',
};

/** Firebase's failures as those of any other call. */
function failureOf(error: unknown): GatewayFailure {
  const code = codeOf(error);
  // The second is what a script of Google's that did not come ends in.
  if (code === 'auth/network-request-failed' || code === 'auth/internal-error') return new GatewayFailure(navigator.onLine === false ? 'offline' : 'network');
  return new GatewayFailure('refused', { code: codes[code] ?? ('system.unknown' satisfies ErrorCode) });
}

async function tokenOf(auth: Auth, signIn: Promise<unknown>): Promise<string> {
  await signIn;
  const token = await auth.currentUser!.getIdToken();
  await auth.signOut();
  return token;
}

const closed = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];
const noPopup = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Signs in with Facebook or Google and gives the ID token; none when the person closed the window. Where no window
 * can be opened, the page itself is left: `leaving` is told before, and `redirectedToken` gives the token on return.
 */
export async function socialToken(config: ExternalAuth, provider: Provider, leaving: () => void): Promise<string | undefined> {
  const auth = authOf(config);
  try {
    return await tokenOf(auth, signInWithPopup(auth, providers[provider]()));
  } catch (error) {
    if (closed.includes(codeOf(error))) return undefined;
    if (!noPopup.includes(codeOf(error))) throw failureOf(error);
  }
  leaving();
  await signInWithRedirect(auth, providers[provider]());
  return undefined;
}

/** The ID token with which the person comes back; none when they gave up there. */
export async function redirectedToken(config: ExternalAuth): Promise<string | undefined> {
  const auth = authOf(config);
  try {
    return (await getRedirectResult(auth)) ? await tokenOf(auth, Promise.resolve()) : undefined;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Sends a code to a number, which is written with its plus and nothing between the digits. */
export async function sendPhoneCode(config: ExternalAuth, number: string): Promise<PhoneProof> {
  const auth = authOf(config);
  // Stands on the page while Google asks whether this is a person.
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, number, verifier);
    return async (code) => {
      try {
        return await tokenOf(auth, sent.confirm(code));
      } catch (error) {
        throw failureOf(error);
      }
    };
  } catch (error) {
    throw failureOf(error);
  } finally {
    verifier.clear();
    place.remove();
  }
}
