// @chunk below-fold
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** Popups of home: all hot matches, the announcements. */
export const matchesPopup = lazy(() => import('./matches-popup.tsx'), { strings: ['homeMore'] });
/** The sanitizer comes with it. */
export const announcementPopup = lazy(() => import('./announcement-popup.tsx'), { strings: ['homeMore'] });
