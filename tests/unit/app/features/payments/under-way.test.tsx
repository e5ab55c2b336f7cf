import { signal } from '@preact/signals-react';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOffline, openText } from '../../../../../src/app/features/payments/under-way.tsx';
import { followFate, UnderWay } from '../../../../../src/app/features/payments/under-way.tsx';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { failureText } from '../../../../../src/app/gateway/failure.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { stopClock } from '../../../../support/accounts-platform.ts';

beforeEach(async () => {
  stopClock();
  await startLanguage('pt', ['shell', 'common']);
});
afterEach(cleanup);

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const money = (answers: readonly ('done' | 'lost' | 'open' | Error)[], isUnknown = true) => {
  const left = [...answers];
  const unknown = signal(isUnknown);
  const ask = vi.fn<() => Promise<'done' | 'lost' | 'open'>>(async () => {
    const answer = left.shift() ?? 'open';
    if (answer instanceof Error) throw answer;
    if (answer !== 'open') unknown.value = false;
    return answer;
  });
  return { held: signal<{ amount: number } | undefined>({ amount: 500 }), unknown, ask };
};

test('a failed try says that its fate is open, with the refusal or that the phone is offline before it; a known one says why it failed', () => {
  const [timeout, refused, offline] = [new GatewayFailure('timeout'), new GatewayFailure('refused', { code: 'wallet.low' }), new GatewayFailure('offline')];
  for (const failure of [timeout, refused, offline]) expect(openText(failure, signal(false), 'Ainda não sabemos.')).toBe(failureText(failure));
  expect(openText(timeout, signal(true), 'Ainda não sabemos.')).toBe('Ainda não sabemos.');
  for (const failure of [refused, offline]) expect(openText(failure, signal(true), 'Ainda não sabemos.')).toBe(`${failureText(failure)} Ainda não sabemos.`);
  expect([timeout, refused, offline, new Error('offline'), undefined].map(isOffline)).toEqual([false, false, true, false, false]);
});

test('what became of a request is asked for until it is known, and told once with what was sent', async () => {
  for (const fate of ['done', 'lost'] as const) {
    const asked = money(['open', 'open', fate]);
    const onFate = vi.fn<(fate: 'done' | 'lost', sent: { amount: number }) => void>();
    const end = followFate(asked, signal(''), onFate);
    await pass(0);
    expect([asked.ask.mock.calls.length, onFate.mock.calls.length]).toEqual([1, 0]);
    await pass(60_000);
    expect(onFate.mock.calls).toEqual([[fate, { amount: 500 }]]);
    expect(asked.ask).toHaveBeenCalledTimes(3);
    end();
  }
});

test('nothing is asked while the form itself sends, while nothing is open, and after the form is left', async () => {
  const busy = signal('submit');
  const asked = money([]);
  const end = followFate(asked, busy, () => {});
  await pass(30_000);
  expect(asked.ask).not.toHaveBeenCalled();
  busy.value = '';
  await pass(0);
  expect(asked.ask).toHaveBeenCalledTimes(1);
  end();
  await pass(60_000);
  expect(asked.ask).toHaveBeenCalledTimes(1);
  const known = money([], false);
  followFate(known, signal(''), () => {})();
  await pass(30_000);
  expect(known.ask).not.toHaveBeenCalled();
});

test('the note stands while the fate is open and no failure is told instead', async () => {
  const asked = money([]);
  const failure = signal<unknown>(undefined);
  const { container } = render(<UnderWay money={asked} form={{ busy: signal('submit'), failure }} text="Em andamento" onFate={() => {}} />);
  expect(container.querySelector('[role=status]')?.textContent).toBe('Em andamento');
  act(() => void (failure.value = new GatewayFailure('timeout')));
  await pass(20);
  expect(container.textContent).toBe('');
  act(() => void ((failure.value = undefined), (asked.unknown.value = false)));
  await pass(20);
  expect(container.textContent).toBe('');
});
