// @chunk over-pages
import { lazy } from '../../runtime/lazy/lazy.ts';

/** What the offers to install open. */
export const iosHelp = lazy(() => import('./ios-help.tsx'), { strings: ['install'] });
export const leaveApp = lazy(() => import('./leave-app/popup.tsx'), { strings: ['install', 'common'] });
export const downloadPopup = lazy(() => import('./download-popup.tsx'), { strings: ['install'] });
