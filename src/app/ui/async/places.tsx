import type { ReactNode } from 'react';
import '../skeleton/skeleton.css';

interface PlacesProps {
  count: number;
  /** of the list, which it stands in for */
  className?: string;
  /** of each of its items */
  item?: string;
  /** what stands in each of them */
  children: ReactNode;
}

/** The places of `count` items in their final size, while these are on their way. */
export const Places = ({ count, className = '', item, children }: PlacesProps) => (
  <div className={`skeleton ${className}`} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={item}>
        {children}
      </div>
    ))}
  </div>
);
