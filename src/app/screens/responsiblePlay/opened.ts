import { signal } from '@preact/signals-react';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { openPart } from '../../ui/messages/toast-load-failed.ts';
import { part } from '../../runtime/lazy/part.ts';

/** What is open over the screen: a limit to change, or self-exclusion. */
export const opened = signal<PlayLimit | 'exclusion' | undefined>(undefined);

export const sheets = part(() => import('./sheets.tsx'));

/** Opens it; says so where its code cannot be had. */
export function open(what: NonNullable<typeof opened.value>): void {
  openPart(sheets, () => (opened.value = what), close);
}

export function close(): void {
  opened.value = undefined;
}
