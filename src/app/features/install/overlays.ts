// @chunk over-pages
import { lazy } from '../../runtime/lazy/lazy.ts';

/** Overlays of the offers to install. */
export const leaveApp = lazy(() => import('./leave-app/popup.tsx'), { strings: ['install', 'common'] });
export const downloadPopup = lazy(() => import('./download-popup.tsx'), { strings: ['install'] });
