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
  /** the same array as long as the slides are the same: another array restarts the carousel */
  slides: readonly Slide[];
  slideKey: (slide: Slide, index: number) => string;
  /** `near` is true for the shown slide, the next one, and after a drag backwards the previous one */
  render: (slide: Slide, index: number, near: ReadonlySignal<boolean>) => ReactNode;
  axis?: Axis;
  loop?: boolean;
  /** ms for which a slide stays; none: until the person turns it */
  autoplay?: number;
  /** ms of one turn */
  speed?: number;
  dots?: boolean;
  /** shows the previous and next buttons, which otherwise appear only with the focus */
  controls?: boolean;
  /** renders two slides per task: for long lists, whose slides have one height */
  inTurns?: boolean;
  /** index of the shown slide, for callers that read or set it */
  index?: Signal<number>;
  /** whether the person has paused it; other parts may share the signal */
  paused: Signal<boolean>;
}

/** The code that moves the slides; it loads after they are shown. */
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

  // A layout effect, so that it ends with the removal of the elements, even while its code is still loading.
  useLayoutEffect(() => {
    if (slides.length < 2) return undefined;
    let end: (() => void) | undefined;
    const start = ({ startDeck }: typeof import('./deck.ts')) => {
      end = startDeck({ region: region.current!, viewport: viewport.current!, index: shown, before, paused, axis, loop, autoplay, speed });
    };
    const known = deck.value.peek();
    if (known) start(known);
    // Until the code has loaded, the first slide stays, as before hydration.
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
