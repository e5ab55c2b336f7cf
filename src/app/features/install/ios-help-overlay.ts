// @chunk over-pages
import { lazy } from '../../runtime/lazy/lazy.ts';

/** Apart from the other overlays, because one of them opens it. */
export const iosHelp = lazy(() => import('./ios-help.tsx'), { strings: ['install'] });
