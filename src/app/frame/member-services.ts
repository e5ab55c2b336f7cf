import { askForConsent } from '../features/own-text/consent.ts';
import { startRealityCheck } from '../features/responsible-play/reality-check/watch.ts';

let started = false;

/** Starts the services of members, once; `loadDialog` loads the reality check. */
export function startMemberServices(loadDialog: () => Promise<unknown>): void {
  if (started) return;
  started = true;
  startRealityCheck(loadDialog);
  askForConsent();
}
