import { useReducer, useRef, type ReactNode } from 'react';
import { signal } from '@preact/signals-react';
import { PagesBoundary } from '../router/index.ts';
import type { EarlyTap } from '../../../boot/early-tap.ts';
import { enqueueHydration } from './tasks.ts';

/**
 * False until the drawn page is hydrated. Hydration corrects text but not attributes, so markup that depends on more
 * than the path, e.g. on the query, waits for this.
 */
export const hydrated = signal(false);

interface DeferredHydrationProps {
  /** must render exactly one element: the drawn one stays in place until hydration */
  children: ReactNode;
}

/** Hydrates its children in their own task: one task for the whole page would block taps on a slow phone. */
export function DeferredHydration({ children }: DeferredHydrationProps) {
  return (
    <PagesBoundary>
      <Waiting>{children}</Waiting>
    </PagesBoundary>
  );
}

function Waiting({ children }: DeferredHydrationProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const asked = useRef(false);
  if (!asked.current) {
    asked.current = true;
    const turn = enqueueHydration();
    // Thrown as by a lazy screen: the drawn element stays until this part renders.
    if (turn) throw turn.then(render);
  }
  return children;
}

/** ms after which the effects of the first render have run, even if no frame is drawn */
const settling = 40;

const early = (): EarlyTap | undefined => (window as { earlyTap?: EarlyTap }).earlyTap;

/** The button that was tapped before hydration, until that tap is answered. */
export const earlyTapTarget = (): HTMLElement | undefined => early()?.on;

/**
 * Answers the last tap from before hydration, if its button is still there, and stops holding taps. Called right after
 * hydration; resolves once that tap is answered. Uses a timer, because the next frame may be a second away.
 */
export async function answerEarlyTap(): Promise<void> {
  const earlyTap = early();
  if (!earlyTap) return;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, settling));
    removeEventListener('click', earlyTap, true);
    earlyTap.on?.click();
    // The boot scripts take a missing `earlyTap` as the sign that the app answers.
    delete (window as { earlyTap?: EarlyTap }).earlyTap;
  };
  const answered = answer();
  if (earlyTap.on) await answered;
}
