import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadWhenOutdated, reloadWhenStuck } from '../../../../../src/app/runtime/lazy/reload.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydrated.ts';

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

  test.each(['<main><form></form></main>', '<main data-screen="launchGame"></main>'])('does not reload a page with unfinished work: %s', async (html) => {
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
