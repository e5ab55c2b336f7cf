import { effect, type Signal } from '@preact/signals-react';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { identity } from '../../gateway/identity.ts';

/** A form's values beside its code, by name: its tab, the number, the dialling code, the proof of an external service. Never a secret. */
type Values = Readonly<Record<string, Signal<string>>>;

interface Kept {
  /** account of the session, if any */
  account?: string;
  /** when the code expires by the phone's clock, epoch ms, and its lifetime, ms */
  until: number;
  length: number;
  values: Record<string, string>;
}

/** least lifetime of a code, ms */
const lifetime = 600_000;
const minute = 60_000;

/**
 * Values of a form that survive a reload while the person reads the message with the code, for which phones may discard
 * the page; in this tab only. Those of the form `name` are restored if its code is still valid and the same person is here.
 */
export function createCodeDraft(name: string, values: Values) {
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
  // A clock that was set back must not extend the lifetime.
  const left = kept ? kept.until - Date.now() : 0;
  if (kept?.values && kept.account === identity.account() && left > 0 && left <= kept.length) {
    for (const one of names) if (typeof kept.values[one] === 'string') values[one]!.value = kept.values[one];
    follow(kept.until, kept.length);
  } else sessionStore.remove(key);

  return {
    /** Stores the values, and later changes, once the code has been sent. Rejects as `sending` does. */
    async keepOnce<T extends { expiredMinutes?: number }>(sending: Promise<T>): Promise<T> {
      const answer = await sending;
      // A code is valid until the next one can be requested, if that is longer.
      const length = Math.max(lifetime, (answer.expiredMinutes ?? 0) * minute);
      follow(Date.now() + length, length);
      return answer;
    },
    /** Removes the values, once the code was used. */
    forget(): void {
      stop();
      sessionStore.remove(key);
    },
  };
}

/** The values of one form that are kept while its code is valid. */
export type CodeDraft = ReturnType<typeof createCodeDraft>;
