import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutdated, reloadWhenGone, reloadWhenOutdated, reloadWhenStuck } from '../../../../../src/app/runtime/lazy/reload.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';

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

test('an outdated page reloads once', async () => {
  answered('<script id="page-data"></script><script src="/assets/entry-new.js"></script>');
  expect(await reloadWhenOutdated()).toBe(true);
  expect(await reloadWhenOutdated()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page of the current build does not reload, nor does any after an answer that is no page of the app', async () => {
  const build = new URL(import.meta.url).pathname.replace('/tests/unit/', '/src/').replace('.test', '');
  for (const html of [`<script id="page-data"></script><script src="${build}"></script>`, '<h1>Bad gateway</h1>']) {
    answered(html);
    expect(await reloadWhenOutdated()).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
});

describe('a file that is gone', () => {
  const gone = (path: string) => vi.stubGlobal('fetch', async (address: string) => new Response(null, { status: address === path ? 404 : 200 }));
  const named = new TypeError('Failed to fetch dynamically imported module: https://leve.example/assets/screens/notice-1a2b3c4.js');

  beforeEach(() => {
    isOutdated.value = false;
    document.body.innerHTML = '';
    hydrated.value = true;
  });

  test.each([
    ['that the engine names', named, '/assets/screens/notice-1a2b3c4.js'],
    ['that another one imports', Object.assign(new TypeError(named.message), { parts: ['assets/shared-1.js'] }), '/assets/shared-1.js'],
    ['that WebKit does not name', Object.assign(new TypeError('Importing a module script failed.'), { parts: ['assets/a-1.css', 'assets/a-1.js'] }), '/assets/a-1.js'],
  ])('%s is told of as an update, and reloads once', async (_, failure, path) => {
    gone(path);
    expect(await reloadWhenGone(failure)).toBe(true);
    expect(isOutdated.value).toBe(true);
    expect(await reloadWhenGone(failure)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is told of, and reloads nothing while a form is filled in', async () => {
    gone('/assets/screens/notice-1a2b3c4.js');
    document.body.innerHTML = '<main><form></form></main>';
    expect(await reloadWhenGone(named)).toBe(false);
    expect([isOutdated.value, reload.mock.calls.length]).toEqual([true, 0]);
  });

  test('is not assumed: of a lost network, of a platform that fails, of another error', async () => {
    for (const answer of [() => Promise.reject(new TypeError('offline')), async () => new Response(null, { status: 503 })]) {
      vi.stubGlobal('fetch', answer);
      expect(await reloadWhenGone(named)).toBe(false);
    }
    expect(await reloadWhenGone(new Error('broken'))).toBe(false);
    expect(isOutdated.value).toBe(false);
  });
});

test('a page without a network, or without an answer in five seconds, does not reload', async () => {
  vi.stubGlobal('fetch', async () => { throw new TypeError('offline'); });
  expect(await reloadWhenOutdated()).toBe(false);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const waiting = reloadWhenOutdated();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(false);
  vi.useRealTimers();
});

describe('an import that fails although its file can be fetched', () => {
  const importFailure = new TypeError('Failed to fetch dynamically imported module: https://leve.example/assets/menus-1a2b3c4.js');

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
    hydrated.value = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  test('reloads the page, at most once in half a minute', async () => {
    answered('export {}');
    await reloadWhenStuck(importFailure);
    await reloadWhenStuck(importFailure);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 31_000);
    await reloadWhenStuck(importFailure);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload a page without storage, which would do it for ever', async () => {
    answered('export {}');
    vi.stubGlobal('sessionStorage', undefined);
    await reloadWhenStuck(importFailure);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['<main><form></form></main>', '<main data-screen="play"></main>'])('does not reload a page with unfinished work: %s', async (html) => {
    answered('export {}');
    document.body.innerHTML = html;
    await reloadWhenStuck(importFailure);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads a page with a form that is not hydrated: its text outlives that', async () => {
    answered('export {}');
    hydrated.value = false;
    document.body.innerHTML = '<main><form></form></main>';
    await reloadWhenStuck(importFailure);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is the only failure that reloads: not another error, a missing file or a lost network', async () => {
    answered('export {}');
    await reloadWhenStuck(new Error('broken'));
    vi.stubGlobal('fetch', async () => new Response('not here', { status: 404 }));
    await reloadWhenStuck(importFailure);
    vi.stubGlobal('fetch', async () => { throw new TypeError('offline'); });
    await reloadWhenStuck(importFailure);
    expect(reload).not.toHaveBeenCalled();
  });
});
