import { earlyAgeGateId } from '../contract/age-gate.ts';

/**
 * Moves the 18+ question and the page's whole style, which come behind the header so that it is painted first. The question
 * goes before the app, and the style replaces the header's own, whose every rule it holds. Runs before the app hydrates.
 */
export function placeParts(): void {
  const style = document.querySelector('header + style');
  if (!style) return;
  const gate = document.getElementById(earlyAgeGateId);
  if (gate) document.body.insertBefore(gate, document.body.firstChild);
  document.head.replaceChild(style, document.head.querySelector('style:last-of-type')!);
}
