import type { ReactNode } from 'react';
import '../skeleton/skeleton.css';

interface PlacesProps {
  count: number;
  /** class of the list that it stands for */
  className?: string;
  /** class of each item */
  item?: string;
  /** not animated: the items are not requested yet, and an animation would cost frames */
  still?: boolean;
  /** content of each item */
  children?: ReactNode;
}

/** Placeholders of `count` items in their final size, while the items load. */
export const Places = ({ count, className = '', item, still, children }: PlacesProps) => (
  <div className={still ? className : `skeleton ${className}`} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={item}>
        {children}
      </div>
    ))}
  </div>
);
