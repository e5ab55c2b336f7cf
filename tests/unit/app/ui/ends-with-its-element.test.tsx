import { signal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { SlidePicture } from '../../../../src/app/ui/carousel/slide-picture.tsx';
import { SearchField } from '../../../../src/app/ui/search-field/search-field.tsx';

// Passive effects of an unmounted component end after the next paint: timers and signals may run before.

const thrown: unknown[] = [];
const recordError = ({ error }: ErrorEvent) => thrown.push(error);

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  vi.useFakeTimers();
  thrown.length = 0;
  addEventListener('error', recordError);
});

afterEach(() => {
  removeEventListener('error', recordError);
  vi.useRealTimers();
});

/** Mounts an element and runs its effects; `remove` unmounts it. */
function mount(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(element);
  vi.advanceTimersByTime(100);
  return { container, remove: () => root.render(null) };
}

test('a picture unmounted before its address is set stays without one', () => {
  const near = signal(false);
  const { container, remove } = mount(<SlidePicture near={near} of="/1.svg" at="banner" alt="" className="" />);
  const image = container.querySelector('img')!;
  near.value = true;
  remove();
  vi.advanceTimersByTime(10);
  expect([thrown, image.isConnected, image.getAttribute('src')]).toEqual([[], false, null]);
});

test('a search field unmounted during its delay does not search', () => {
  const ask = vi.fn();
  const { container, remove } = mount(<SearchField label="" clearLabel="" asked="" ask={ask} />);
  const field = container.querySelector('input')!;
  field.value = 'tigre';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(399);
  remove();
  vi.advanceTimersByTime(1);
  expect(ask).not.toHaveBeenCalled();
});
