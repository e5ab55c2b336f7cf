import { signal } from '@preact/signals-react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, deck } from '../../../../../src/app/ui/carousel/carousel.tsx';
import { goFirst } from '../../../../../src/app/runtime/scheduling/schedule.ts';
import { fakeBrowser, swipe } from '../../../../support/fake-browser.ts';

const labels = {
  kind: 'carrossel',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar',
  play: 'Continuar',
  slide: (number: number, count: number) => `${number} de ${count}`,
};
const three = ['Um', 'Dois', 'Três'];
const two = ['Um', 'Dois'];

let browser: ReturnType<typeof fakeBrowser>;
const renderSlide = vi.fn();
const slideKey = (slide: string) => slide;
const link = (slide: string) => {
  renderSlide();
  return <a href="/x">{slide}</a>;
};

interface Options {
  slides?: readonly string[];
  axis?: 'x' | 'y';
  loop?: boolean;
  autoplay?: number;
  controls?: boolean;
}

function show({ slides = three, ...rest }: Options = {}) {
  const index = signal(0);
  const view = render(
    <Carousel label="Promoções" paused={signal(false)} labels={labels} slides={slides} slideKey={slideKey} render={link} dots index={index} {...rest} />,
  );
  const viewport = view.container.querySelector<HTMLElement>('.carousel-viewport')!;
  return { ...view, index, viewport };
}

/** ms in which a frame is painted, and the tasks that wait for it have run */
const frame = 20;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const visibleSlides = (viewport: HTMLElement) =>
  Array.from(viewport.children, (slide) => (slide as HTMLElement).style.visibility !== 'hidden');

beforeAll(deck.load);

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('CSS', { supports: () => true });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  renderSlide.mockClear();
});

afterEach(() => {
  cleanup();
  browser.restore();
});

test('the prerendered page has every slide, no style attribute, and reads no layout', () => {
  const html = renderToString(
    <Carousel label="Promoções" paused={signal(false)} labels={labels} slides={three} slideKey={slideKey} render={link} dots autoplay={5000} loop />,
  );
  expect(html).toContain('1 de 3');
  expect(html).not.toContain('style=');
  show();
  expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled();
});

test('autoplay advances every five seconds, wraps around, and renders nothing', () => {
  const { index } = show({ autoplay: 5000, loop: true });
  const renders = renderSlide.mock.calls.length;
  const shown: number[] = [];
  for (let advance = 0; advance < 4; advance++) {
    pass(5000);
    shown.push(index.value);
  }
  expect(shown).toEqual([1, 2, 0, 1]);
  expect(renderSlide).toHaveBeenCalledTimes(renders);
});

test('a turn, which brings a picture, waits for the screen that a tap has asked for', () => {
  const { index } = show({ autoplay: 5000, loop: true });
  const stands = goFirst();
  pass(6000);
  expect(index.value).toBe(0);
  stands();
  pass(frame);
  expect(index.value).toBe(1);
});

const readable = (viewport: HTMLElement) => Array.from(viewport.children, (slide) => !slide.hasAttribute('aria-hidden'));

test('the turns of autoplay are one animation: after the first, none begins and no style is written', () => {
  const { viewport, container, index } = show({ autoplay: 5000, loop: true });
  const animate = vi.spyOn(Element.prototype, 'animate');
  pass(5000);
  // Three slides and the mark on their dots.
  expect(animate).toHaveBeenCalledTimes(4);
  const styles = () => Array.from(container.querySelectorAll<HTMLElement>('*'), ({ className, style }) => className + style.cssText);
  const before = styles();
  pass(15_000);
  expect(index.value).toBe(1);
  expect(animate).toHaveBeenCalledTimes(4);
  expect(styles()).toEqual(before);
  expect(readable(viewport)).toEqual([false, true, false]);
});

test('in that animation each slide enters when the one before it leaves, and leaves when its time is over', () => {
  show({ autoplay: 5000, loop: true });
  const animate = vi.spyOn(Element.prototype, 'animate');
  act(() => screen.getByLabelText('Próximo').click());
  pass(5000 + frame);
  const ways = animate.mock.calls.slice(-4).map(([frames]) => (frames as Keyframe[]).filter(({ easing }) => easing === 'ease-out')
    .map(({ offset, transform }) => [Math.round(offset! * 15), transform]));
  expect(ways).toEqual([
    [[5, 'translate3d(100%,0,0)'], [10, 'translate3d(0%,0,0)']],
    [[0, 'translate3d(0%,0,0)'], [10, 'translate3d(100%,0,0)']],
    [[0, 'translate3d(100%,0,0)'], [5, 'translate3d(0%,0,0)']],
    [[0, 'translateX(100%)'], [5, 'translateX(200%)'], [10, 'translateX(0%)']],
  ]);
});

test('while autoplay turns, the slides beside the window are not read and no link is reached by the keyboard; a touch shows the slide alone', () => {
  const { viewport, container } = show({ autoplay: 5000, loop: true });
  const reached = () => Array.from(viewport.querySelectorAll('a'), (each) => each.getAttribute('tabindex'));
  pass(11_000);
  expect(visibleSlides(viewport)).toEqual([true, true, true]);
  expect(readable(viewport)).toEqual([false, false, true]);
  expect(reached()).toEqual(['-1', '-1', '-1']);
  act(() => void fireEvent.touchStart(viewport, { touches: [{ clientX: 0, clientY: 0 }] }));
  pass(frame + 300);
  expect(visibleSlides(viewport)).toEqual([false, false, true]);
  expect(readable(viewport)).toEqual([true, true, true]);
  expect(reached()).toEqual([null, null, null]);
  expect(container.querySelector<HTMLElement>('.carousel-mark')!.style.transform).toBe('translateX(200%)');
});

test('turns whose timer comes late are made up for', () => {
  const { index } = show({ autoplay: 5000, loop: true });
  pass(5000);
  vi.setSystemTime(Date.now() + 10_000);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 10_000);
  pass(5000);
  expect(index.value).toBe(2);
  pass(1);
  expect(index.value).toBe(0);
});

test('an animation that stood while the clock went on, in a phone that slept, is put right at the next turn', () => {
  show({ autoplay: 5000, loop: true });
  const asleep = { currentTime: 0, cancel: vi.fn() };
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(asleep as unknown as Animation);
  pass(5000);
  expect(asleep.currentTime).toBe(0);
  pass(5000);
  expect(asleep.currentTime).toBe(5000);
});

test('where nothing can be animated autoplay still turns', () => {
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!;
  Reflect.deleteProperty(Element.prototype, 'animate');
  try {
    const { index, viewport } = show({ autoplay: 5000, loop: true });
    pass(10_500);
    expect(index.value).toBe(2);
    expect(visibleSlides(viewport)).toEqual([false, false, true]);
  } finally {
    Object.defineProperty(Element.prototype, 'animate', animate);
  }
});

test('autoplay without a loop stops at the last slide', () => {
  const { index } = show({ autoplay: 5000 });
  pass(30_000);
  expect(index.value).toBe(2);
});

test('a single slide does not move and has no controls', () => {
  const { index, viewport } = show({ slides: ['Um'], autoplay: 5000, loop: true });
  pass(10_000);
  swipe(viewport, -200, 0, 100);
  expect(index.value).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
});

const reasons: [string, (viewport: HTMLElement) => void, ((viewport: HTMLElement) => void)?][] = [
  ['the page is hidden', () => browser.setPageVisible(false), () => browser.setPageVisible(true)],
  ['it is off screen', () => browser.setOnScreen(false), () => browser.setOnScreen(true)],
  ['a finger is on it', (viewport) => fireEvent.touchStart(viewport, { touches: [{ clientX: 0, clientY: 0 }] }),
    (viewport) => fireEvent.touchEnd(viewport)],
  ['the mouse is over it', (viewport) => fireEvent(viewport.parentElement!, new Event('pointerenter')),
    (viewport) => fireEvent(viewport.parentElement!, new Event('pointerleave'))],
  ['the focus is in it', (viewport) => fireEvent.focusIn(viewport), (viewport) => fireEvent.focusOut(viewport)],
  ['the person paused it', () => fireEvent.click(screen.getByLabelText('Pausar')),
    () => fireEvent.click(screen.getByLabelText('Continuar'))],
  ['the phone prefers reduced motion', () => {
    browser.preferReducedMotion();
    browser.setPageVisible(false);
    browser.setPageVisible(true);
  }],
];

test.each(reasons)('autoplay pauses while %s', (_, begin, end) => {
  const { index, viewport } = show({ autoplay: 5000, loop: true });
  act(() => begin(viewport));
  pass(20_000);
  expect(index.value).toBe(0);
  expect(viewport.getAttribute('aria-live')).toBe('polite');
  if (!end) return;
  act(() => end(viewport));
  pass(frame);
  expect(viewport.getAttribute('aria-live')).toBe('off');
  pass(5000);
  expect(index.value).toBe(1);
});

test('a tap neither stops nor starts autoplay before its paint', () => {
  const { viewport } = show({ autoplay: 5000, loop: true });
  const write = vi.spyOn(viewport, 'setAttribute');
  act(() => {
    for (const type of ['pointerenter', 'pointerleave']) fireEvent(viewport.parentElement!, new Event(type));
    fireEvent.touchStart(viewport, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchEnd(viewport);
    fireEvent.focusIn(viewport);
  });
  expect(write).not.toHaveBeenCalled();
  pass(frame);
  expect(viewport.getAttribute('aria-live')).toBe('polite');
});

test('focus on the pause button does not pause autoplay', () => {
  const { index } = show({ autoplay: 5000, loop: true });
  fireEvent.focusIn(screen.getByLabelText('Pausar'));
  pass(5000);
  expect(index.value).toBe(1);
});

test('a change of slide restarts the five seconds', () => {
  const { index } = show({ autoplay: 5000, loop: true });
  pass(4000);
  act(() => void (index.value = 1));
  pass(4000);
  expect(index.value).toBe(1);
  pass(1000);
  expect(index.value).toBe(2);
});

test('only the current slide is visible, and during a transition both slides', () => {
  const { viewport } = show();
  expect(visibleSlides(viewport)).toEqual([true, false, false]);
  fireEvent.click(screen.getByLabelText('Próximo'));
  expect(visibleSlides(viewport)).toEqual([true, true, false]);
  pass(300);
  expect(visibleSlides(viewport)).toEqual([false, true, false]);
});

test('focus in a slide that leaves moves to the viewport', () => {
  const { viewport } = show();
  screen.getByText('Um').focus();
  fireEvent.keyDown(screen.getByText('Um'), { key: 'ArrowRight' });
  pass(300);
  expect(document.activeElement).toBe(viewport);
});

test('arrow keys move along the axis; with a modifier they are left to the browser', () => {
  const flat = show();
  fireEvent.keyDown(flat.viewport, { key: 'ArrowRight' });
  expect(flat.index.value).toBe(1);
  fireEvent.keyDown(flat.viewport, { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(flat.viewport, { key: 'ArrowDown' });
  expect(flat.index.value).toBe(1);
  fireEvent.keyDown(flat.viewport, { key: 'ArrowLeft' });
  expect(flat.index.value).toBe(0);
  flat.unmount();
  const upright = show({ axis: 'y' });
  fireEvent.keyDown(upright.viewport, { key: 'ArrowDown' });
  expect(upright.index.value).toBe(1);
});

test('previous and next stop at the ends, where they are disabled', () => {
  const { index } = show({ controls: true });
  const previous = screen.getByLabelText('Anterior');
  const next = screen.getByLabelText('Próximo');
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(previous);
  expect(index.value).toBe(0);
  for (let press = 0; press < 5; press++) fireEvent.click(next);
  expect(index.value).toBe(2);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(previous.getAttribute('aria-disabled')).toBe('false');
});

test.each([[three, 2], [two, 1]])('%j in a loop wrap around in both directions', (slides, last) => {
  const { index, viewport } = show({ slides, loop: true });
  swipe(viewport, 200, 0, 100);
  expect(index.value).toBe(last);
  pass(300);
  swipe(viewport, -200, 0, 100);
  expect(index.value).toBe(0);
});

test.each([two, three])('a loop of %j has no end at which its arrows could be disabled', (...slides) => {
  const { index } = show({ slides, loop: true, controls: true });
  const arrows = [screen.getByLabelText('Anterior'), screen.getByLabelText('Próximo')];
  for (let press = 0; press <= slides.length; press++) {
    expect([index.value, ...arrows.map((arrow) => arrow.getAttribute('aria-disabled'))]).toEqual([press % slides.length, null, null]);
    fireEvent.click(arrows[1]!);
    pass(300);
  }
});

test('two slides in a loop enter from the side of the direction', () => {
  const { viewport } = show({ slides: two, loop: true });
  const first = viewport.firstElementChild as HTMLElement;
  fireEvent.click(screen.getByLabelText('Anterior'));
  expect(first.style.transform).toBe('translate3d(100%,0,0)');
  pass(300);
  fireEvent.click(screen.getByLabelText('Próximo'));
  pass(300);
  fireEvent.click(screen.getByLabelText('Próximo'));
  expect((viewport.lastElementChild as HTMLElement).style.transform).toBe('');
  expect(first.style.transform).toBe('translate3d(-100%,0,0)');
});

test('a short slow drag returns, a flick advances, and a drag past the end returns', () => {
  const { index, viewport } = show();
  swipe(viewport, -80, 0, 2000);
  expect(index.value).toBe(0);
  swipe(viewport, -40, 0, 60);
  expect(index.value).toBe(1);
  pass(300);
  swipe(viewport, 40, 0, 60);
  pass(300);
  swipe(viewport, 250, 0, 100);
  expect(index.value).toBe(0);
});

test('the mark stands on the dot of the slide shown', () => {
  const { container } = show();
  const mark = container.querySelector<HTMLElement>('.carousel-mark')!;
  expect(mark.style.transform).toBe('translateX(0%)');
  fireEvent.click(screen.getByLabelText('Próximo'));
  expect(mark.style.transform).toBe('translateX(100%)');
});

test('a slide turned by hand is spoken, those that are drawn at the beginning are not', () => {
  const { viewport, index } = show();
  expect(viewport.hasAttribute('aria-live')).toBe(false);
  act(() => void (index.value = 1));
  expect(viewport.getAttribute('aria-live')).toBe('polite');
});

test('the carousel follows an index that is set from outside', () => {
  const { index, viewport } = show();
  act(() => void (index.value = 2));
  pass(300);
  expect(visibleSlides(viewport)).toEqual([false, false, true]);
});

test('a list that becomes shorter than the index shows its last slide', () => {
  const { index, rerender, viewport } = show();
  act(() => void (index.value = 2));
  rerender(<Carousel label="Promoções" paused={signal(false)} labels={labels} slides={two} slideKey={slideKey} render={link} index={index} />);
  pass(0);
  expect(index.value).toBe(1);
  expect(visibleSlides(viewport)).toEqual([false, true]);
});

test('a list that shrinks to one slide shows it', () => {
  const { index, rerender, viewport } = show();
  act(() => void (index.value = 2));
  pass(300);
  rerender(<Carousel label="Promoções" paused={signal(false)} labels={labels} slides={['Um']} slideKey={slideKey} render={link} index={index} />);
  pass(0);
  expect(visibleSlides(viewport)).toEqual([true]);
});

test('an unmounted carousel leaves no timer and no observer', () => {
  const { unmount } = show({ autoplay: 5000, loop: true });
  unmount();
  pass(200);
  expect(vi.getTimerCount()).toBe(0);
  expect(browser.observers.size).toBe(0);
});
