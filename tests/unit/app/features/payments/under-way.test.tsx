import { signal } from '@preact/signals-react';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOffline, openText, followFate, UnderWay } from '../../../../../src/app/features/payments/under-way.tsx';
import { GatewayFailure, failureText } from '../../../../../src/app/gateway/failure.ts';
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
  const { container } = render(<UnderWay money={asked} form={{ busy: signal('submit'), failure }} text={({ amount }) => `Em andamento: ${amount}`} onFate={() => {}} />);
  expect(container.querySelector('[role=status]')?.textContent).toBe('Em andamento: 500');
  act(() => void (failure.value = new GatewayFailure('timeout')));
  await pass(20);
  expect(container.textContent).toBe('');
  act(() => void ((failure.value = undefined), (asked.unknown.value = false)));
  await pass(20);
  expect(container.textContent).toBe('');
});

test('a question that the platform refuses is asked no more; one without an answer is, and the fate of a form that was left is told to nobody', async () => {
  const onFate = vi.fn<(fate: 'done' | 'lost', sent: { amount: number }) => void>();
  for (const refusal of [new GatewayFailure('refused', { code: 'session.missing' }), new GatewayFailure('status', { status: 404 })]) {
    const refused = money([refusal, 'done']);
    const end = followFate(refused, signal(''), onFate);
    await pass(60_000);
    expect([refused.ask.mock.calls.length, onFate.mock.calls]).toEqual([1, []]);
    end();
  }
  for (const silence of [new GatewayFailure('timeout'), new GatewayFailure('status', { status: 500 })]) {
    onFate.mockClear();
    const asked = money([silence, 'done']);
    const end = followFate(asked, signal(''), onFate);
    await pass(60_000);
    expect([asked.ask.mock.calls.length, onFate.mock.calls]).toEqual([2, [['done', { amount: 500 }]]]);
    end();
  }
  onFate.mockClear();
  let answer = (_fate: 'done'): void => {};
  const late = { ...money([]), ask: () => new Promise<'done'>((done) => (answer = done)) };
  const leave = followFate(late, signal(''), onFate);
  await pass(0);
  leave();
  answer('done');
  await pass(0);
  const nothing = { ...money(['done']), held: signal(undefined) };
  followFate(nothing, signal(''), onFate)();
  expect(onFate).not.toHaveBeenCalled();
});

test('another call under the same form is followed in the place of the first', async () => {
  const [first, second] = [money([]), money([])];
  const form = { busy: signal(''), failure: signal<unknown>(undefined) };
  const { rerender } = render(<UnderWay money={first} form={form} text={({ amount }) => `Em andamento: ${amount}`} onFate={() => {}} />);
  await pass(100);
  rerender(<UnderWay money={second} form={form} text={({ amount }) => `Em andamento: ${amount}`} onFate={() => {}} />);
  await pass(100);
  const asked = first.ask.mock.calls.length;
  await pass(60_000);
  expect([first.ask.mock.calls.length - asked, second.ask.mock.calls.length > 1]).toEqual([0, true]);
});
