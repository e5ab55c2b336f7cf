// @chunk below-fold
import { signal } from '@preact/signals-react';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { openPart } from '../../../ui/messages/toast-load-failed.ts';
import { part } from '../../../runtime/lazy/part.ts';

/** What is open over home: the list of hot matches, one of them, or the ways to download the app. */
export const opened = signal<'matches' | 'download' | Match | undefined>(undefined);

export const popups = part(() => import('./popups.tsx'));

/** Opens it; says so where its code cannot be had. */
export function open(what: NonNullable<typeof opened.value>): void {
  openPart(popups, () => (opened.value = what), close);
}

export function close(): void {
  opened.value = undefined;
}
