import { useEffect, useRef, type ReactNode } from 'react';
import { effect, type ReadonlySignal, type Signal } from '@preact/signals-react';
import { winnersBeforeScroll as above } from '../../../contract/limits.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { whileMoving } from '../motion/motion.ts';
import { PauseButton, type PauseLabels } from '../motion/pause-button.tsx';
import './autoscroll.css';

/** Rows rendered in one task: a hundred at once took 70 ms on a processor slowed four times. */
const rowsAtOnce = 20;

/** ms for which a row stands, and of the move to the next one */
const stay = 2_000;
const step = 300;

/** Moves the view's track up by a row every `stay` ms; paused, the person scrolls it. Returns the function that stops it. */
function startScroll(view: HTMLElement, rows: number, paused: ReadonlySignal<boolean>): () => void {
  const track = view.firstElementChild as HTMLElement;
  let row = 0;

  const stand = (at: number, duration: number) => {
    row = at;
    track.style.transition = duration ? `transform ${duration}ms ease-in-out` : 'none';
    track.style.transform = at ? `translate3d(0,${-100 * at / rows}%,0)` : '';
  };

  const next = () => {
    if (row === rows) {
      // The rows that follow the last are the first ones again.
      stand(0, 0);
      void track.offsetHeight;
    }
    stand(row + 1, step);
  };

  // While the person drags, it scrolls natively from its current row; afterwards it goes on from the row reached.
  const byHand = effect(() => {
    if (!paused.value) return undefined;
    const height = track.offsetHeight / rows;
    const at = row % rows;
    stand(0, 0);
    view.classList.add('autoscroll-by-hand');
    view.scrollTop = at * height;
    return () => {
      const left = Math.round(view.scrollTop / (height || 1));
      view.classList.remove('autoscroll-by-hand');
      view.scrollTop = 0;
      stand(left, 0);
    };
  });
  const stop = whileMoving(view, paused, () => {
    const timer = setInterval(next, stay);
    return () => clearInterval(timer);
  });

  return () => {
    stop();
    byHand();
    stand(0, 0);
  };
}

interface AutoscrollProps<Item> {
  /** accessible name of the list: 'Maiores ganhadores' */
  label: string;
  /** whether the person has paused it; other parts may share the signal */
  paused: Signal<boolean>;
  labels: PauseLabels;
  /** the same array as long as the items are the same */
  items: readonly Item[];
  itemKey: (item: Item, index: number) => string;
  render: (item: Item, index: number) => ReactNode;
}

/**
 * A list whose rows, all of one height, move up one by one in an endless loop, if there are more than `above`. The style
 * sheet may show fewer at a time, never more.
 */
export function Autoscroll<Item>({ label, labels, paused, items, itemKey, render }: AutoscrollProps<Item>) {
  const view = useRef<HTMLElement>(null);
  const drawn = useProgressiveCount(items.length, rowsAtOnce);
  const scrolls = items.length > above;
  const isWhole = drawn >= items.length;

  useEffect(() => {
    if (!scrolls || !isWhole) return undefined;
    return startScroll(view.current!, items.length, paused);
  }, [items, scrolls, isWhole, paused]);

  const row = (item: Item, at: number) => (
    <li key={itemKey(item, at)} className="autoscroll-row">{render(item, at)}</li>
  );
  return (
    <div className="autoscroll">
      {scrolls && <PauseButton paused={paused} labels={labels} />}
      <section
        ref={view}
        className={scrolls ? 'autoscroll-view autoscroll-scrolls' : 'autoscroll-view'}
        aria-label={label}
        // Not with an effect: until it runs, the keyboard could not scroll the list.
        tabIndex={scrolls ? 0 : undefined}
      >
        <div className="autoscroll-track">
          <ol>{items.slice(0, drawn).map(row)}</ol>
          {scrolls && <ol className="autoscroll-again" aria-hidden="true">{items.slice(0, above).map(row)}</ol>}
        </div>
      </section>
    </div>
  );
}
