import { lazy } from '../../runtime/lazy/lazy.ts';

/** The sheets of the screen; their forms load with them. */
export const limitSheet = lazy(() => import('./limit-sheet.tsx'));
export const exclusionSheet = lazy(() => import('./exclusion-sheet.tsx'));
