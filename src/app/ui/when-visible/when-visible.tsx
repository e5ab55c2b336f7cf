import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';

interface WhenVisibleProps {
  /** placeholder in the final size */
  place: ReactNode;
  /** it is in the first view */
  isFirst?: boolean;
  children: () => ReactNode;
}

/** distance below the viewport at which a part is rendered */
const ahead = '400px';

/** Not iOS before 12.2. */
const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/** A part of a screen that renders, and requests its list, when it gets near the viewport. */
export function WhenVisible({ place, isFirst = false, children }: WhenVisibleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(isFirst);
  useEffect(() => {
    if (near || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={root}>{near || (hydrated.value && !canObserve()) ? children() : place}</div>;
}
