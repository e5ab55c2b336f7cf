import { earlyAgeGateId } from '../contract/age-gate.ts';

/**
 * Puts what comes behind a header that is painted first in its place, before the app hydrates what is around it: the 18+
 * question before the app, the page's whole style instead of the header's own, of which it holds every rule.
 */
export function placeParts(): void {
  const style = document.querySelector('header + style');
  if (!style) return;
  const gate = document.getElementById(earlyAgeGateId);
  if (gate) document.body.insertBefore(gate, document.body.firstChild);
  document.head.replaceChild(style, document.head.querySelector('style:last-of-type')!);
}
