import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { Part } from './part.ts';

interface LazyPartProps {
  part: Part;
  /** what it shows is here */
  ready: boolean;
  /** its place, until it and what it shows are here */
  waiting: ReactNode;
}

/** A part of a screen whose code comes beside the data that it shows; one that does not come is offered again. */
export function LazyPart({ part, ready, waiting }: LazyPartProps) {
  const [failure, setFailure] = useState<unknown>(undefined);
  useEffect(() => void part.bring().catch(setFailure), [part]);
  const Component = part.loaded.value;
  if (Component && ready) return <Component />;
  if (Component || failure === undefined) return <>{waiting}</>;
  const again = () => {
    setFailure(undefined);
    part.bring().catch(setFailure);
  };
  return <Failed failure={failure} retry={again} />;
}
