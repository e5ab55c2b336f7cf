import { parentPort } from 'node:worker_threads';
import type { Asked } from '../../src/sandbox/thread.ts';

// The thread of the platform in a box, which breaks down at `/play/breakdown` and stands still for a second at `/play/standstill`.

parentPort!.on('message', (asked: Asked) => {
  if (asked.kind !== 'request') return;
  if (asked.url.endsWith('/play/breakdown')) throw new Error('the box fell');
  if (asked.url.endsWith('/play/standstill')) for (const until = Date.now() + 1_000; Date.now() < until;);
});

await import('../../src/sandbox/thread.ts');
