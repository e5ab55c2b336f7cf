// @chunk over-pages
import { missingHere } from './in-app.ts';

/** In apps where a new tab leads nowhere, links that ask for one open in this one. */
export function openLinksInSameTab(): void {
  if (!missingHere('newTab')) return;
  document.addEventListener('click', (event) => (event.target as Element).closest('a[target=_blank]')?.setAttribute('target', '_top'), true);
}
