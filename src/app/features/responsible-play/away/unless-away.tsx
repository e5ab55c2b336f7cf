// @chunk error-view
import type { ReactNode } from 'react';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { awayOf, awayView } from './away.ts';

/** `children`, or, where the platform refused what they show because the member is on a break, its end. */
export function UnlessAway({ failure, children }: { failure: unknown; children: ReactNode }) {
  const away = awayOf(failure);
  return away ? <Lazy of={awayView} props={{ away }} fallback={<Skeleton />} /> : <>{children}</>;
}
