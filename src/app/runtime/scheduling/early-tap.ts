// @chunk entry
import type { EarlyTap } from '../../../boot/early-tap.ts';

/** ms after which the effects of the first render have run, also where no frame is drawn */
const settling = 40;

const early = (): EarlyTap | undefined => (window as { earlyTap?: EarlyTap }).earlyTap;

/** The button that was tapped before the app could answer, until it has been answered. */
export const earlyTapTarget = (): HTMLElement | undefined => early()?.on;

/**
 * Answers a tap on what opens a menu of the header while the rest of the page is still to be hydrated: a menu lies over
 * it and changes nothing of it. For the time after the header's turn.
 */
export function answerMenuTap(): void {
  const tap = early()!;
  const button = earlyTapTarget();
  if (!button?.matches('.header [aria-haspopup]')) return;
  removeEventListener('click', tap, true);
  button.click();
  delete tap.on;
  addEventListener('click', tap, true);
}

/**
 * Answers the tap on a button that came before hydration, if the button is still there, and lets taps pass from now
 * on. Called right after hydration; resolves once a tap that waited is answered. A frame may be a second away.
 */
export async function answerEarlyTap(): Promise<void> {
  const earlyTap = early();
  if (!earlyTap) return;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, settling));
    removeEventListener('click', earlyTap, true);
    earlyTap.on?.click();
    delete earlyTap.on;
  };
  const answered = answer();
  if (earlyTap.on) await answered;
}
