// @chunk home-shared
import { lazy } from '../../runtime/lazy/lazy.ts';
import { toastLoadFailed } from '../../ui/messages/toast-load-failed.ts';

/** The actions behind home's taps with their strings, loaded when the page is idle or with the first tap. */
export const actions = lazy(() => import('./actions.ts'), { strings: ['common'] });

/** Does what was tapped; where its code could not be loaded, says so and offers to try again. */
export function tap(run: (act: typeof import('./actions.ts')) => unknown): void {
  actions.load().then(run, () => toastLoadFailed(() => tap(run)));
}
