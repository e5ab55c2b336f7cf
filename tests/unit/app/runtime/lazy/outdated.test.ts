import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenOutdated } from '../../../../../src/app/runtime/lazy/outdated.ts';

const reload = vi.fn<() => void>();
const answered = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

test('a page of another build reloads this one, once', async () => {
  answered('<script id="page-data"></script><script src="/assets/entry-new.js"></script>');
  expect(await reloadWhenOutdated()).toBe(true);
  expect(await reloadWhenOutdated()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is reloaded where the page is of this build, or the answer no page of the app', async () => {
  answered('<script id="page-data"></script>');
  await reloadWhenOutdated();
  const build = sessionStorage.getItem('reloadedBuild');
  sessionStorage.clear();
  reload.mockClear();
  for (const html of [`<script id="page-data"></script><script src="${build}"></script>`, '<h1>Bad gateway</h1>']) {
    answered(html);
    expect(await reloadWhenOutdated()).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded without a network, nor where the page does not answer in five seconds', async () => {
  vi.stubGlobal('fetch', async () => { throw new TypeError('offline'); });
  expect(await reloadWhenOutdated()).toBe(false);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))));
  const waiting = reloadWhenOutdated();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(false);
  vi.useRealTimers();
});
