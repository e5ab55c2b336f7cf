// @chunk below-fold
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** What home opens: all hot matches, one of them, the announcements. */
export const matchesPopup = lazy(() => import('./matches-popup.tsx'), { strings: ['homeMore'] });
export const matchPopup = lazy(() => import('./match-popup.tsx'), { strings: ['homeMore'] });
/** The sanitizer comes with it. */
export const announcementPopup = lazy(() => import('./announcement-popup.tsx'), { strings: ['homeMore'] });
