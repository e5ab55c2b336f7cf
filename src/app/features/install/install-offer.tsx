// @chunk entry
// The place of the offers, filled once the page is idle (S12, S13).
import { useLayoutEffect, useState } from 'react';
import { barred } from '../../../contract/downloads.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';

/** The code of both offers: the install banner and the download bar. */
export const installOffer = lazy(() => import('./offers.tsx'), { strings: ['install'] });

/** The offer of the moment; nothing before its code is loaded. */
export function InstallOffer() {
  const Offers = installOffer.value.value?.default;
  const [late] = useState(!Offers);
  // The bar is home's: elsewhere the page keeps no room for it.
  useLayoutEffect(() => () => document.documentElement.classList.remove(barred), []);
  return Offers ? <Offers late={late} /> : null;
}
