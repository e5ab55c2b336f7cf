// @chunk entry
import { useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { enqueueHydration } from './tasks.ts';
import { PagesBoundary } from '../router/index.ts';

interface TurnProps {
  /** draws one element, always: that is what stands meanwhile */
  children: ReactNode;
}

/** A part of the page that is hydrated in a task of its own: a weak phone would be deaf while it takes up the whole. */
export function DeferredHydration({ children }: TurnProps) {
  return (
    <PagesBoundary>
      <Waiting>{children}</Waiting>
    </PagesBoundary>
  );
}

function Waiting({ children }: TurnProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const asked = useRef(false);
  if (!asked.current) {
    asked.current = true;
    const turn = enqueueHydration();
    // As with a screen that is still loading: what is prerendered stays until this part asks again.
    if (turn) throw turn.then(render);
  }
  return children;
}
