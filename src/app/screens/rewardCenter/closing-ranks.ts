import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { canMove } from '../../device/motion.ts';

/** ms in which rows close up */
const duration = 200;

/** A list whose rows close up where one has gone: those below it glide to their new places. Its reference is the list's. */
export function useClosingRanks<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map(Array.from(list.current!.children, (row): [Element, number] => [row, (row as HTMLElement).offsetTop]));
    if (!canMove()) return;
    for (const [row, top] of tops.current) {
      const way = (before.get(row) ?? top) - top;
      if (way > 0) row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' });
    }
  });
  return list;
}
