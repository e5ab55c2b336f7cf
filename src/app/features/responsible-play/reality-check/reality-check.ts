import { lazy } from '../../../runtime/lazy/lazy.ts';

/** The dialog that says how long a member has played. */
export const realityCheck = lazy(() => import('./index.tsx'), { strings: ['realityCheck'] });
