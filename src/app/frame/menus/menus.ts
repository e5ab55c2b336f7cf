import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';

/** The menus of the header. */
export const menus = {
  side: lazy(() => import('./side-menu/index.tsx'), { strings: ['menus', 'common'] }),
  account: lazy(() => import('./account-menu/index.tsx'), { strings: ['menus', 'common'] }),
};

/** Opens a menu of the header. */
export const openMenu = (name: keyof typeof menus): unknown => openOverlay(menus[name]);
