import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { signal } from '@preact/signals-react';

/** The element of the title header for a screen's own button. */
const actionSlot = signal<HTMLElement | null>(null);

export const setActionSlot = (slot: HTMLElement | null): void => {
  actionSlot.value = slot;
};

/** Puts a screen's own button (44 px) at the right of the title header. */
export function HeaderAction({ children }: { children: ReactNode }) {
  const slot = actionSlot.value;
  return slot && createPortal(children, slot);
}
