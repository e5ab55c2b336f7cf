// First bundle: where the banner goes once the page is idle (S12).
import { part } from '../part.ts';

export const installOffer = part(() => import('./banner.tsx'), ['install']);

export function InstallOffer() {
  const Banner = installOffer.loaded.value;
  return Banner ? <Banner /> : null;
}
