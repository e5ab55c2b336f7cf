// @chunk over-pages
import { lacksHere } from './in-app.ts';

/** In apps where a new tab leads nowhere, links that ask for one open in this one. */
export function stayInTab(): void {
  if (!lacksHere('newTab')) return;
  document.addEventListener('click', (event) => (event.target as Element).closest('a[target=_blank]')?.setAttribute('target', '_top'), true);
}
