import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { lazy } from '../../../../../src/app/runtime/lazy/lazy.ts';
import { Lazy } from '../../../../../src/app/ui/lazy/lazy.tsx';

const load = vi.fn<() => Promise<{ default: ComponentType }>>();

beforeAll(() => startLanguage('pt', ['shell']));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([false, true])('code that cannot be had is no empty place: it says so with a retry (inline: %s)', async (inline) => {
  load.mockRejectedValue(new Error('no network'));
  render(<Lazy of={lazy(load)} fallback={<p>esperando</p>} inline={inline} />);
  expect(screen.getByText('esperando')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByText('Não deu para abrir') !== null).toBe(!inline);
  load.mockResolvedValue({ default: () => <p>chegou</p> });
  fireEvent.click(screen.getByText('Tentar de novo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.body.textContent).toBe('chegou');
});

test('code that cannot be had is loaded again by itself, while the component is mounted', async () => {
  load.mockRejectedValue(new Error('no network'));
  const { unmount } = render(<Lazy of={lazy(load)} />);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(3);
  unmount();
  const tries = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(tries);
});
