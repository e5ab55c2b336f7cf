// @chunk home-shared
// What the stars read. What moves it is in favourite-calls.ts.
import { signal } from '@preact/signals-react';
import { onSessionEnd } from '../session/session.ts';

/** nodeIds of the member's favourite games. */
export const favourites = signal<readonly string[]>([]);

onSessionEnd(() => {
  favourites.value = [];
});
