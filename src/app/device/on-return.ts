/** Runs `ask` whenever the person comes back to the page: from another app or tab, or to a page that the browser had frozen. Returns what ends it. */
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
