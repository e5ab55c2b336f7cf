import { signal } from '@preact/signals-react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, deck } from '../../../../../src/app/ui/carousel/carousel.tsx';
import { SlidePicture } from '../../../../../src/app/ui/carousel/slide-picture.tsx';
import { fakeBrowser } from '../../../../support/fake-browser.ts';

const labels = { kind: 'carrossel', previous: 'Anterior', next: 'Próximo', pause: 'Pausar', play: 'Continuar', slide: (number: number, count: number) => `${number} de ${count}` };
const six = [0, 1, 2, 3, 4, 5];

let browser: ReturnType<typeof fakeBrowser>;
const renderSlide = vi.fn();

function show(loop: boolean, address = (slide: number) => `/${slide}.svg`) {
  const index = signal(0);
  const carousel = (addressOf: typeof address) => (
    <Carousel
      paused={signal(false)}
      label="Promoções" labels={labels} slides={six} slideKey={String} index={index} loop={loop}
      render={(slide, _at, near) => {
        renderSlide();
        return <SlidePicture near={near} of={addressOf(slide)} at="banner" alt="" className="" />;
      }}
    />
  );
  const view = render(carousel(address));
  const requested = () => Array.from(view.container.querySelectorAll('img'), (image) => image.getAttribute('src')?.replace('/cdn', '')).filter(Boolean);
  return { index, requested, setAddresses: (addressOf: typeof address) => view.rerender(carousel(addressOf)) };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const goTo = (index: { value: number }, slide: number) => act(() => {
  index.value = slide;
  vi.advanceTimersByTime(0);
});

beforeAll(deck.load);

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('CSS', { supports: () => true });
  renderSlide.mockClear();
});

afterEach(() => {
  cleanup();
  browser.restore();
});

test('only the current slide and the next one request pictures; a change of slide requests more without a render', () => {
  const { index, requested } = show(true);
  pass(0);
  expect(requested()).toEqual(['/0.svg', '/1.svg']);
  const renders = renderSlide.mock.calls.length;
  goTo(index, 1);
  expect(requested()).toEqual(['/0.svg', '/1.svg', '/2.svg']);
  goTo(index, 3);
  expect(requested()).toEqual(['/0.svg', '/1.svg', '/2.svg', '/3.svg', '/4.svg']);
  expect(renderSlide).toHaveBeenCalledTimes(renders);
});

/** Puts a finger on the slides and moves it by so many pixels; negative to the left. */
function drag(...moves: number[]) {
  const viewport = screen.getByRole('region', { name: 'Promoções' }).querySelector('.carousel-viewport')!;
  fireEvent.touchStart(viewport, { touches: [{ clientX: 0, clientY: 0 }] });
  for (const clientX of moves) fireEvent.touchMove(viewport, { touches: [{ clientX, clientY: 0 }] });
  pass(0);
}

test('a drag back requests the slide before as well; neither a touch nor a drag on does', () => {
  const { requested } = show(true);
  pass(0);
  drag();
  expect(requested()).toEqual(['/0.svg', '/1.svg']);
  drag(-10, -20);
  expect(requested()).toEqual(['/0.svg', '/1.svg']);
  cleanup();

  const back = show(true);
  drag(10, 20);
  expect(back.requested()).toEqual(['/0.svg', '/1.svg', '/5.svg']);
});

test('the first slide without a loop has no neighbour before it', () => {
  const { requested } = show(false);
  drag(10, 20);
  expect(requested()).toEqual(['/0.svg', '/1.svg']);
});

test('a slide whose address changes requests the new picture', () => {
  const { requested, setAddresses } = show(false);
  pass(0);
  setAddresses((slide) => `/en/${slide}.svg`);
  pass(0);
  expect(requested()).toEqual(['/en/0.svg', '/en/1.svg']);
});

test('a slide that comes again does not request its picture again: the same address would be drawn anew', () => {
  const { index } = show(true);
  pass(0);
  const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8);
  const write = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  for (const slide of [1, 2, 3, 4, 5, 0, 1]) goTo(index, slide);
  expect(write.mock.calls.flat().map((address) => address.replace('/cdn', ''))).toEqual(['/2.svg', '/3.svg', '/4.svg', '/5.svg']);
  // Those that failed have another try.
  width.mockReturnValue(0);
  goTo(index, 2);
  expect(write).toHaveBeenLastCalledWith('/cdn/3.svg');
});
