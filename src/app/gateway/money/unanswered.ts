import { signal } from '@preact/signals-react';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';

/** A request that moves money and has no answer yet, without its secret. */
interface Unanswered {
  input: object & { requestId: string };
  /** when it last left the phone, epoch ms */
  at: number;
}

/** The requests of this tab without an answer, by account, call and form. They outlast a reload and the end of a session. */
export const unanswered = signal<Readonly<Record<string, Unanswered>>>(readJson(sessionStore, storageKeys.unanswered) ?? {});

/** Keeps a request; called before it leaves. */
export function keepUnanswered(name: string, request: Unanswered): void {
  setUnanswered({ ...unanswered.peek(), [name]: request });
}

/** Forgets a request whose fate is known; a newer one of the same name stays. */
export function dropUnanswered(name: string, requestId: string): void {
  const { [name]: known, ...others } = unanswered.peek();
  if (known?.input.requestId === requestId) setUnanswered(others);
}

function setUnanswered(now: Readonly<Record<string, Unanswered>>): void {
  unanswered.value = now;
  if (Object.keys(now).length) sessionStore.set(storageKeys.unanswered, JSON.stringify(now));
  else sessionStore.remove(storageKeys.unanswered);
}
