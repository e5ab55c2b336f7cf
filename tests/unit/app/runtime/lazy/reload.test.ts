import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadWhenOutdated, reloadWhenStuck } from '../../../../../src/app/runtime/lazy/reload.ts';

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
  const build = new URL(import.meta.url).pathname.replace('/tests/unit/', '/src/').replace('.test', '');
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
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const waiting = reloadWhenOutdated();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(false);
  vi.useRealTimers();
});

describe('an import that fails although its file can be had', () => {
  const kept = new TypeError('Failed to fetch dynamically imported module: https://leve.example/assets/menus-1a2b3c4.js');

  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  test('reloads the page, at most once in half a minute', async () => {
    answered('export {}');
    await reloadWhenStuck(kept);
    await reloadWhenStuck(kept);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 31_000);
    await reloadWhenStuck(kept);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each(['<main><form></form></main>', '<main data-screen="launchGame"></main>'])('leaves what is unfinished alone: %s', async (html) => {
    answered('export {}');
    document.body.innerHTML = html;
    await reloadWhenStuck(kept);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is told from a file that is gone, from a network that is down and from what is no import', async () => {
    answered('export {}');
    await reloadWhenStuck(new Error('broken'));
    vi.stubGlobal('fetch', async () => new Response('not here', { status: 404 }));
    await reloadWhenStuck(kept);
    vi.stubGlobal('fetch', async () => { throw new TypeError('offline'); });
    await reloadWhenStuck(kept);
    expect(reload).not.toHaveBeenCalled();
  });
});
