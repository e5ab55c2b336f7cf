import { lazy } from '../../../runtime/lazy/lazy.ts';

/** One hot match. Apart from the popup of all matches, because that one opens it. */
export const matchPopup = lazy(() => import('./match-popup.tsx'), { strings: ['homeMore'] });
