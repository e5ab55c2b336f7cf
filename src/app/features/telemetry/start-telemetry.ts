import type { Telemetry } from '../../../contract/endpoints/platform.ts';
import { settings } from '../merchant/merchant.ts';

/** The address to send to: https, or of the page's own origin, and no other. */
function checked(address: string): string | undefined {
  try {
    const url = new URL(address, location.href);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Brings what measures a visit, where the merchant has named an address for it (off by default) and the draw falls on this one. */
export function startTelemetry(measure: (address: string) => void): void {
  let asked = false;
  settings.subscribe((known) => {
    const wanted: Telemetry | undefined = known?.telemetry;
    if (!wanted || asked) return;
    asked = true;
    const address = checked(wanted.address);
    if (address && Math.random() < wanted.sample) measure(address);
  });
}
