import { lazy } from '../runtime/lazy/lazy.ts';
import { openOverlay } from '../runtime/overlays/overlays.ts';
import { lazyIsland } from '../ui/lazy/lazy.tsx';
// The 18+ question is drawn with the page, before its code loads.
import '../features/responsible-play/age-gate/age-gate.css';

export const menus = {
  side: lazy(() => import('./menus/side-menu.tsx'), { strings: ['menus', 'common'] }),
  account: lazy(() => import('./menus/account-menu.tsx'), { strings: ['menus', 'common'] }),
};

export const openMenu = (name: keyof typeof menus): unknown => openOverlay(menus[name]);

/** Home's offers to install the app (S12, S13); the download bar is drawn with the page. */
export const installOffer = lazyIsland(() => import('../features/install/offers.tsx'), { strings: ['install'] });

/** The 18+ question, for visitors who have not answered it. */
export const ageGate = lazyIsland(() => import('../features/responsible-play/age-gate/age-gate.tsx'), { strings: ['ageGate'] });
