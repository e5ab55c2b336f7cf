// @chunk entry
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Part } from './part.ts';

/** Brings a part for as long as it is wanted: its component, once it is here; why it did not come, if so; what asks for it again. */
export function usePart<Props>(part: Part<Props>): [Loaded: ComponentType<Props> | undefined, failure: unknown, retry: () => void] {
  const [failure, setFailure] = useState<unknown>(undefined);
  const bring = () => void part.bring().catch(setFailure);
  useEffect(bring, [part]);
  return [part.loaded.value, failure, () => (setFailure(undefined), bring())];
}
