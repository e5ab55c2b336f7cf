import { lazyIsland } from '../../ui/lazy/lazy.tsx';

/** Home's offers to put the app on the phone (S12, S13): the download bar is drawn with the page. */
export const installOffer = lazyIsland(() => import('./offers.tsx'), { strings: ['install'] });
