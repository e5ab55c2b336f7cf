import { part } from '../../runtime/lazy/part.ts';

/** A chunk of its own: most people choose a game without it. */
export const filterDrawer = part(() => import('./filter-drawer.tsx'));
