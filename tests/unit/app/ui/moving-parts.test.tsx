import { batch, signal } from '@preact/signals-react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autoscroll } from '../../../../src/app/ui/autoscroll/autoscroll.tsx';
import { Digits } from '../../../../src/app/ui/digits/digits.tsx';
import { overlays } from '../../../../src/app/runtime/overlays/overlays.ts';
import { glide, Marquee } from '../../../../src/app/ui/marquee/marquee.tsx';
import { whileMoving } from '../../../../src/app/ui/motion/motion.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';

const labels = { pause: 'Pausar', play: 'Continuar' };
/** ms in which a frame is painted and an idle moment follows */
const frame = 20;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  cleanup();
  browser.restore();
});

const format = (value: number) => new Intl.NumberFormat('pt-BR').format(value);
const english = (value: number) => new Intl.NumberFormat('en').format(value);
const rolled = (container: Element) => Array.from(
  container.querySelectorAll('.digits-column'),
  (column) => Number(/digits-(\d)/.exec(column.className)![1]),
).join('');

test('the digits are prerendered, with the number as text beside them', () => {
  const html = renderToString(<Digits value={signal(20_483_917)} format={format} />);
  expect(html).toContain('20.483.917');
  expect(html).toContain('digits-column digits-9');
  expect(html).not.toContain('style=');
});

test('a new value moves the digits and keeps their elements', () => {
  const value = signal(20_483_917);
  const { container } = render(<Digits value={value} format={format} />);
  const tiles = Array.from(container.querySelectorAll('.digits-column'));
  act(() => void (value.value = 20_484_205));
  expect(rolled(container)).toBe('20484205');
  expect(Array.from(container.querySelectorAll('.digits-column'))).toEqual(tiles);
  expect(container.querySelector('.unseen')!.textContent).toBe('20.484.205');
  expect(container.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('20.484.205');
  expect(container.querySelector('[aria-live]')).toBeNull();
});

test('the number may gain and lose digits', async () => {
  const value = signal(9_999_999);
  const { container } = render(<Digits value={value} format={format} />);
  await act(() => void (value.value = 10_000_000));
  expect(rolled(container)).toBe('10000000');
  expect(container.querySelectorAll('.digits-mark')).toHaveLength(2);
  await act(() => void (value.value = 10_000_417));
  expect(rolled(container)).toBe('10000417');
  await act(() => void (value.value = 512));
  expect(rolled(container)).toBe('512');
});

test('the digits of values to come roll in one animation each, and nothing moves when the value follows', () => {
  const now = Date.now();
  const value = signal(1_198);
  const coming = signal([{ at: now + 3_000, value: 1_301 }, { at: now + 7_000, value: 1_402 }]);
  const animate = vi.spyOn(Element.prototype, 'animate');
  const { container } = render(<Digits value={value} coming={coming} format={format} />);
  // Three of the four digits change: the hundreds twice, the tens once, the ones twice.
  const rolls = animate.mock.calls.map(([frames]) => (frames as Keyframe[]).filter(({ easing }) => easing === 'ease-out').length);
  expect(rolls).toEqual([2, 1, 2]);
  act(() => void (value.value = 1_301));
  act(() => void (value.value = 1_402));
  expect(animate).toHaveBeenCalledTimes(3);
  expect(container.querySelector('.unseen')!.textContent).toBe('1.402');
  expect(rolled(container)).toBe('1402');
});

test('digits that stood while the clock went on, in a phone that slept, are put right with the next value', () => {
  const began = Date.now();
  const asleep = { currentTime: 0, cancel: vi.fn() };
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(asleep as unknown as Animation);
  const value = signal(1_198);
  render(<Digits value={value} coming={signal([{ at: began + 3_000, value: 1_301 }, { at: began + 90_000, value: 1_402 }])} format={format} />);
  expect(asleep.currentTime).toBe(0);
  vi.setSystemTime(began + 90_000);
  act(() => void (value.value = 1_402));
  expect(asleep.currentTime).toBe(90_000);
});

test('values to come that are drawn anew with a value roll from that value', () => {
  const now = Date.now();
  const value = signal(1_198);
  const coming = signal([{ at: now + 3_000, value: 1_301 }]);
  render(<Digits value={value} coming={coming} format={format} />);
  const animate = vi.spyOn(Element.prototype, 'animate');
  act(() => batch(() => {
    value.value = 1_301;
    coming.value = [{ at: now + 7_000, value: 1_305 }];
  }));
  const [[frames]] = animate.mock.calls as [[Keyframe[]]];
  expect(frames.map(({ transform }) => transform)).toEqual(['translateY(-10%)', 'translateY(-10%)', 'translateY(-50%)', 'translateY(-50%)']);
});

test('with reduced motion the digits change with their value, and not with those to come', () => {
  browser.preferReducedMotion();
  const value = signal(1_198);
  const { container } = render(<Digits value={value} coming={signal([{ at: Date.now() + 3_000, value: 1_301 }])} format={format} />);
  expect(rolled(container)).toBe('1198');
  act(() => void (value.value = 1_301));
  expect(rolled(container)).toBe('1301');
});

test('digits that roll stop at the next value once the person asks for less motion', () => {
  const value = signal(1_198);
  const now = Date.now();
  const { container } = render(<Digits value={value} coming={signal([{ at: now + 3_000, value: 1_301 }, { at: now + 7_000, value: 1_402 }])} format={format} />);
  browser.preferReducedMotion();
  act(() => void (value.value = 1_301));
  expect(rolled(container)).toBe('1301');
});

test('another language changes the separators of the digits', async () => {
  const value = signal(1_500_000);
  const { container, rerender } = render(<Digits value={value} format={format} />);
  rerender(<Digits value={value} format={english} />);
  expect(container.querySelector('.digits-mark')!.textContent).toBe(',');
  expect(container.querySelector('.unseen')!.textContent).toBe('1,500,000');
  expect(container.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('1,500,000');
});

/** Renders a marquee `line` px wide with characters of ten px; returns the stops of its animation and the calls that play or pause it. */
async function marquee(items: string[], line = 300) {
  await glide.load();
  const widthOf = (element: Element) => element.textContent!.length * 10;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.className === 'marquee-line' ? line : widthOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    let passed = 0;
    for (let before = this.previousSibling; before; before = before.previousSibling) passed += before.textContent!.length * 10;
    return passed;
  });
  const move = { play: vi.fn(), pause: vi.fn(), cancel: vi.fn() };
  const animate = vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue(move as unknown as Animation);
  const view = render(<Marquee items={items} empty="Sem avisos" href="/m/notice" labels={labels} paused={signal(false)} />);
  pass(1_000);
  // Its code is told of in a task of its own.
  await act(async () => {});
  const [frames, timing] = animate.mock.calls[0] as unknown as [Keyframe[], { duration: number; iterations: number }];
  const stops = frames.map(({ transform }) => String(transform)).filter((place, at, all) => place !== all[at - 1]);
  return { ...view, move, stops, frames, timing };
}

test('the marquee runs, and pauses by its button and off the screen', async () => {
  const { move } = await marquee(['Um', 'Dois']);
  const running = () => move.play.mock.calls.length - move.pause.mock.calls.length;
  expect(running()).toBe(1);
  fireEvent.click(screen.getByLabelText('Pausar'));
  expect(running()).toBe(0);
  fireEvent.click(screen.getByLabelText('Continuar'));
  expect(running()).toBe(1);
  act(() => browser.setOnScreen(false));
  expect(running()).toBe(0);
});

test('what moves stands still under an overlay from the next idle moment on, and moves on it', () => {
  document.body.innerHTML = '<p></p><div class="overlay"><p></p></div>';
  const [under, above] = [...document.querySelectorAll('p')].map((element) => {
    const calls: string[] = [];
    const stop = whileMoving(element, signal(false), () => {
      calls.push('starts');
      return () => void calls.push('ends');
    });
    return { calls, stop };
  }) as [{ calls: string[]; stop: () => void }, { calls: string[]; stop: () => void }];
  overlays.value = [{ id: 1, of: {} as never, props: undefined, close() {} }];
  expect([under.calls, above.calls]).toEqual([['starts'], ['starts']]);
  pass(frame);
  expect([under.calls, above.calls]).toEqual([['starts', 'ends'], ['starts']]);
  overlays.value = [];
  pass(frame);
  expect([under.calls, above.calls]).toEqual([['starts', 'ends', 'starts'], ['starts']]);
  under.stop();
  above.stop();
});

test('the marquee stands at the beginning of each text, and goes round', async () => {
  const { stops, frames, timing } = await marquee(['Um', 'Dois', 'Três']);
  expect(stops).toEqual(['translateX(-0px)', 'translateX(-50px)', 'translateX(-120px)', 'translateX(-100%)']);
  expect(timing).toEqual({ duration: 12_000, iterations: Infinity });
  // It glides for an eighth of the time: a line that never stands draws a frame in each of its steps.
  const gliding = frames.reduce((sum, { easing }, at) => sum + (easing === 'step-end' ? 0 : frames[at + 1]!.offset! - frames[at]!.offset!), 0);
  expect(gliding).toBeCloseTo(1 / 8);
});

test.each([[30], [31], [44], [45], [60], [61], [100], [333]])('each character of a text of %i stands in the line, and its end last', async (length) => {
  const { stops } = await marquee(['a'.repeat(length), 'Dois']);
  const places = stops.slice(0, -2).map((stop) => Number(/-(\d+)px/.exec(stop)![1]));
  expect(places[0]).toBe(0);
  expect(places[places.length - 1]).toBe(Math.max(0, length * 10 - 300));
  places.reduce((before, place) => {
    expect(place - before).toBeLessThan(300);
    return place;
  });
  expect(stops[stops.length - 2]).toBe(`translateX(-${(length + 3) * 10}px)`);
});

test('a line without width, and two texts with one title, do no harm', async () => {
  const { stops } = await marquee(['Aviso', 'Aviso'], 0);
  expect(stops[stops.length - 1]).toBe('translateX(-100%)');
});

test('with reduced motion the marquee does not start, and is still a link', async () => {
  await glide.load();
  browser.preferReducedMotion();
  const { container } = render(<Marquee items={['Um', 'Dois']} empty="Sem avisos" href="/m/notice" labels={labels} paused={signal(false)} />);
  pass(1_000);
  await act(async () => {});
  expect(container.querySelector('.marquee-begun')).toBeNull();
  expect(screen.getByRole('link', { name: 'Um · Dois' }).getAttribute('href')).toBe('/m/notice');
});

test('a marquee whose items are removed returns to its start', async () => {
  const { container, rerender, move } = await marquee(['Um']);
  expect(container.querySelector('.marquee-begun')).not.toBeNull();
  rerender(<Marquee items={[]} empty="Sem avisos" href="/m/notice" labels={labels} paused={signal(false)} />);
  pass(0);
  expect(move.cancel).toHaveBeenCalled();
  expect(container.querySelector('.marquee-begun')).toBeNull();
});

test('an empty marquee shows its text and no pause button', () => {
  render(<Marquee items={[]} empty="Sem avisos" href="/m/notice" labels={labels} paused={signal(false)} />);
  expect(screen.getByRole('link', { name: 'Sem avisos' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const renderRow = vi.fn();
const row = (item: string) => {
  renderRow();
  return <span>{item}</span>;
};
const itemKey = (item: string) => item;
const winners = (count: number) => Array.from({ length: count }, (_, at) => `ma•••${at}`);
function autoscroll(count: number) {
  const view = render(<Autoscroll label="Ganhadores" labels={labels} paused={signal(false)} items={winners(count)} itemKey={itemKey} render={row} />);
  return { ...view, track: view.container.querySelector<HTMLElement>('.autoscroll-track')! };
}

test('eight rows stand still, nine scroll', () => {
  const { track, unmount } = autoscroll(8);
  pass(20_000);
  expect(track.style.transform).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const nine = autoscroll(9);
  pass(2000);
  expect(nine.track.style.transform).toBe(`translate3d(0,${-100 / 9}%,0)`);
});

test('the list scrolls on from its last row to its first without a render', () => {
  const { track, container } = autoscroll(10);
  expect(container.querySelectorAll('[aria-hidden] li')).toHaveLength(8);
  const renders = renderRow.mock.calls.length;
  pass(20_000);
  expect(track.style.transform).toBe('translate3d(0,-100%,0)');
  pass(2000);
  expect(track.style.transform).toBe('translate3d(0,-10%,0)');
  expect(renderRow).toHaveBeenCalledTimes(renders);
});

test('a paused list can be scrolled by hand, and goes on from that row', () => {
  const { track, container } = autoscroll(10);
  Object.defineProperty(track, 'offsetHeight', { value: 560 });
  const view = container.querySelector<HTMLElement>('.autoscroll-view')!;
  pass(4000);
  fireEvent.click(screen.getByLabelText('Pausar'));
  expect(track.style.transform).toBe('');
  expect(view.scrollTop).toBe(112);
  view.scrollTop = 280;
  pass(20_000);
  fireEvent.click(screen.getByLabelText('Continuar'));
  expect(track.style.transform).toBe('translate3d(0,-50%,0)');
  pass(2000);
  expect(track.style.transform).toBe('translate3d(0,-60%,0)');
});

test('an unmounted list leaves no timer and no observer', () => {
  autoscroll(10).unmount();
  pass(200);
  expect(vi.getTimerCount()).toBe(0);
  expect(browser.observers.size).toBe(0);
});
