// @chunk entry
import { computed, signal } from '@preact/signals-react';
import type { Opened } from '../../../contract/endpoints/session.ts';
import { isTrial } from '../../../contract/members.ts';
import { localStore, readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { identity } from '../../gateway/identity.ts';
import { clearMemberCache } from '../../gateway/cache.ts';
import { pageData } from '../../device/page-data.ts';

/** The session as the phone keeps it (A §3). */
export interface Session {
  token: string;
  merchantCode: string;
  userName: string;
  /** member type, see contract/members.ts */
  type: number;
  firstTimeLogin: boolean;
}

/** The open session, or none for a visitor. */
export const session = signal<Session | undefined>(undefined);

/** Whether a session is open. */
export const loggedIn = computed(() => session.value !== undefined);

const endings: (() => void)[] = [];

/** Runs `forget` whenever a session ends, by the person's wish or not, in this tab or another. */
export function onSessionEnd(forget: () => void): void {
  endings.push(forget);
}

/** The session in the storage; none if it has no token: every call would be refused, and no refusal would end it. */
function keptSession(): Session | undefined {
  const kept = readJson<Session>(localStore, storageKeys.session);
  return kept?.token ? kept : undefined;
}

/** Takes up the kept session and follows what other tabs do with it. */
export function startSession(lost: (code: string) => void): void {
  session.value = keptSession();
  identity.token = () => session.peek()?.token;
  identity.sessionLost = (token, code) => {
    // Several calls may learn of it at once: only the first one speaks.
    if (token !== session.peek()?.token) return;
    endSession();
    lost(code);
  };
  addEventListener('storage', (event) => {
    if (event.key !== storageKeys.session && event.key !== null) return;
    const kept = keptSession();
    if (kept?.token === session.peek()?.token) return;
    if (!kept) forgetEverything();
    session.value = kept;
  });
}

/** Keeps what a login opened. */
export function openSession(opened: Opened): void {
  const { customerType: type, ...rest } = opened;
  const kept: Session = { ...rest, type, merchantCode: isTrial(type) ? pageData.merchant.trialCode : pageData.merchant.code };
  if (isTrial(type)) sessionStore.set(storageKeys.trialUser, opened.userName);
  localStore.set(storageKeys.session, JSON.stringify(kept));
  session.value = kept;
}

/** Forgets on the phone all that A §4 lists. */
export function endSession(): void {
  localStore.remove(storageKeys.session);
  forgetEverything();
  session.value = undefined;
}

function forgetEverything(): void {
  for (const key of sessionStore.keys()) sessionStore.remove(key);
  localStore.remove(storageKeys.bankList);
  clearMemberCache();
  for (const forget of endings) forget();
}
