import { part } from '../../shell/part.ts';

/** A chunk of its own: it comes in an idle moment, or when it is opened. */
export const filterDrawer = part(() => import('./filter-drawer.tsx'));
