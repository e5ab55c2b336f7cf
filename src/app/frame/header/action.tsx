import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { actionSlot } from './action-slot.ts';

/** Puts a screen's own button (44 px) at the right of the title header. */
export function HeaderAction({ children }: { children: ReactNode }) {
  const slot = actionSlot.value;
  return slot && createPortal(children, slot);
}
