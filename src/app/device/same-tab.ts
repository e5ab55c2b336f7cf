import { missingHere } from './browser/in-app.ts';

/** Opens links with `target="_blank"` in this tab, in apps where a new tab leads nowhere. */
export function openLinksInSameTab(): void {
  if (!missingHere('newTab')) return;
  document.addEventListener('click', (event) => (event.target as Element).closest('a[target=_blank]')?.setAttribute('target', '_top'), true);
}
