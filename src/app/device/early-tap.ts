// First bundle.
/** The boot script's listener: it keeps the last button tapped before the app could answer. */
type EarlyTap = ((tap: Event) => void) & { on?: HTMLElement };

/** ms after which the effects of the first render have run, also where no frame is drawn */
const settling = 40;

/**
 * Answers the tap on a button that came before hydration, if the button is still there, and lets taps pass from now
 * on. Called right after hydration; resolves once a tap that waited is answered. A frame may be a second away.
 */
export async function answerEarlyTap(): Promise<void> {
  const { earlyTap } = window as { earlyTap?: EarlyTap };
  if (!earlyTap) return;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, settling));
    removeEventListener('click', earlyTap, true);
    earlyTap.on?.click();
  };
  const answered = answer();
  if (earlyTap.on) await answered;
}
