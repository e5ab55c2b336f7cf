import type { Telemetry } from '../../../contract/endpoints/platform.ts';
import { settings } from '../merchant/merchant.ts';

/** A valid report address: https, or the page's own origin. */
function reportAddress(address: string): string | undefined {
  try {
    const url = new URL(address, location.href);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Starts measuring a visit, if the merchant has set an address for it (off by default) and this visit is in the sample. */
export function startTelemetry(measure: (address: string) => void): void {
  let asked = false;
  settings.subscribe((known) => {
    const wanted: Telemetry | undefined = known?.telemetry;
    if (!wanted || asked) return;
    asked = true;
    const address = reportAddress(wanted.address);
    if (address && Math.random() < wanted.sample) measure(address);
  });
}
