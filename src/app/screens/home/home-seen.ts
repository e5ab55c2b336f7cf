// @chunk home-shared
import { signal } from '@preact/signals-react';

/** Whether home has been seen since the page was loaded: until then no popup covers it. */
export const homeSeen = signal(false);

/** Whether the person has come near what lies below the games: until then it costs nothing. */
export const endNear = signal(false);
