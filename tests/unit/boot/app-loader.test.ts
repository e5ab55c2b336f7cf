import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint, createAppLoader, deferredPreload } from '../../../src/boot/app-loader.ts';

let frames: (() => void)[] = [];
const drawFrame = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  document.head.innerHTML = `<link rel="${deferredPreload}" href="/assets/a.js"><link rel="${deferredPreload}" href="/assets/b.js">`;
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reload = vi.fn();
const getPage = vi.fn<(address: string) => Promise<{ ok: boolean }>>();

const apps = () => Array.from(document.querySelectorAll('script[type=module]'), (script) => script.getAttribute('src'));
const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length;

test('the app is requested once, before its preloads', () => {
  const load = createAppLoader('/assets/app-1.js', () => {}, () => {});
  load();
  load();
  expect(apps()).toEqual(['/assets/app-1.js']);
  expect(preloads()).toBe(0);
  vi.runAllTimers();
  expect(preloads()).toBe(2);
});

test('the loader calls back when the app has run', () => {
  const onLoad = vi.fn();
  createAppLoader('/assets/app-1.js', onLoad, () => {})();
  expect(onLoad).toHaveBeenCalledTimes(1);
});

describe('an app that cannot be had', () => {
  const fail = () => document.querySelector('script[type=module]')!.dispatchEvent(new Event('error'));

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
    getPage.mockReset();
    vi.stubGlobal('fetch', getPage);
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  function failTwice() {
    createAppLoader('/assets/app-1.js', () => {}, () => {})();
    fail();
    vi.advanceTimersByTime(3_000);
    fail();
    return vi.advanceTimersByTimeAsync(3_000);
  }

  test('is requested again three seconds later, without a reload', () => {
    const onFailure = vi.fn();
    createAppLoader('/assets/app-1.js', () => {}, onFailure)();
    fail();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(apps()).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(apps()).toEqual(['/assets/app-1.js']);
    expect(getPage).not.toHaveBeenCalled();
  });

  test('is a reason to reload when it failed twice and the page can be had, every 30 s at most', async () => {
    getPage.mockResolvedValue({ ok: true });
    await failTwice();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(getPage).toHaveBeenCalledWith(location.href, { cache: 'no-store' });
    await failTwice();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(apps()).toEqual(['/assets/app-1.js']);
    fail();
    vi.advanceTimersByTime(30_000);
    await failTwice();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['offline', () => Promise.reject(new Error('no network'))],
    ['with a bad status', () => Promise.resolve({ ok: false })],
    ['with a page that does not answer within 5 s', () => new Promise<never>(() => {})],
  ])('is requested again %s', async (_, answer) => {
    getPage.mockImplementation(answer);
    await failTwice();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    expect(apps()).toEqual(['/assets/app-1.js']);
  });

  test('is requested again where there is no storage to end the reloads', async () => {
    getPage.mockResolvedValue({ ok: true });
    vi.stubGlobal('sessionStorage', undefined);
    await failTwice();
    expect(reload).not.toHaveBeenCalled();
    expect(apps()).toEqual(['/assets/app-1.js']);
  });
});

test('afterPaint waits for the load event and two frames', () => {
  const load = vi.fn();
  afterPaint(load);
  dispatchEvent(new Event('load'));
  drawFrame();
  vi.advanceTimersByTime(1);
  expect(load).not.toHaveBeenCalled();
  drawFrame();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('afterPaint waits 200 ms at most after the first frame, and a second without a frame', () => {
  const slowPictures = vi.fn();
  afterPaint(slowPictures);
  drawFrame();
  vi.advanceTimersByTime(199);
  expect(slowPictures).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(slowPictures).toHaveBeenCalledTimes(1);
  const background = vi.fn();
  afterPaint(background);
  vi.advanceTimersByTime(999);
  expect(background).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(background).toHaveBeenCalledTimes(1);
});
