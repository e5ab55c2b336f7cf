import { MessageChannel } from 'node:worker_threads';
import { signal } from '@preact/signals-react';
// oxlint-disable-next-line no-restricted-imports -- the test replaces Preact's own scheduler
import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleRenders } from '../../../../../src/app/runtime/scheduling/tasks.ts';

// Vitest's documents lack it.
vi.stubGlobal('MessageChannel', MessageChannel);

const words = signal('');
const shown = () => document.body.textContent;
const before = options.debounceRendering;

function Words() {
  return <p>{words.value}</p>;
}

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  words.value = 'old';
  root = createRoot(document.body);
  root.render(<Words />);
  scheduleRenders();
});

afterEach(() => {
  root.unmount();
  options.debounceRendering = before;
  Reflect.deleteProperty(window, 'event');
});

const nextMessage = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    resolve(undefined);
  });
  port1.start();
  port2.postMessage(0);
});

test('changes without an event are rendered together, in a later task', async () => {
  words.value = 'newer';
  await Promise.resolve();
  words.value = 'newest';
  await Promise.resolve();
  expect(shown()).toBe('old');
  await nextMessage();
  expect(shown()).toBe('newest');
});

test('a change during an event is rendered in its task', async () => {
  Object.defineProperty(window, 'event', { configurable: true, value: new Event('click') });
  words.value = 'tapped';
  await Promise.resolve();
  expect(shown()).toBe('tapped');
});
