import { signal } from '@preact/signals-react';
import type { ComponentType } from 'react';
import type { LazyModule } from '../lazy/lazy.ts';
import { schedule } from '../scheduling/schedule.ts';
import { earlyTapTarget } from '../scheduling/hydration.tsx';

/** Properties that every overlay gets beside its own. */
export interface OverlayProps {
  /** removes it from the stack */
  onClose: () => void;
}

type LazyOverlay<Props> = LazyModule<{ default: ComponentType<Props & OverlayProps> }>;

export interface OpenOverlay {
  id: number;
  of: LazyOverlay<object>;
  props: object | undefined;
  close: () => void;
}

/** Menus, popups, sheets and drawers over the page, the last on top. */
export const overlays = signal<readonly OpenOverlay[]>([]);

let lastId = 0;
/** number of pages so far: an overlay asked for on one page must not open on the next */
let pageCount = 0;

/**
 * Opens an overlay, showing progress at once while its code loads. It closes on Back, Escape and a page change. If it
 * is already open, nothing happens. `onClosed` runs once, however it closes. Returns the function that closes it.
 */
export function openOverlay<Props extends object>(of: LazyOverlay<Props>, props?: Props, onClosed?: () => void): () => void {
  const from = pageCount;
  let closed = false;
  const overlay: OpenOverlay = {
    id: ++lastId,
    of: of as unknown as LazyOverlay<object>,
    props,
    close() {
      if (closed) return;
      closed = true;
      overlays.value = overlays.peek().filter((other) => other !== overlay);
      onClosed?.();
    },
  };
  const open = () => {
    if (!closed && from === pageCount && !overlays.peek().some((other) => other.of === overlay.of)) overlays.value = [...overlays.peek(), overlay];
  };
  // After the paint, so that the pressed state shows first. A tap kept from before hydration has waited long enough.
  if (earlyTapTarget()) open();
  else schedule('paint', open);
  return overlay.close;
}

/** Closes all overlays when the page changes, and cancels those whose code is still loading. */
export function closeOverlays(): void {
  pageCount++;
  for (const overlay of overlays.peek()) overlay.close();
}
