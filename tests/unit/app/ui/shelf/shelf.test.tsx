import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';
import { Shelf } from '../../../../../src/app/ui/shelf/shelf.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  hydrated.value = true;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const paint = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
  });
const drawn = () => screen.queryAllByRole('button').length;

const items = Array.from({ length: 12 }, (_, at) => `Jogo ${at}`);
const Games = ({ label }: { label: string }) => <Shelf label={label} items={items} nameOf={(item) => item} render={(item) => <button type="button">{item}</button>} />;

test('a shelf draws one card at once and six before it is scrolled, and then all; each has its place from the start', async () => {
  render(<Games label="Jogos" />);
  expect(drawn()).toBe(1);
  for (let times = 0; times < 5; times++) await paint();
  expect(drawn()).toBe(6);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  fireEvent.scroll(screen.getByRole('list'));
  for (let times = 0; times < 6; times++) await paint();
  expect(drawn()).toBe(12);
});

test('on an upright phone it draws four, and all once the phone is turned', async () => {
  const width = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  render(<Games label="Jogos" />);
  for (let times = 0; times < 3; times++) await paint();
  expect(drawn()).toBe(4);
  act(() => void window.dispatchEvent(new Event('orientationchange')));
  for (let times = 0; times < 8; times++) await paint();
  expect(drawn()).toBe(12);
  width.mockRestore();
});

test('shelves that came together grow in turns, one of them in each frame', async () => {
  render(
    <>
      <Games label="Novos" />
      <Games label="Populares" />
    </>,
  );
  const after: number[] = [];
  for (let frame = 0; frame < 4; frame++) {
    await act(() => void vi.advanceTimersToNextFrame());
    await act(() => void vi.advanceTimersByTime(1));
    after.push(drawn());
  }
  expect(after).toEqual([3, 4, 5, 6]);
});
