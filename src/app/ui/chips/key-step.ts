import type { KeyboardEvent } from 'react';

/** Keys to the step they take; ends are beyond any list. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** The place to which a key leads from place `at` of a row of choices, which the page does not follow; undefined for any other key. */
export function keyStep(event: KeyboardEvent, at: number, count: number): number | undefined {
  const by = steps[event.key];
  if (by === undefined) return undefined;
  event.preventDefault();
  return Math.max(0, Math.min(count - 1, at + by));
}
