import type { EarlyTap } from '../../../boot/early-tap.ts';

/** ms after which the effects of the first render have run, also where no frame is drawn */
const settling = 40;

const early = (): EarlyTap | undefined => (window as { earlyTap?: EarlyTap }).earlyTap;

/** The button that was tapped before the app could answer, until it has been answered. */
export const earlyTapTarget = (): HTMLElement | undefined => early()?.on;

/**
 * Answers the last tap from before hydration, if its button is still there, and lets taps pass from now on. Called right
 * after hydration; resolves once that tap is answered. Uses a timer, because the next frame may be a second away.
 */
export async function answerEarlyTap(): Promise<void> {
  const earlyTap = early();
  if (!earlyTap) return;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, settling));
    removeEventListener('click', earlyTap, true);
    earlyTap.on?.click();
    // The menu that came with the page sees by it that the app answers.
    delete (window as { earlyTap?: EarlyTap }).earlyTap;
  };
  const answered = answer();
  if (earlyTap.on) await answered;
}
