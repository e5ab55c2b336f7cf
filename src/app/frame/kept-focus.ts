/** Elements that may take the focus of what stood in them. */
const parts = 'li, fieldset, section, form, ul, [tabindex="-1"]';

/** ms in which what replaces an element may take the focus itself */
const patience = 150;

/** No focus stays on it: it is removed, disabled or hidden. Nothing is measured: the page is laid out when it is drawn. */
const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

/**
 * Moves the focus of an element that is removed, disabled or hidden to its nearest remaining ancestor: else it falls to
 * the body, and a screen reader starts again at the top. WebKit fires no blur then, hence the mutation observer.
 */
export function keepFocusOnPage(): void {
  let last: Element | undefined;
  /** what may take the focus of `last`, the nearest first: it may also come back itself */
  let around: Element[] = [];
  const take = () => {
    if (!last || (document.activeElement && document.activeElement !== document.body)) return;
    const part = around.find((one) => !isGone(one) && one.closest('[inert]') === null) as HTMLElement | undefined;
    last = undefined;
    if (part && part.tabIndex < 0) part.tabIndex = -1;
    (part ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  const note = ({ target }: { target: EventTarget | null }) => {
    last = target as Element;
    around = [last];
    for (let at = last.parentElement?.closest(parts); at; at = at.parentElement?.closest(parts)) around.push(at);
  };
  if (document.activeElement) note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  // After a tap on nothing the focus is left on purpose: the element is still in the page, in all engines.
  document.addEventListener('focusout', ({ target }) => {
    if (!isGone(target as Element)) setTimeout(() => last === target && !isGone(last) && document.activeElement === document.body && (last = undefined));
  });
  new MutationObserver(() => {
    if (last && isGone(last)) setTimeout(take, patience);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
}
