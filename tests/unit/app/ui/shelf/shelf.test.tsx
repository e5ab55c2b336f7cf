import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shelf } from '../../../../../src/app/ui/shelf/shelf.tsx';

beforeEach(() => {
  vi.useFakeTimers();
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

test('a shelf draws four cards at once and six before it is scrolled, and then all; each has its place from the start', async () => {
  const items = Array.from({ length: 12 }, (_, at) => `Jogo ${at}`);
  render(<Shelf label="Jogos" items={items} nameOf={(item) => item} render={(item) => <button type="button">{item}</button>} />);
  expect(drawn()).toBe(4);
  await paint();
  expect(drawn()).toBe(6);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  fireEvent.scroll(screen.getByRole('list'));
  await paint();
  await paint();
  expect(drawn()).toBe(12);
});
