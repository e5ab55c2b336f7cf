import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { Part } from './part.ts';
import { usePart } from './use-part.ts';

interface LazyPartProps {
  part: Part;
  /** what it shows is here */
  ready: boolean;
  /** its place, until it and what it shows are here */
  waiting: ReactNode;
}

/** A part of a screen whose code comes beside the data that it shows; one that does not come is offered again. */
export function LazyPart({ part, ready, waiting }: LazyPartProps) {
  const [Loaded, failure, retry] = usePart(part);
  if (Loaded && ready) return <Loaded />;
  if (Loaded || failure === undefined) return <>{waiting}</>;
  return <Failed failure={failure} retry={retry} />;
}
