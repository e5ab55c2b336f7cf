import { lazy } from '../../runtime/lazy/lazy.ts';

/** A member's part of home's header: visitors do not download it. */
export const memberHeader = lazy(() => import('./member.tsx'));
