// Only in builds made with `vite build --mode measure`; the phone never gets it.
// Preact's debug module writes to the console what hydration meets otherwise than it was drawn.
import 'preact/debug';
import { options } from 'preact';

declare global {
  interface Window {
    /** renders of components since the page opened; set to 0 to count anew */
    __renders: number;
  }
}

/** Preact's own hook before each render of a component; `__r` is its name in the published build. */
type Hooks = typeof options & { __r?: (vnode: unknown) => void };

/** Counts every render of a component on `window.__renders`. */
export function countRenders(): void {
  const hooks = options as Hooks;
  const before = hooks.__r;
  window.__renders = 0;
  hooks.__r = (vnode) => {
    window.__renders += 1;
    before?.(vnode);
  };
}
