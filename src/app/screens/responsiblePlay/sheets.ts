import { lazy } from '../../runtime/lazy/lazy.ts';

/** What the screen opens; the forms come with them. */
export const limitSheet = lazy(() => import('./limit-sheet.tsx'));
export const exclusionSheet = lazy(() => import('./exclusion-sheet.tsx'));
