import { useLayoutEffect, useRef, type RefObject } from 'react';
import { canMove } from '../../device/motion.ts';

/** duration of the animation, ms */
const duration = 200;

/** Animates rows to their new places when one above was removed or shrank. Returns the ref for the element around them. */
export function useClosingRanks<List extends HTMLElement>(rows = ':scope > *'): RefObject<List | null> {
  const list = useRef<List>(null);
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map(Array.from(list.current!.querySelectorAll<HTMLElement>(rows), (row): [Element, number] => [row, row.offsetTop]));
    if (!canMove()) return;
    for (const [row, top] of tops.current) {
      const distance = (before.get(row) ?? top) - top;
      if (distance > 0) row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' });
    }
  });
  return list;
}
