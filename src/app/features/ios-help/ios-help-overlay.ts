import { lazy } from '../../runtime/lazy/lazy.ts';

/** Apart from the other overlays, because one of them opens it. */
export const iosHelp = lazy(() => import('../install/ios-help.tsx'), { strings: ['install'] });
