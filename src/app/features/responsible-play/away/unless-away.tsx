import type { ReactNode } from 'react';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { awayOf, awayView } from './away.ts';

/** Shows `children`, or the end of the member's break if `failure` is the platform's refusal of a member on a break. */
export function UnlessAway({ failure, children }: { failure: unknown; children: ReactNode }) {
  const refusal = awayOf(failure);
  return refusal ? <Lazy of={awayView} props={{ away: refusal }} fallback={<Skeleton />} /> : <>{children}</>;
}
