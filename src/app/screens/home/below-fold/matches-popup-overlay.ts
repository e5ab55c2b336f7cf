import { lazy } from '../../../runtime/lazy/lazy.ts';

/** All hot matches. */
export const matchesPopup = lazy(() => import('./matches-popup.tsx'), { strings: ['homeMore'] });
