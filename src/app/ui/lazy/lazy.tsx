// @chunk entry
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import type { LazyModule } from '../../runtime/lazy/lazy.ts';
import { whenIdle } from '../../runtime/scheduling/idle.ts';
import { LoadFailedView } from '../status-view/load-failed.tsx';

interface LazyProps<Props> {
  of: LazyModule<{ default: ComponentType<Props> }>;
  /** given to the component */
  props?: Props;
  /** `idle`: its code waits for the first idle moment */
  when?: 'now' | 'idle';
  /** false: the data is not loaded yet, so the fallback is shown although the code is loaded */
  ready?: boolean;
  /** in its final size, while the code is on its way */
  fallback?: ReactNode;
  /** a failure is a line, for small places */
  inline?: boolean;
}

/** A component whose code loads while it is mounted. A failure shows with a retry, and loading goes on by itself. */
export function Lazy<Props extends object>({ of, props, when = 'now', ready = true, fallback = null, inline }: LazyProps<Props>) {
  useEffect(() => {
    const load = () => keepLoading(of);
    return when === 'now' ? load() : whenIdle(load);
  }, [of, when]);
  const Loaded = of.value.value?.default;
  if (Loaded) return ready ? <Loaded {...(props as Props)} /> : fallback;
  if (of.error.value === undefined) return fallback;
  return <LoadFailedView retry={() => void of.load().catch(() => {})} inline={inline} />;
}
