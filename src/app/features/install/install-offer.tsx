// @chunk entry
// Where the offers go once the page is idle (S12, S13).
import { useLayoutEffect, useState } from 'react';
import { barred } from '../../../contract/downloads.ts';
import { part } from '../../runtime/lazy/part.ts';

export const installOffer = part(() => import('./offers.tsx'), ['install']);

export function InstallOffer() {
  const Offers = installOffer.loaded.value;
  const [late] = useState(!Offers);
  // The bar is home's: elsewhere the page keeps no room for it.
  useLayoutEffect(() => () => document.documentElement.classList.remove(barred), []);
  return Offers ? <Offers late={late} /> : null;
}
