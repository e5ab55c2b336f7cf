import { lazy } from '../../runtime/lazy/lazy.ts';

/** The deposit over the game. */
export const depositSheet = lazy(() => import('./deposit-overlay.tsx'), { strings: ['deposit', 'form', 'states', 'common'] });
