import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { Overlays } from '../../../../src/app/frame/overlays.tsx';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { lazy } from '../../../../src/app/runtime/lazy/lazy.ts';
import { openOverlay, type OverlayProps } from '../../../../src/app/runtime/overlays/overlays.ts';
import { Dialog } from '../../../../src/app/ui/dialog/dialog.tsx';
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

test('an overlay takes the history entry of its progress over: nothing goes back, which would cancel a page that is on its way', async () => {
  history.replaceState({ step: 0 }, '');
  const go = vi.spyOn(history, 'go');
  const push = vi.spyOn(history, 'pushState');
  let arrive: (module: { default: ComponentType<OverlayProps> }) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Overlays />);
  openOverlay(lazy(load));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByText('Carregando…')).toBeTruthy();
  expect(push).toHaveBeenCalledTimes(1);

  arrive({ default: ({ onClose }) => <Dialog className="" label="aberto" onClose={onClose}>{() => null}</Dialog> });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(push).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
});
