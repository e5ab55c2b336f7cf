import { signal } from '@preact/signals-react';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, deck } from '../../../../../src/app/ui/carousel/carousel.tsx';
import { SlidePicture } from '../../../../../src/app/ui/carousel/slide-picture.tsx';
import { setStage } from '../../../../support/motion-stage.ts';

const labels = { kind: 'carrossel', previous: 'Anterior', next: 'Próximo', pause: 'Pausar', play: 'Continuar', slide: (number: number, count: number) => `${number} de ${count}` };
const six = [0, 1, 2, 3, 4, 5];

let stage: ReturnType<typeof setStage>;
const drawn = vi.fn();

function show(loop: boolean, address = (slide: number) => `/${slide}.svg`) {
  const index = signal(0);
  const carousel = (addressOf: typeof address) => (
    <Carousel
      label="Promoções" labels={labels} slides={six} slideKey={String} index={index} loop={loop}
      render={(slide, _at, near) => {
        drawn();
        return <SlidePicture near={near} src={addressOf(slide)} alt="" className="" width={8} height={8} />;
      }}
    />
  );
  const view = render(carousel(address));
  const asked = () => Array.from(view.container.querySelectorAll('img'), (image) => image.getAttribute('src')).filter(Boolean);
  return { index, asked, speak: (addressOf: typeof address) => view.rerender(carousel(addressOf)) };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const turnTo = (index: { value: number }, slide: number) => act(() => {
  index.value = slide;
  vi.advanceTimersByTime(0);
});

beforeAll(deck.load);

beforeEach(() => {
  stage = setStage();
  vi.stubGlobal('CSS', { supports: () => true });
  drawn.mockClear();
});

afterEach(() => {
  cleanup();
  stage.strike();
});

test('only the slide shown and those beside it bring their pictures, and a turn that brings more draws nothing anew', () => {
  const { index, asked } = show(true);
  pass(0);
  expect(asked()).toEqual(['/0.svg', '/1.svg', '/5.svg']);
  const draws = drawn.mock.calls.length;
  turnTo(index, 1);
  expect(asked()).toEqual(['/0.svg', '/1.svg', '/2.svg', '/5.svg']);
  turnTo(index, 3);
  expect(asked()).toEqual(['/0.svg', '/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg']);
  expect(drawn).toHaveBeenCalledTimes(draws);
});

test('where the slides do not go round, none stands before the first', () => {
  const { asked } = show(false);
  pass(0);
  expect(asked()).toEqual(['/0.svg', '/1.svg']);
});

test('a picture of another address takes the place of the one before it', () => {
  const { asked, speak } = show(false);
  pass(0);
  speak((slide) => `/en/${slide}.svg`);
  pass(0);
  expect(asked()).toEqual(['/en/0.svg', '/en/1.svg']);
});
