// @chunk play
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface WhenVisibleProps {
  /** placeholder in the final size */
  place: ReactNode;
  children: () => ReactNode;
}

/** How far below the window a part starts to load. */
const ahead = '400px';

/** A part of a screen that renders, and requests its list, when it gets near the viewport. */
export function WhenVisible({ place, children }: WhenVisibleProps) {
  const root = useRef<HTMLDivElement>(null);
  // iOS before 12.2 has no observer.
  const [near, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={root}>{near ? children() : place}</div>;
}
