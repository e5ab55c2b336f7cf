import { lazy } from '../../runtime/lazy/lazy.ts';

/** The downloads of the merchant's own app. */
export const downloadPopup = lazy(() => import('./download-popup.tsx'), { strings: ['install'] });
