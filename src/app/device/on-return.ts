/** Runs `ask` whenever the person returns to the page: from another app or tab, or by the back-forward cache. Returns the function that stops it. */
export function onReturn(ask: () => void): () => void {
  const returned = (event: Event) => {
    if (event.type === 'pageshow' ? (event as PageTransitionEvent).persisted : !document.hidden) ask();
  };
  document.addEventListener('visibilitychange', returned);
  addEventListener('pageshow', returned);
  return () => {
    document.removeEventListener('visibilitychange', returned);
    removeEventListener('pageshow', returned);
  };
}
