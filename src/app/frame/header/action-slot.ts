// @chunk entry
import { signal } from '@preact/signals-react';

/** The element of the title header for a screen's own button; see action.tsx. */
export const actionSlot = signal<HTMLElement | null>(null);

export const setActionSlot = (slot: HTMLElement | null): void => {
  actionSlot.value = slot;
};
