// @chunk home-shared
import type { Signal } from '@preact/signals-react';
import { failureText } from '../../gateway/failure-text.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { i18n } from '../../i18n/index.ts';
import { say, stay } from './messages.ts';

/** Says what happened and offers a retry, where failures speak; otherwise nothing. */
export function sayFailure(error: unknown, retry: () => void): void {
  if (!failuresSpeak.peek()) return;
  say(failureText(error), stay.long, 'trouble', { label: i18n.t('shell:retry'), run: retry });
}

/** Asks for a value or a list again: why the last load failed is forgotten, so that it stands as on its way. */
export function askAgain({ failure, load }: { readonly failure: Signal<unknown>; load(): Promise<void> }): void {
  failure.value = undefined;
  void load();
}
