import { shieldTaps } from '../../device/touch.ts';
import { schedule } from '../scheduling/schedule.ts';
import './focus-trap.css';

/** What stays out of `inert`: elements without controls, and live regions, which must still be announced. */
const open = 'script, style, link, template, noscript, .tap-shield, .toasts, [role=alert], [aria-live]';

/** Chromium before 102 and Safari before 15.5 have no `inert`: there `aria-hidden` keeps the screen reader out, and `trapFocus` the keyboard. */
const knowsInert = (): boolean => 'inert' in HTMLElement.prototype;

/** Makes all of the page outside of `element` inert, and nothing else; without an element, nothing. */
function shutOutside(element?: Element | null): void {
  const outside = new Set<Element>();
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    for (const beside of Array.from(at.parentElement!.children)) {
      if (beside !== at && !beside.matches(open)) outside.add(beside);
    }
  }
  for (const shut of Array.from(document.querySelectorAll('[inert]'))) {
    if (outside.delete(shut)) continue;
    shut.removeAttribute('inert');
    if (!knowsInert()) shut.removeAttribute('aria-hidden');
  }
  outside.forEach((shut) => {
    // Decoration is `aria-hidden` already, and must stay so.
    if (shut.hasAttribute('aria-hidden')) return;
    shut.setAttribute('inert', '');
    if (!knowsInert()) shut.setAttribute('aria-hidden', 'true');
  });
}

const reachable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** open panels; keys go to the last one */
const panels: HTMLElement[] = [];

/** Whether a panel lies over the page. */
export const isCovered = (): boolean => panels.length > 0;

/** Leaves only the last panel and its mask reachable. */
const shutAroundLast = (): void => shutOutside(panels[panels.length - 1]?.parentElement);

/** Moves the focus from the last control of a panel to its first, and back. */
function turnAround(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = panel.querySelectorAll<HTMLElement>(reachable);
  const first = stops[0] ?? panel;
  const last = stops[stops.length - 1] ?? panel;
  const at = document.activeElement;
  const inside = panel.contains(at) && at !== panel;
  if (event.shiftKey ? !inside || at === first : !inside || at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/**
 * Keeps keyboard, wheel and screen reader inside a panel; Escape calls `leave`. Returns the function that releases
 * them, restores the focus and shields the page from taps that were meant for the panel.
 */
export function trapFocus(panel: HTMLElement, leave: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  const onKey = (event: KeyboardEvent) => {
    if (panels[panels.length - 1] !== panel) return;
    if (event.key === 'Tab') turnAround(event, panel);
    if (event.key === 'Escape') leave();
  };
  // A page in an iframe may take the focus by itself, and the person's typing with it.
  const onLoss = ({ target }: FocusEvent) => setTimeout(() => {
    const at = document.activeElement;
    if (panels[panels.length - 1] === panel && at?.localName === 'iframe' && !panel.contains(at)) (target as HTMLElement).focus({ preventScroll: true });
  });
  panels.push(panel);
  document.addEventListener('keydown', onKey);
  panel.addEventListener('focusout', onLoss);
  document.documentElement.classList.add('covered');
  const enter = () => {
    if (!panel.contains(document.activeElement)) (panel.querySelector<HTMLElement>('[data-first-focus]') ?? panel).focus({ preventScroll: true });
    shutAroundLast();
  };
  // After the paint: sooner, the page would be styled and laid out twice for the frame that shows the panel.
  const stay = schedule('paint', enter);
  return () => {
    stay();
    const at = document.activeElement;
    panels.splice(panels.indexOf(panel), 1);
    document.removeEventListener('keydown', onKey);
    if (!panels.length) document.documentElement.classList.remove('covered');
    // First, because an inert element cannot take the focus.
    shutAroundLast();
    shieldTaps();
    // Keep the focus where a new page has taken it meanwhile.
    if (at && at !== document.body && !panel.contains(at)) return;
    before?.focus({ preventScroll: true });
    // The element that had the focus is gone, or none had it: focus `main`, so that it does not fall to the body.
    const { activeElement: now } = document;
    if (now === document.body || (now !== before && panel.contains(now))) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}
