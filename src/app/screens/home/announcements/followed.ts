/**
 * Runs `then` once a tapped link has led away: at once where it leads to a page of the app or to a new tab; else, in this
 * tab or to an app of the phone, when this page is left or hidden. Where the browser refuses to go, it never runs.
 */
export function onceFollowed(link: HTMLAnchorElement, then: () => void): void {
  const isWeb = /^https?:$/.test(link.protocol);
  if (isWeb && link.target !== '_top') return then();
  const left = () => {
    removeEventListener('pagehide', left);
    document.removeEventListener('visibilitychange', left);
    then();
  };
  addEventListener('pagehide', left);
  document.addEventListener('visibilitychange', left);
}
