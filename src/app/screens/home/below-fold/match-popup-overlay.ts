// @chunk below-fold
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** One hot match. Apart from the other popups of home, because one of them opens it. */
export const matchPopup = lazy(() => import('./match-popup.tsx'), { strings: ['homeMore'] });
