// @chunk home-shared
// Only the state: stars read it, toggle-favourite.ts changes it.
import { signal } from '@preact/signals-react';
import { onSessionEnd } from '../session/session.ts';

/** nodeIds of the member's favourite games. */
export const favourites = signal<readonly string[]>([]);

onSessionEnd(() => {
  favourites.value = [];
});
