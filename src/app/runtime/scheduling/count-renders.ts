// Only in builds made with `vite build --mode measure`; no visitor gets it. Preact's debug module logs hydration mismatches to the console.
import 'preact/debug';
import { options } from 'preact';

declare global {
  interface Window {
    /** component renders since the page opened; set to 0 to count anew */
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
