import { computed, signal } from '@preact/signals-react';
import type { ErrorCode } from '../../../contract/errors.ts';
import { localStore, readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { identity } from '../../gateway/identity.ts';
import { clearMemberCache } from '../../gateway/answers.ts';
import { reloadPage } from '../../runtime/lazy/reload.ts';

/** The session as the phone stores it (A §3). */
export interface Session {
  token: string;
  merchantCode: string;
  userName: string;
  /** member type, see contract/members.ts */
  type: number;
  firstTimeLogin: boolean;
}

/** The open session; undefined for a visitor. */
export const session = signal<Session | undefined>(undefined);

/** Whether a session is open. */
export const loggedIn = computed(() => session.value !== undefined);

const endings: (() => void)[] = [];

/** Runs `forget` whenever a session ends, by the person's wish or not, in this tab or another. */
export function onSessionEnd(forget: () => void): void {
  endings.push(forget);
}

/** The session in the storage; ignored without a token, because every call would be refused without ending it. */
function keptSession(): Session | undefined {
  const kept = readJson<Session>(localStore, storageKeys.session);
  return kept?.token ? kept : undefined;
}

/** Whether `session` is set yet: pages are hydrated as a visitor's, and some calls start before. */
let resumed = false;

/** The session for calls, known from the first call on. */
const current = (): Session | undefined => (resumed ? session.peek() : keptSession());

identity.token = () => current()?.token;
identity.account = () => {
  const open = session.value;
  return (resumed ? open : keptSession())?.userName;
};

/** Resumes the stored session and follows changes by other tabs. */
export function startSession(lost: (code: ErrorCode) => void): void {
  resumed = true;
  session.value = keptSession();
  identity.sessionLost = (token, code) => {
    // Several calls may learn of it at once, or late: only the first one of this session reports it.
    if (token !== session.peek()?.token || !endSession()) return;
    lost(code);
  };
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.session || key === null) followStorage();
  });
  followAfterFreezing();
}

/** Removes all that shows this person: the page reloads as whoever is logged in now. */
function leaveToOther(other?: Session): void {
  forgetEverything(other?.userName);
  document.body.textContent = '';
  reloadPage();
}

/** Applies what other tabs did with the session. `frozen`: the page was in the back-forward cache and may still show a member's data. */
function followStorage(frozen = false): void {
  const kept = keptSession();
  const open = session.peek();
  if (kept?.token === open?.token) return;
  const isOther = open && kept?.userName !== open.userName;
  if (isOther && (kept || frozen)) return leaveToOther(kept);
  if (!kept) forgetEverything();
  session.value = kept;
}

/**
 * A page in the back-forward cache hears nothing of other tabs, and is painted before it can check: a member's page is
 * hidden on freezing, and shown again once the session is known to be the same.
 */
function followAfterFreezing(): void {
  const { style } = document.documentElement;
  // Every page is hidden and shown once; a frozen one again.
  const hide = ({ persisted }: { persisted?: boolean }) => void (persisted !== false && session.peek() && (style.opacity = '0'));
  const show = ({ persisted, type }: { persisted?: boolean; type: string }) => {
    if (persisted === false || (type === 'visibilitychange' && document.hidden)) return;
    followStorage(true);
    style.opacity = '';
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  document.addEventListener('freeze', hide as EventListener);
  for (const sign of ['resume', 'visibilitychange']) document.addEventListener(sign, show as EventListener);
}

/** Removes from the phone all that A §4 lists. False if another tab has opened another session meanwhile: that one stays. */
export function endSession(): boolean {
  const kept = keptSession();
  if (kept && kept.token !== session.peek()?.token) {
    followStorage();
    return false;
  }
  localStore.remove(storageKeys.session);
  forgetEverything();
  session.value = undefined;
  return true;
}

/** Removes what is stored of the person, except what belongs to the account `other`. */
function forgetEverything(other?: string): void {
  // The outcome of an account's money must still be found out; the record is keyed by account, and holds no secret.
  for (const key of sessionStore.keys()) if (key !== storageKeys.unanswered) sessionStore.remove(key);
  localStore.remove(storageKeys.bankList);
  clearMemberCache(other);
  for (const forget of endings) forget();
}
