import { afterEach, expect, test, vi } from 'vitest';
import { chunkLost, loadParts } from '../../../../../src/app/runtime/lazy/load-parts.ts';

const links = () => Array.from(document.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`);
const answer = (href: string, type: 'load' | 'error') => document.querySelector(`link[href="${href}"]`)!.dispatchEvent(new Event(type));

afterEach(() => document.head.replaceChildren());

test('a chunk is asked for at once with its style sheets and scripts, and given when its style sheets are there', async () => {
  const load = vi.fn(async () => 'chunk');
  const given = vi.fn<(chunk: string) => void>();
  const loaded = loadParts(load, ['assets/a.css', 'assets/a.js']).then(given);
  expect(links()).toEqual(['stylesheet /assets/a.css', 'modulepreload /assets/a.js']);
  expect(load).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect(given).not.toHaveBeenCalled();
  answer('/assets/a.css', 'load');
  await loaded;
  expect(given).toHaveBeenCalledWith('chunk');
});

test('what another chunk has asked for is shared, and what the page names is there', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';
  const loaded = Promise.all([loadParts(async () => 1, ['assets/b.css', 'assets/page.css']), loadParts(async () => 2, ['assets/b.css'])]);
  expect(links()).toEqual(['stylesheet /assets/page.css', 'stylesheet /assets/b.css']);
  answer('/assets/b.css', 'load');
  await expect(loaded).resolves.toEqual([1, 2]);
});

test('a style sheet that fails rejects, is told of, and is asked for again by the next try', async () => {
  const told = vi.fn<(event: Event) => void>();
  addEventListener(chunkLost, told, { once: true });
  const first = loadParts(async () => 'chunk', ['assets/c.css']);
  answer('/assets/c.css', 'error');
  await expect(first).rejects.toThrow('not loaded: /assets/c.css');
  expect(told).toHaveBeenCalledOnce();
  expect(links()).toEqual([]);
  const second = loadParts(async () => 'chunk', ['assets/c.css']);
  answer('/assets/c.css', 'load');
  await expect(second).resolves.toBe('chunk');
});

test('a chunk that fails rejects and is told of', async () => {
  const told = vi.fn<(event: Event) => void>();
  addEventListener(chunkLost, told, { once: true });
  const lost = new Error('no network');
  await expect(loadParts(() => Promise.reject(lost))).rejects.toBe(lost);
  expect((told.mock.calls[0]![0] as CustomEvent).detail).toBe(lost);
});
