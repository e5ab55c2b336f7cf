import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { computed, useSignal, type ReadonlySignal, type Signal } from '@preact/signals-react';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { PauseButton, type PauseLabels } from '../motion/pause-button.tsx';
import { wrap, type Axis } from './track.ts';
import './carousel.css';

/** The carousel's words for screen readers. */
export interface CarouselLabels extends PauseLabels {
  /** the part's kind as a screen reader says it: 'carrossel' */
  kind: string;
  previous: string;
  next: string;
  /** '2 of 5', both counted from 1 */
  slide: (number: number, count: number) => string;
}

interface CarouselProps<Slide> {
  /** accessible name of the slides: 'Promoções' */
  label: string;
  labels: CarouselLabels;
  /** The same array as long as the slides are the same: another one starts the carousel anew. */
  slides: readonly Slide[];
  slideKey: (slide: Slide, index: number) => string;
  /** `near`: it is the slide shown or the next one, or once a slide was dragged back the one before */
  render: (slide: Slide, index: number, near: ReadonlySignal<boolean>) => ReactNode;
  axis?: Axis;
  loop?: boolean;
  /** ms a slide stays before the next; none: until it is turned */
  autoplay?: number;
  /** ms of one turn */
  speed?: number;
  dots?: boolean;
  /** Shows the previous and next buttons, which otherwise appear only with the focus. */
  controls?: boolean;
  /** Draws two slides at a time: for many, of one height. */
  inTurns?: boolean;
  /** The slide shown, for who wants to read or choose it. */
  index?: Signal<number>;
  /** what holds it, with whatever else it holds */
  paused: Signal<boolean>;
}

/** Moves the slides: they show before they can move, so it loads after them. */
export const deck = lazy(() => import('./deck.ts'));

/** Slides turned by finger, mouse, keys, buttons or time, along either axis; renders only when its props change. */
export function Carousel<Slide>({
  label, labels, slides, slideKey, render, axis = 'x', loop = false, autoplay = 0, speed = 300,
  dots = false, controls = false, inTurns = false, index, paused,
}: CarouselProps<Slide>) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const own = useSignal(0);
  const shown = index ?? own;
  const many = slides.length > 1;
  const before = useSignal(false);
  const near = useMemo(
    () =>
      slides.map((_, at) =>
        computed(() => {
          const ahead = wrap(at - shown.value, slides.length);
          return ahead < 2 || (loop && before.value && ahead === slides.length - 1);
        }),
      ),
    [slides, shown, loop],
  );
  const drawn = useProgressiveCount(inTurns ? slides.length : 0, 2);

  // Ends with its elements, which its code may come too late for.
  useLayoutEffect(() => {
    if (slides.length < 2) return undefined;
    let end: (() => void) | undefined;
    const start = ({ startDeck }: typeof import('./deck.ts')) => {
      end = startDeck({ region: region.current!, viewport: viewport.current!, index: shown, before, paused, axis, loop, autoplay, speed });
    };
    const known = deck.value.peek();
    if (known) start(known);
    // Until it is here the first slide stands, as before hydration.
    const stopLoading = known ? undefined : keepLoading(deck, start);
    return () => {
      stopLoading?.();
      end?.();
    };
  }, [slides, shown, paused, axis, loop, autoplay, speed]);

  return (
    <section
      ref={region}
      className={`carousel carousel-${axis}${controls ? ' carousel-controls' : ''}`}
      aria-label={label}
      aria-roledescription={labels.kind}
    >
      {many && (
        <div className="carousel-bar">
          {autoplay > 0 && <PauseButton paused={paused} labels={labels} />}
          <button type="button" className="carousel-step" aria-label={labels.previous} />
          {dots && (
            <div className="carousel-dots" aria-hidden="true">
              {slides.map((slide, at) => (
                <span key={slideKey(slide, at)} className="carousel-dot" />
              ))}
              <span className="carousel-mark" />
            </div>
          )}
          <button type="button" className="carousel-step carousel-next" aria-label={labels.next} />
        </div>
      )}
      <div ref={viewport} className="carousel-viewport" tabIndex={-1}>
        {slides.map((slide, at) => (
          <div
            key={slideKey(slide, at)}
            className="carousel-slide"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag would be a form's fieldset
            role="group"
            aria-label={labels.slide(at + 1, slides.length)}
          >
            {(!inTurns || at < drawn) && render(slide, at, near[at]!)}
          </div>
        ))}
      </div>
    </section>
  );
}
