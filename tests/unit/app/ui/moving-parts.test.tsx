import { batch, signal } from '@preact/signals-react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autoscroll } from '../../../../src/app/ui/autoscroll/autoscroll.tsx';
import { Digits } from '../../../../src/app/ui/digits/digits.tsx';
import { Marquee } from '../../../../src/app/ui/marquee/marquee.tsx';
import { fakeBrowser } from '../../../support/fake-browser.ts';

const labels = { pause: 'Pausar', play: 'Continuar' };
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

test('the marquee runs, and pauses by its button and off the screen', () => {
  const { container } = render(<Marquee items={['Um', 'Dois']} empty="Sem avisos" href="/m/notice" labels={labels} />);
  const track = container.querySelector('.marquee-track')!;
  expect(track.classList.contains('marquee-moving')).toBe(true);
  fireEvent.click(screen.getByLabelText('Pausar'));
  expect(track.classList.contains('marquee-moving')).toBe(false);
  fireEvent.click(screen.getByLabelText('Continuar'));
  expect(track.classList.contains('marquee-moving')).toBe(true);
  act(() => browser.setOnScreen(false));
  expect(track.classList.contains('marquee-moving')).toBe(false);
});

test('a step of the marquee lasts three frames of a 60 Hz screen, however long its text', () => {
  for (const length of [10, 60, 333]) {
    const { container, unmount } = render(<Marquee items={['a'.repeat(length)]} empty="" href="/m/notice" labels={labels} />);
    const { animationDuration, animationTimingFunction } = container.querySelector<HTMLElement>('.marquee-track')!.style;
    const steps = Number(/steps\((\d+)\)/.exec(animationTimingFunction)![1]);
    expect(parseFloat(animationDuration) / steps).toBeCloseTo(3 * 1_000 / 60, 0);
    unmount();
  }
});

test('with reduced motion the marquee does not start, and is still a link', () => {
  browser.preferReducedMotion();
  const { container } = render(<Marquee items={['Um', 'Dois']} empty="Sem avisos" href="/m/notice" labels={labels} />);
  expect(container.querySelector('.marquee-begun')).toBeNull();
  expect(screen.getByRole('link', { name: 'Um · Dois' }).getAttribute('href')).toBe('/m/notice');
});

test('a marquee whose items are removed returns to its start', () => {
  const { container, rerender } = render(<Marquee items={['Um']} empty="Sem avisos" href="/m/notice" labels={labels} />);
  rerender(<Marquee items={[]} empty="Sem avisos" href="/m/notice" labels={labels} />);
  pass(0);
  expect(container.querySelector('.marquee-begun')).toBeNull();
});

test('an empty marquee shows its text and no pause button', () => {
  render(<Marquee items={[]} empty="Sem avisos" href="/m/notice" labels={labels} />);
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
  const view = render(<Autoscroll label="Ganhadores" labels={labels} items={winners(count)} itemKey={itemKey} render={row} />);
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
