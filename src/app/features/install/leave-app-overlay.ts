import { lazy } from '../../runtime/lazy/lazy.ts';

/** The way out of an app's own browser. Apart from the other overlays of install, because the downloads open it too. */
export const leaveApp = lazy(() => import('../leave-app/popup.tsx'), { strings: ['install', 'common'] });
