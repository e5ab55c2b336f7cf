import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Boundary } from '../../runtime/boundary.tsx';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import type { LazyModule } from '../../runtime/lazy/lazy.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import type { Phase } from '../../runtime/scheduling/schedule.ts';
import { LoadFailedLine, LoadFailedView } from '../status-view/load-failed.tsx';

interface LazyProps<Props> {
  of: LazyModule<{ default: ComponentType<Props> }>;
  /** given to the component */
  props?: Props;
  /** when its code loads; without it, at once */
  when?: Phase;
  /** false: the data is not loaded yet, so the fallback is shown although the code is loaded */
  ready?: boolean;
  /** in its final size, while the code is on its way */
  fallback?: ReactNode;
  /** a failure is a line, for small places */
  inline?: boolean;
}

/** A component whose code loads while it is mounted. A failure shows with a retry, and loading goes on by itself; so does what it throws. */
export function Lazy<Props extends object>({ of, props, when, ready = true, fallback = null, inline }: LazyProps<Props>) {
  useEffect(() => {
    const load = () => keepLoading(of);
    return when ? schedule(when, load) : load();
  }, [of, when]);
  const Loaded = of.value.value?.default;
  const Failed = inline ? LoadFailedLine : LoadFailedView;
  if (Loaded) return ready ? <Boundary failed={Failed}><Loaded {...(props as Props)} /></Boundary> : fallback;
  if (of.error.value === undefined) return fallback;
  return <Failed retry={() => void of.load().catch(() => {})} />;
}
