import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { Overlays } from '../../../../src/app/frame/overlays.tsx';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { lazy } from '../../../../src/app/runtime/lazy/lazy.ts';
import { openOverlay } from '../../../../src/app/runtime/overlays/overlays.ts';
import type { OverlayProps } from '../../../../src/app/runtime/overlays/overlays.ts';
import { toasts } from '../../../../src/app/ui/messages/messages.ts';

const load = vi.fn<() => Promise<{ default: ComponentType<OverlayProps> }>>();

beforeAll(() => startLanguage('pt', ['shell']));

beforeEach(() => {
  vi.useFakeTimers();
  toasts.value = [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an overlay whose code cannot be had closes with a message, whose retry opens it', async () => {
  load.mockRejectedValue(new Error('no network'));
  render(<Overlays />);
  openOverlay(lazy(load));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByText('Carregando…')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByText('Carregando…')).toBeNull();
  expect(toasts.value.map(({ kind, action }) => [kind, action?.label])).toEqual([['trouble', 'Tentar de novo']]);

  load.mockResolvedValue({ default: ({ onClose }) => <button type="button" onClick={onClose}>aberto</button> });
  toasts.value[0]!.action!.run();
  await vi.advanceTimersByTimeAsync(100);
  fireEvent.click(screen.getByText('aberto'));
  expect(screen.queryByText('aberto')).toBeNull();
});
