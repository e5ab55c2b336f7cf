import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, record, text } from '../../../../src/contract/shape.ts';
import { resource } from '../../../../src/app/gateway/resource.ts';

const reading = endpoint('/wps/reading', record({ id: text }), record({ name: text, at: number }), { kept: true });

const requests: { id: string; answer: (name: string, at?: number) => Promise<void>; fail: () => Promise<void> }[] = [];

const opened: { clear: () => void }[] = [];

/** Lets the platform answer the newest request. */
const newest = () => requests.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  requests.length = 0;
  vi.stubGlobal('fetch', (address: string) =>
    new Promise((resolve) => {
      const settle = async (response: Response) => {
        resolve(response);
        await vi.advanceTimersByTimeAsync(0);
      };
      requests.push({
        id: new URL(address, 'http://leve.test').searchParams.get('id')!,
        answer: (name, at = 0) => settle(new Response(JSON.stringify({ success: true, value: { name, at } }))),
        fail: () => settle(new Response(JSON.stringify({ success: false, errorCode: 'request.invalid' }))),
      });
    }));
});

afterEach(async () => {
  // A failed resource would listen to the next test's 'online'; an unanswered call would be shared with it, and keep its socket.
  for (const { clear } of opened.splice(0)) clear();
  for (const { fail } of requests) await fail();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A resource whose input is the newest `id`. */
function open(options?: Parameters<typeof resource<{ id: string }, { name: string; at: number }>>[2]) {
  const input = { id: 'one' };
  const shown = resource(reading, () => ({ ...input }), options);
  opened.push(shown);
  const load = async (id = input.id) => {
    input.id = id;
    void shown.load();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...shown, load, online: () => (dispatchEvent(new Event('online')), vi.advanceTimersByTimeAsync(0)) };
}

test('the answer to the newest input is shown, though an older one arrives after it', async () => {
  const shown = open();
  await shown.load('one');
  await shown.load('two');
  await requests[1]!.answer('two');
  await requests[0]!.answer('one');
  expect(shown.value.value?.name).toBe('two');
});

test('what a change brought stays, though an answer that was asked for before it arrives after it', async () => {
  const shown = open();
  await shown.load('one');
  await newest().answer('one');
  await shown.load();
  shown.replace({ name: 'changed', at: 1 });
  await newest().answer('one');
  expect(shown.value.value?.name).toBe('changed');
  await shown.load();
  await newest().answer('after');
  expect(shown.value.value?.name).toBe('after');
});

test('a failure of an older input is not shown', async () => {
  const shown = open();
  await shown.load('one');
  await shown.load('two');
  await requests[0]!.fail();
  expect(shown.failure.value).toBeUndefined();
});

test('the answer of an earlier visit is shown as stale until the platform answers', async () => {
  const before = open();
  await before.load();
  await newest().answer('before');
  const shown = open();
  await shown.load();
  expect([shown.value.value?.name, shown.stale.value]).toEqual(['before', true]);
  await newest().answer('now');
  expect([shown.value.value?.name, shown.stale.value]).toEqual(['now', false]);
});

test('a kept answer of another shape is not shown', async () => {
  localStorage.setItem('kept:everyone:/wps/reading?id=one', '{"nom":"a"}');
  const shown = open();
  await shown.load();
  expect(shown.value.value).toBeUndefined();
});

test('a failure keeps the value, and is loaded again when the phone is online, once', async () => {
  const shown = open();
  await shown.load();
  await newest().answer('a');
  for (let failures = 0; failures < 2; failures++) {
    await shown.load();
    await newest().fail();
  }
  expect([shown.value.value?.name, shown.failure.value]).toMatchObject(['a', { kind: 'refused' }]);
  await shown.online();
  expect(requests).toHaveLength(4);
  await newest().answer('b');
  expect([shown.value.value?.name, shown.failure.value]).toEqual(['b', undefined]);
});

test('a cleared resource shows no answer that was on its way, and asks for nothing when the phone is online', async () => {
  const shown = open();
  await shown.load();
  await newest().fail();
  shown.clear();
  expect(shown.failure.value).toBeUndefined();
  await shown.online();
  expect(requests).toHaveLength(1);
  await shown.load();
  shown.clear();
  await newest().answer('late');
  expect(shown.value.value).toBeUndefined();
});

test('an answer with the fingerprint of the last one renders nothing, and is told to onResponse all the same', async () => {
  const told: number[] = [];
  const shown = open({ fingerprint: (answer) => String(answer?.name), onResponse: ({ at }) => void told.push(at) });
  await shown.load();
  await newest().answer('a', 1);
  const first = shown.value.value;
  await shown.load();
  await newest().answer('a', 2);
  expect(shown.value.value).toBe(first);
  await shown.load();
  await newest().answer('b', 3);
  expect([shown.value.value, told]).toEqual([{ name: 'b', at: 3 }, [1, 2, 3]]);
});
