// @chunk home-shared
// What a tap does comes when the page is idle, or with the first tap.
import { loadNamespaces } from '../../i18n/index.ts';
import { toastLoadFailed } from '../../ui/messages/toast-load-failed.ts';
import type * as taps from './actions.ts';

/** Their code, and the sentences that it may have to say. */
export const bringTaps = (): Promise<typeof taps> => Promise.all([import('./actions.ts'), loadNamespaces(['common'])]).then(([act]) => act);

/** Does what was tapped; says so where the code for it cannot be had. */
export function tap(run: (act: typeof taps) => unknown): void {
  bringTaps().then(run, toastLoadFailed);
}
