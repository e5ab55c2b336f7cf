import { effect } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, record } from '../../../../src/contract/shape.ts';
import type { PageOf } from '../../../../src/contract/page-of.ts';
import { abortReads, call } from '../../../../src/app/gateway/call.ts';
import { pages } from '../../../../src/app/gateway/pages.ts';
import { resource } from '../../../../src/app/gateway/resource.ts';

const reading = endpoint('/wps/left', record({}), record({ count: number }));
const changing = endpoint('/wps/left/change', record({}), record({ count: number }), { method: 'POST' });

/** The requests so far; none is answered before `answer` does it. */
let asked: { signal: AbortSignal; answer: () => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject);
    asked.push({ signal, answer: () => resolve(new Response(JSON.stringify({ success: true, value: { count: 1 } }))) });
  }));
});

afterEach(async () => {
  // A request on its way keeps its socket from the next test.
  for (const { answer } of asked) answer();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a value until the function that this gives is called. */
const show = ({ value }: { value: { value: unknown } }): (() => void) => effect(() => void value.value);
const soon = () => vi.advanceTimersByTimeAsync(200);

test('what only a left page waits for is aborted, and is no failure; the next page asks anew', async () => {
  const count = resource(reading, () => ({}));
  const leave = show(count);
  const loading = count.load();
  await soon();
  expect(asked[0]!.signal.aborted).toBe(false);
  leave();
  await soon();
  expect(asked[0]!.signal.aborted).toBe(true);
  await loading;
  expect([count.value.value, count.failure.value]).toEqual([undefined, undefined]);

  const leaveAgain = show(count);
  const again = count.load();
  await soon();
  asked[1]!.answer();
  await again;
  expect(count.value.value).toEqual({ count: 1 });
  leaveAgain();
});

test('what several pages show, such as the balance, is loaded by the next page that shows it; not after it was cleared', async () => {
  const count = resource(reading, () => ({}));
  const leave = show(count);
  void count.load();
  await soon();
  leave();
  await soon();
  expect(asked[0]!.signal.aborted).toBe(true);

  const leaveNext = show(count);
  await soon();
  expect(asked).toHaveLength(2);
  asked[1]!.answer();
  await soon();
  expect(count.value.value).toEqual({ count: 1 });

  void count.load();
  await soon();
  leaveNext();
  await soon();
  count.clear();
  show(count)();
  await soon();
  expect(asked).toHaveLength(3);
});

test('the next page of a list is aborted with its page, and asked for by whoever comes back', async () => {
  const paged = endpoint<object, PageOf<number>>('/wps/left/pages', record({}), record({}) as never);
  const list = pages(paged, () => ({}));
  const leave = show(list);
  void list.load();
  await soon();
  leave();
  await soon();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(list.failure.value).toBeUndefined();
  void list.load();
  await soon();
  expect(asked).toHaveLength(2);
});

test('a read goes on where the next page shows it too, where another asked for it as well, and where nothing ever showed it', async () => {
  const shown = resource(reading, () => ({}));
  const leave = show(shown);
  void shown.load();
  leave();
  const leaveNext = show(shown);
  await soon();
  expect(asked[0]!.signal.aborted).toBe(false);

  const other = resource(reading, () => ({}));
  void other.load();
  leaveNext();
  await soon();
  expect(asked).toHaveLength(1);
  expect(asked[0]!.signal.aborted).toBe(false);
});

test('a change is never aborted, and nor is a read that is asked for beside the page', async () => {
  const count = resource(reading, () => ({}));
  const leave = show(count);
  void call(changing, {});
  void count.load();
  void call(reading, {});
  leave();
  await soon();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

test('a read that is left between two tries is not tried again', async () => {
  const count = resource(reading, () => ({}));
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('broken'))));
  const leave = show(count);
  const loading = count.load();
  await vi.advanceTimersByTimeAsync(300);
  leave();
  await vi.advanceTimersByTimeAsync(3_000);
  await loading;
  // The second would be here by now; what is asked with a signal that is aborted leaves no phone.
  expect(vi.mocked(fetch).mock.calls.filter(([, request]) => !request!.signal!.aborted)).toHaveLength(0);
  expect(count.failure.value).toBeUndefined();
});

test('the reads of a page that goes into the cache of the browser are aborted, and asked again when it comes back', async () => {
  const count = resource(reading, () => ({}));
  const leave = show(count);
  const loading = count.load();
  await soon();
  abortReads();
  await loading;
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await soon();
  expect([asked.length, count.failure.value]).toEqual([2, undefined]);
  asked[1]!.answer();
  await soon();
  expect(count.value.value).toEqual({ count: 1 });
  leave();
});

test('what failed and is not shown any more is asked for by the next page that shows it, not when the network is back', async () => {
  const answering = fetch;
  const refused = vi.fn<typeof fetch>(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', refused);
  const count = resource(reading, () => ({}));
  const leave = show(count);
  await count.load();
  expect([refused.mock.calls.length, count.failure.value !== undefined]).toEqual([1, true]);
  leave();
  await soon();
  dispatchEvent(new Event('online'));
  await soon();
  expect(refused).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', answering);
  const leaveAgain = show(count);
  await soon();
  expect(asked).toHaveLength(1);
  asked[0]!.answer();
  await soon();
  expect([count.value.value, count.failure.value]).toEqual([{ count: 1 }, undefined]);
  leaveAgain();
});

test('what failed and is still shown is asked for when the network is back', async () => {
  const answering = fetch;
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const count = resource(reading, () => ({}));
  const leave = show(count);
  await count.load();
  vi.stubGlobal('fetch', answering);
  dispatchEvent(new Event('online'));
  await soon();
  expect([asked.length, count.failure.value]).toEqual([1, undefined]);
  leave();
});
