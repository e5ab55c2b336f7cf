import { lazy } from '../../runtime/lazy/lazy.ts';
import { loadEnded, loadStarted } from '../../frame/progress.tsx';
import { toastLoadFailed } from '../../ui/messages/messages.ts';

/** The actions behind home's taps with their strings, loaded with the first touch. */
export const actions = lazy(() => import('./actions.ts'), { strings: ['common'] });
/** Without them: a launch does not wait for words that only its failure needs. */
const launches = lazy(() => import('./actions.ts'));

/** Does what was tapped, under the line on top while its code loads; where that fails, says so and offers to try again. */
export function tap(run: (act: typeof import('./actions.ts')) => unknown, code = launches): void {
  loadStarted();
  const loading = code.load();
  loading.then(loadEnded, loadEnded);
  loading.then(run, () => toastLoadFailed(() => tap(run, code)));
}
