import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Part } from '../../shell/part.ts';

interface NearProps {
  part: Part;
  /** what keeps its place, in its final size */
  children: ReactNode;
}

/** How far below the window a part begins to come. */
const ahead = '400px';

/** A part of home whose code comes when the person gets near it; where it cannot be had, it is asked for again the next time. */
export function Near({ part, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const Loaded = part.loaded.value;
  useEffect(() => {
    const bring = () => void part.bring().catch(() => {});
    // iOS before 12.2 has no observer.
    if (typeof IntersectionObserver !== 'function') {
      bring();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) bring();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [part]);
  return <div ref={place}>{Loaded ? <Loaded /> : children}</div>;
}
