import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLoading, lazy } from '../../../../../src/app/runtime/lazy/lazy.ts';

const module = { name: 'a module' };
const load = vi.fn<() => Promise<typeof module>>();
const broken = () => Promise.reject(new Error('no network'));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a load is tried twice; the next call after a failure loads again', async () => {
  load.mockImplementation(broken);
  const part = lazy(load);
  const first = part.load().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBe('no network');
  expect(load).toHaveBeenCalledTimes(2);
  expect(part.error.peek()).toBeInstanceOf(Error);
  load.mockResolvedValue(module);
  expect(await part.load()).toBe(module);
  expect([part.value.peek(), part.error.peek()]).toEqual([module, undefined]);
});

test('concurrent calls share one load', async () => {
  load.mockResolvedValue(module);
  const part = lazy(load);
  expect(await Promise.all([part.load(), part.load()])).toEqual([module, module]);
  expect(load).toHaveBeenCalledOnce();
});

test('keepLoading tries every five seconds until the module is loaded, and uses it once', async () => {
  load.mockImplementation(broken);
  const use = vi.fn<(loaded: typeof module) => void>();
  keepLoading(lazy(load), use);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(use).not.toHaveBeenCalled();
  load.mockResolvedValue(module);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(use).toHaveBeenCalledExactlyOnceWith(module);
});

test('keepLoading tries at once when the phone is online again', async () => {
  load.mockImplementation(broken);
  const use = vi.fn<(loaded: typeof module) => void>();
  keepLoading(lazy(load), use);
  await vi.advanceTimersByTimeAsync(1_000);
  load.mockResolvedValue(module);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(use).toHaveBeenCalledOnce();
});

test('keepLoading stops when its owner ends it', async () => {
  load.mockImplementation(broken);
  const use = vi.fn<(loaded: typeof module) => void>();
  const end = keepLoading(lazy(load), use);
  await vi.advanceTimersByTimeAsync(1_000);
  const before = load.mock.calls.length;
  end();
  load.mockResolvedValue(module);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(before);
  expect(use).not.toHaveBeenCalled();
});
