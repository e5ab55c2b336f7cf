import { useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { enqueueHydration } from './tasks.ts';
import { PagesBoundary } from '../router/index.ts';

interface DeferredHydrationProps {
  /** renders exactly one element, always: the drawn one stays in place until then */
  children: ReactNode;
}

/** Hydrates its children in a task of their own: one task for the whole page would block taps on a slow phone. */
export function DeferredHydration({ children }: DeferredHydrationProps) {
  return (
    <PagesBoundary>
      <Waiting>{children}</Waiting>
    </PagesBoundary>
  );
}

function Waiting({ children }: DeferredHydrationProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const asked = useRef(false);
  if (!asked.current) {
    asked.current = true;
    const turn = enqueueHydration();
    // Thrown as by a lazy screen: the drawn element stays until this part renders again.
    if (turn) throw turn.then(render);
  }
  return children;
}
