import type { Signal } from '@preact/signals-react';
import { failureText } from '../../gateway/failure-text.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, durations } from './messages.ts';

/** Says what happened and offers a retry, where failures speak; otherwise nothing. */
export function toastFailure(error: unknown, retry: () => void): void {
  if (!failuresSpeak.peek()) return;
  toast(failureText(error), durations.long, 'trouble', { label: i18n.t('shell:retry'), run: retry });
}

/** Asks for a value or a list again: why the last load failed is forgotten, so that it stands as on its way. */
export function reload({ failure, load }: { readonly failure: Signal<unknown>; load(): Promise<void> }): void {
  failure.value = undefined;
  void load();
}
