import { lazy } from '../../runtime/lazy/lazy.ts';
import { loadEnded, loadStarted } from '../../frame/progress.tsx';
import { toastLoadFailed } from '../../ui/messages/messages.ts';

/** The actions behind home's taps with their strings, loaded with the first touch. */
export const actions = lazy(() => import('./actions.ts'), { strings: ['common'] });
/** Without the strings, which only a failed launch needs. */
const launches = lazy(() => import('./actions.ts'));

/** Runs a tapped action. While its code loads, the progress line is shown; a failure shows a toast with a retry. */
export function tap(run: (act: typeof import('./actions.ts')) => unknown, code = launches): void {
  loadStarted();
  const loading = code.load();
  loading.then(loadEnded, loadEnded);
  loading.then(run, () => toastLoadFailed(() => tap(run, code)));
}
