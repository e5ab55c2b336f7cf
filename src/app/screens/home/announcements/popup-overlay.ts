import { lazy } from '../../../runtime/lazy/lazy.ts';

/** The announcements; the sanitizer comes with them. */
export const announcementPopup = lazy(() => import('./popup.tsx'), { strings: ['homeMore'] });
