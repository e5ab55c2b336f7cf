import { ErrorView } from './error-view.tsx';
import type { Part } from '../../runtime/lazy/part.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { usePart } from '../../runtime/lazy/use-part.ts';

interface LazyPartProps {
  part: Part;
  /** what it shows is here */
  ready: boolean;
}

/** A part of a screen whose code comes beside the data that it shows; one that does not come is offered again. */
export function LazyPart({ part, ready }: LazyPartProps) {
  const [Loaded, failure, retry] = usePart(part);
  if (Loaded && ready) return <Loaded />;
  if (Loaded || failure === undefined) return <Skeleton />;
  return <ErrorView failure={failure} retry={retry} />;
}
