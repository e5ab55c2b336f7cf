// @chunk home-shared
import { lazy } from '../../runtime/lazy/lazy.ts';
import { loadEnded, loadStarted } from '../../frame/progress.tsx';
import { toastLoadFailed } from '../../ui/messages/toast-load-failed.ts';

/** The actions behind home's taps with their strings, loaded with the first touch. */
export const actions = lazy(() => import('./actions.ts'), { strings: ['common'] });

/** Does what was tapped, under the line on top while its code loads; where that fails, says so and offers to try again. */
export function tap(run: (act: typeof import('./actions.ts')) => unknown): void {
  loadStarted();
  const loading = actions.load();
  loading.then(loadEnded, loadEnded);
  loading.then(run, () => toastLoadFailed(() => tap(run)));
}
