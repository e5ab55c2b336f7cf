import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
});

const apps = () => Array.from(document.querySelectorAll('script[type=module]'), (script) => script.getAttribute('src'));
const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length;

test('the app is requested once, before its preloads', () => {
  const load = createAppLoader('/assets/app-1.js', () => {});
  load();
  load();
  expect(apps()).toEqual(['/assets/app-1.js']);
  expect(preloads()).toBe(0);
  vi.runAllTimers();
  expect(preloads()).toBe(2);
});

test('the loader calls back when the app has run', () => {
  const onLoad = vi.fn();
  createAppLoader('/assets/app-1.js', onLoad)();
  expect(onLoad).toHaveBeenCalledTimes(1);
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
