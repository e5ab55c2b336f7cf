import { useEffect, useState } from 'react';
import type { FormField } from '../../ui/form/field.ts';
import { session } from './session.ts';

/** What was typed into the form that was open when a session ended. Only in memory; the key names account and page. */
let kept: { key: string; texts: string[] } | undefined;

/** Puts back what was typed into the fields if the session ended on this form and the same account has logged in again. Never for a secret. */
export function useKeptTexts(...fields: readonly FormField[]): void {
  const [key] = useState(() => {
    const name = session.peek()?.userName;
    const now = name && name + location.href;
    if (now && kept?.key === now) for (const [at, text] of kept.texts.entries()) fields[at]!.value.value = text;
    kept = undefined;
    return now;
  });
  useEffect(() => () => {
    if (key && !session.peek()) kept = { key, texts: fields.map(({ value }) => value.peek()) };
  }, []);
}
