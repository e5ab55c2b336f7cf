import type { ErrorCode } from '../../../../../../src/contract/errors.ts';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatewayFailure } from '../../../../../../src/app/gateway/failure.ts';
import { breakOf, ErrorView, Refused, UnlessOnBreak } from '../../../../../../src/app/features/responsible-play/break/error-view.tsx';
import { setBreak } from '../../../../../../src/app/features/responsible-play/set-break.ts';
import { openSession } from '../../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../../src/app/i18n/index.ts';
import { questions } from '../../../../../../src/app/ui/messages/messages.ts';
import { opened, settle, stopClock } from '../../../../../support/accounts-platform.ts';

beforeEach(async () => {
  stopClock();
  await startLanguage('pt', ['shell', 'common']);
  // The words of a break come with its view.
  await loadNamespaces(['states']);
  localStorage.clear();
  openSession(opened);
});
afterEach(() => {
  cleanup();
  setBreak(undefined);
  endSession();
});

const refused = (code: string, value?: unknown) => new GatewayFailure('refused', { code: code as ErrorCode, value });

test.each([
  ['a pause and its end', refused('play.paused', { endsAt: 5_000 }), { kind: 'pause', endsAt: 5_000 }],
  ['a self-exclusion without an end', refused('play.excluded'), { kind: 'exclusion', endsAt: undefined }],
  ['a pause whose end is no number', refused('play.paused', { endsAt: 'soon' }), { kind: 'pause', endsAt: undefined }],
  ['no break in another refusal', refused('balance.low', { endsAt: 5_000 }), undefined],
  ['no break in an error of the phone', new TypeError('x'), undefined],
])('reads %s', (_name, failure, playBreak) => {
  expect(breakOf(failure)).toEqual(playBreak);
});

test('a failure has its view: a break its end, a trial account its way to login, all else a way to ask again', async () => {
  const retry = vi.fn<() => void>();
  const shown = async (failure: unknown) => {
    cleanup();
    render(<ErrorView failure={failure} retry={retry} />);
    await settle();
    return document.body.textContent!.replace(/\s/g, ' ');
  };
  expect(await shown(refused('play.excluded'))).toContain('Autoexclusão ativa');
  expect(await shown(refused('play.paused', { endsAt: Date.parse('2026-11-21T14:00:00-03:00') }))).toContain('21/11, 14:00');
  await shown(refused('permission.trial'));
  expect(screen.queryByRole('button', { name: /Tentar/ })).toBeNull();
  await shown(new GatewayFailure('timeout'));
  act(() => screen.getByRole('button', { name: /Tentar/ }).click());
  await settle();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what stands in a place is replaced by a break alone', async () => {
  const { rerender } = render(<UnlessOnBreak failure={refused('wallet.low')}><p>Formulário</p></UnlessOnBreak>);
  expect(document.body.textContent).toBe('Formulário');
  rerender(<UnlessOnBreak failure={refused('play.excluded')}><p>Formulário</p></UnlessOnBreak>);
  await settle();
  expect([document.body.textContent!.includes('Formulário'), document.body.textContent!.includes('Autoexclusão ativa')]).toEqual([false, true]);
});

test('who may not see a page is told why, each with a way on', async () => {
  const shown = async (why: Parameters<typeof Refused>[0]['why']) => {
    cleanup();
    render(<Refused why={why} />);
    await settle();
    return [document.querySelector('a')?.getAttribute('href') ?? '', document.querySelectorAll('button').length, document.body.textContent!.length > 20];
  };
  expect(await shown('agents')).toEqual(['/m/home', 0, true]);
  expect(await shown('off')).toEqual(['/m/service', 0, true]);
  expect(await shown('break')).toEqual(['', 0, false]);
  setBreak({ kind: 'pause', endsAt: Date.now() + 60_000 });
  await shown('break');
  expect(document.body.textContent).toContain('Você está em pausa');
  expect(await shown('trial')).toEqual(['', 1, true]);
  act(() => document.querySelector('button')!.click());
  await settle();
  expect(questions.value).toHaveLength(1);
});
