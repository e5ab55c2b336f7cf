import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, record, text } from '../../../../src/contract/shape.ts';
import { prefetchedAnswers } from '../../../../src/app/gateway/answers.ts';
import { prefetch } from '../../../../src/app/gateway/prefetch.ts';
import { call, invalidateInFlight } from '../../../../src/app/gateway/call.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';

const reading = endpoint('/wps/reading', record({ page: number }), record({ name: text }));
const need = { path: '/wps/reading', input: { page: 1 } };

const fetched = vi.fn<typeof fetch>();
const good = (name: string) => Promise.resolve(new Response(JSON.stringify({ success: true, value: { name } })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  identity.token = () => 'token-1';
  identity.language = () => 'pt';
  prefetchedAnswers.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call takes the answer that was prefetched, also one that is on its way, and once', async () => {
  let answer!: (response: Response) => void;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  void prefetch(need);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls[0]![0]).toBe('/wps/reading?page=1');
  expect(fetched.mock.calls[0]![1]).toMatchObject({ priority: 'high', method: 'GET' });
  const asked = call(reading, { page: 1 });
  answer(await good('prefetched'));
  expect(await asked).toEqual({ name: 'prefetched' });
  expect(fetched).toHaveBeenCalledOnce();
  fetched.mockImplementation(() => good('anew'));
  expect(await call(reading, { page: 1 })).toEqual({ name: 'anew' });
});

test('two presses ask once', async () => {
  fetched.mockImplementation(() => good('prefetched'));
  await Promise.all([prefetch(need), prefetch(need)]);
  await prefetch(need);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['after ten seconds', () => vi.advanceTimersByTimeAsync(10_000)],
  ['after a change', () => invalidateInFlight()],
  ['of another person', () => void (identity.token = () => 'token-2')],
  ['in another language', () => void (identity.language = () => 'en')],
])('%s it is no answer', async (_, happens) => {
  fetched.mockImplementation(() => good('prefetched'));
  await prefetch(need);
  await happens();
  fetched.mockImplementation(() => good('anew'));
  expect(await call(reading, { page: 1 })).toEqual({ name: 'anew' });
});

test('where it failed, the call asks itself; a refusal is told as its own', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
  await prefetch(need);
  fetched.mockImplementationOnce(() => good('anew'));
  expect(await call(reading, { page: 1 })).toEqual({ name: 'anew' });
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify({ success: false, errorCode: 'game.unavailable' }))));
  await prefetch(need);
  await expect(call(reading, { page: 1 })).rejects.toMatchObject({ kind: 'refused', code: 'game.unavailable' });
});

test('one that never comes is given up after fifteen seconds', async () => {
  fetched.mockImplementation((_, request) => new Promise((_resolve, reject) => request!.signal!.addEventListener('abort', () => reject(new Error('aborted')))));
  const asked = prefetch(need);
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
  expect(prefetchedAnswers.size).toBe(0);
});
