import { earlyAgeGateId } from '../contract/age-gate.ts';

/**
 * Puts what comes behind a header that is painted first in its place, before the app hydrates what is around it: the 18+
 * question before the app, the page's whole style behind the header's own and before those of screens to come.
 */
export function placeParts(): void {
  const style = document.querySelector('header + style');
  if (!style) return;
  const gate = document.getElementById(earlyAgeGateId);
  if (gate) document.body.insertBefore(gate, document.body.firstChild);
  document.head.appendChild(style);
}
