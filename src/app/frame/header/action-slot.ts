// @chunk entry
import { signal } from '@preact/signals-react';

/** Where a screen's own button goes in the title header; see action.tsx. */
export const actionSlot = signal<HTMLElement | null>(null);

export const setActionSlot = (slot: HTMLElement | null): void => {
  actionSlot.value = slot;
};
