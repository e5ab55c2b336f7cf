import { effect } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { identity } from '../../gateway/identity.ts';

/** What a form holds beside its code, by name: its tab, the number, the dialling code, the proof of an external service. Never a secret. */
type Values = Readonly<Record<string, Signal<string>>>;

interface Kept {
  /** account of the session, or none */
  account?: string;
  /** until when the code is good, epoch ms of the phone, and for how long it was, ms */
  until: number;
  length: number;
  values: Record<string, string>;
}

/** ms that a code is good for, at least */
const lifetime = 600_000;
const minute = 60_000;

/** The part of a form that survives a reload while the message with its code is read: phones close a page for it. In this tab only. */
export interface CodeDraft {
  /** Keeps it, and what is changed later, once the code has been sent. Rejects as `sending` does. */
  keepOnce<T extends { expiredMinutes?: number }>(sending: Promise<T>): Promise<T>;
  /** The code was used. */
  forget(): void;
}

/** Puts back what was kept of the form `name`, if its code is still good and the same person is here. */
export function createCodeDraft(name: string, values: Values): CodeDraft {
  const key = `${storageKeys.codeDraft}:${name}`;
  const names = Object.keys(values);
  let stop = () => {};

  function follow(until: number, length: number): void {
    stop();
    stop = effect(() => {
      const texts: Record<string, string> = {};
      for (const one of names) texts[one] = values[one]!.value;
      if (Date.now() < until) sessionStore.set(key, JSON.stringify({ account: identity.account(), until, length, values: texts } satisfies Kept));
    });
  }

  const kept = readJson<Kept>(sessionStore, key);
  // A clock that was set back makes no code good for longer.
  const left = kept ? kept.until - Date.now() : 0;
  if (kept?.values && kept.account === identity.account() && left > 0 && left <= kept.length) {
    for (const one of names) if (typeof kept.values[one] === 'string') values[one]!.value = kept.values[one];
    follow(kept.until, kept.length);
  } else sessionStore.remove(key);

  return {
    async keepOnce(sending) {
      const answer = await sending;
      // A code is good until the next one can be had, if that is longer.
      const length = Math.max(lifetime, (answer.expiredMinutes ?? 0) * minute);
      follow(Date.now() + length, length);
      return answer;
    },
    forget() {
      stop();
      sessionStore.remove(key);
    },
  };
}
