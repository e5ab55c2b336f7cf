// First bundle: what a tap does comes when the page is idle, or with the first tap.
import { sayLost } from '../../shell/lost.ts';
import type * as taps from './tapped.ts';

export const bringTaps = (): Promise<typeof taps> => import('./tapped.ts');

/** Does what was tapped; says so where the code for it cannot be had. */
export function tap(run: (act: typeof taps) => unknown): void {
  bringTaps().then(run, sayLost);
}
