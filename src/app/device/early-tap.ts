// First bundle.
/** The boot script's listener: it keeps the last button tapped before the app could answer. */
type EarlyTap = ((tap: Event) => void) & { on?: HTMLElement };

/**
 * Answers the tap on a button that came before hydration, if the button is still there, and lets taps pass from now
 * on. Called right after hydration; its effects come with the next frame, and the tap after them.
 */
export function answerEarlyTap(): void {
  const { earlyTap } = window as { earlyTap?: EarlyTap };
  if (!earlyTap) return;
  requestAnimationFrame(() => {
    setTimeout(() => {
      removeEventListener('click', earlyTap, true);
      earlyTap.on?.click();
    });
  });
}
