import { useLayoutEffect, useState } from 'react';
import type { Signal } from '@preact/signals-react';
import { session } from '../session/session.ts';

/** The texts of forms that were open when a session ended, by page and fields. Only in memory, and of one account. */
const texts = new Map<string, string[]>();
let owner: string | undefined;

/**
 * Restores the typed texts if the session ended on this form and the same account has logged in again. Takes its fields,
 * and other choices in it, such as a tab. Never use it for a secret.
 */
export function useKeptTexts(...fields: readonly { readonly id?: string; readonly value: Signal<string> }[]): void {
  const [form] = useState(() => {
    const account = session.peek()?.userName;
    // The edge has no address, and keeps nothing.
    const key = [import.meta.env.SSR ? '' : location.pathname + location.search, ...fields.map(({ id }) => id)].join(' ');
    if (account && account !== owner) texts.clear();
    for (const [at, text] of (account && texts.get(key) || []).entries()) fields[at]!.value.value = text;
    if (account) texts.delete(key);
    return { account, key };
  });
  useLayoutEffect(() => () => {
    if (!form.account || session.peek()) return;
    owner = form.account;
    texts.set(form.key, fields.map(({ value }) => value.peek()));
  }, []);
}
