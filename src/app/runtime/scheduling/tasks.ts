// oxlint-disable-next-line no-restricted-imports -- it speaks to Preact itself; on real React another file stands in
import { options } from 'preact';

/** Resolves in a new task, so that a weak phone can answer taps between two parts of the start. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Tail of the hydration queue; undefined outside hydration. */
let queueTail: Promise<void> | undefined;

/** Queues a part of the page for hydration in its own task. Undefined outside hydration: the part renders at once. */
export function enqueueHydration(): Promise<void> | undefined {
  const turn = queueTail?.then(yieldToMain);
  queueTail = turn?.then(yieldToMain);
  return turn;
}

/** Hydrates a page whose parts queue themselves; resolves in a task after the last. */
export async function hydrateInTasks(hydrate: () => void): Promise<void> {
  queueTail = Promise.resolve();
  hydrate();
  // A part may queue further parts.
  for (let last; last !== queueTail; ) await (last = queueTail);
  queueTail = undefined;
}

/** Runs renders caused by a person's event in that event's task, as React does, and all others, such as those of the platform's answers, in a new task. */
export function scheduleRenders(): void {
  // Not a timer: background tabs delay timers by a second.
  const { port1, port2 } = new MessageChannel();
  options.debounceRendering = (draw) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- always the same function, and this opens the port
    port1.onmessage = draw;
    if (window.event) queueMicrotask(draw);
    else port2.postMessage(0);
  };
}

/** A component about to be rendered; `__P` is the element that contains it. */
interface Rendered {
  __c: { __P: Node };
}

/** Preact's own hook before each render, by its name in the published build; signals use it too. */
type Hooks = typeof options & { __r?: (vnode: Rendered) => void };

/** Calls `run` before each render of a component, with the element that contains it. */
export function beforeRender(run: (parent: Node) => void): void {
  const hooks = options as Hooks;
  const { __r: before } = hooks;
  Object.assign(hooks, {
    __r(vnode: Rendered) {
      const { __c: { __P: parent } } = vnode;
      run(parent);
      before?.(vnode);
    },
  } satisfies Hooks);
}
