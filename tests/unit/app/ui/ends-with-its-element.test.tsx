import { signal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { SlidePicture } from '../../../../src/app/ui/carousel/slide-picture.tsx';
import { SearchField } from '../../../../src/app/ui/search-field/search-field.tsx';

// The passive effects of what is unmounted end after the next paint: timers and signals may come before.

const thrown: unknown[] = [];
const note = ({ error }: ErrorEvent) => thrown.push(error);

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  vi.useFakeTimers();
  thrown.length = 0;
  addEventListener('error', note);
});

afterEach(() => {
  removeEventListener('error', note);
  vi.useRealTimers();
});

/** Mounts a part and lets its effects run; the function that it gives takes it away. */
function mount(part: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(part);
  vi.advanceTimersByTime(100);
  return { place, remove: () => root.render(null) };
}

test('a picture that goes before its address is written stays without one', () => {
  const near = signal(false);
  const { place, remove } = mount(<SlidePicture near={near} src="/1.svg" alt="" className="" width={8} height={8} />);
  const image = place.querySelector('img')!;
  near.value = true;
  remove();
  vi.advanceTimersByTime(10);
  expect([thrown, image.isConnected, image.getAttribute('src')]).toEqual([[], false, null]);
});

test('a search field that goes while one types asks nothing more', () => {
  const ask = vi.fn();
  const { place, remove } = mount(<SearchField label="" clearLabel="" asked="" ask={ask} />);
  const field = place.querySelector('input')!;
  field.value = 'tigre';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(399);
  remove();
  vi.advanceTimersByTime(1);
  expect(ask).not.toHaveBeenCalled();
});
