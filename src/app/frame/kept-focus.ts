/** Elements that may take the focus of what stood in them. */
const parts = 'li, fieldset, section, form, ul, [tabindex="-1"]';

/** ms in which what replaces an element may take the focus itself */
const patience = 150;

/**
 * Moves the focus of a removed element to its nearest remaining ancestor: else it falls to the body, and a screen
 * reader starts again at the top. WebKit fires no blur then, hence the mutation observer.
 */
export function keepFocusOnPage(): void {
  let last: Element | undefined;
  let around: Element[] = [];
  const isLost = () => last && !last.isConnected && (!document.activeElement || document.activeElement === document.body);
  const take = () => {
    if (!isLost()) return;
    const part = around.find((one) => one.isConnected && one.closest('[inert]') === null) as HTMLElement | undefined;
    last = undefined;
    if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
    (part ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  const note = ({ target }: { target: EventTarget | null }) => {
    last = target as Element;
    around = [];
    for (let at = last.parentElement?.closest(parts); at; at = at.parentElement?.closest(parts)) around.push(at);
  };
  if (document.activeElement) note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  // After a tap on nothing the focus is left on purpose: the element is still in the page, in all engines.
  document.addEventListener('focusout', ({ target }) => {
    if ((target as Element).isConnected) setTimeout(() => last === target && (target as Element).isConnected && document.activeElement === document.body && (last = undefined));
  });
  new MutationObserver(() => {
    if (isLost()) setTimeout(take, patience);
  }).observe(document.body, { childList: true, subtree: true });
}
