// Only the state: stars read it, toggle-favourite.ts changes it.
import { signal } from '@preact/signals-react';
import { abortWhenLeft } from '../../gateway/resource.ts';
import { onSessionEnd } from '../session/session.ts';

/** nodeIds of the member's favourite games. */
export const favourites = signal<readonly string[]>([], abortWhenLeft);

onSessionEnd(() => {
  favourites.value = [];
});
