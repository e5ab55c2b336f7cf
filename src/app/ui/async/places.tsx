import type { ReactNode } from 'react';
import '../skeleton/skeleton.css';

interface PlacesProps {
  count: number;
  /** of the list, which it stands in for */
  className?: string;
  /** of each of its items */
  item?: string;
  /** they are not on their way yet: not animated, they cost no frame */
  still?: boolean;
  /** what stands in each of them */
  children?: ReactNode;
}

/** The places of `count` items in their final size, while these are on their way. */
export const Places = ({ count, className = '', item, still, children }: PlacesProps) => (
  <div className={still ? className : `skeleton ${className}`} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={item}>
        {children}
      </div>
    ))}
  </div>
);
