// @chunk account
import { useEffect, useState } from 'react';
import { setText } from '../../ui/form/form.ts';
import type { FormField } from '../../ui/form/form.ts';
import { session } from './session.ts';

/** What was typed into the form that was open when a session ended. Only in memory, and only for its account. */
let kept: { account: string; url: string; texts: string[] } | undefined;

/** Puts back what was typed into the fields if the session ended on this form and the same account has logged in again. Never for a secret. */
export function useKeptTexts(...fields: readonly FormField[]): void {
  const [{ account, url }] = useState(() => {
    const now = { account: session.peek()?.userName ?? '', url: location.pathname + location.search };
    if (kept?.account === now.account && kept.url === now.url) for (const [at, text] of kept.texts.entries()) setText(fields[at]!, text);
    kept = undefined;
    return now;
  });
  useEffect(() => () => {
    if (!session.peek() && account) kept = { account, url, texts: fields.map(({ value }) => value.peek()) };
  }, []);
}
