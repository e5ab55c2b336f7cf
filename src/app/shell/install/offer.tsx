// First bundle: where the offers go once the page is idle (S12, S13).
import { part } from '../part.ts';

export const installOffer = part(() => import('./shown.tsx'), ['install']);

export function InstallOffer() {
  const Offers = installOffer.loaded.value;
  return Offers ? <Offers /> : null;
}
