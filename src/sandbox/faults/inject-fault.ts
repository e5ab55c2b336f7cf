import { setTimeout as wait } from 'node:timers/promises';
import type { Shape } from '../../contract/shape.ts';
import type { Fault } from './faults.ts';

/** Answers a call as its fault says; `answer` makes the true answer. */
export async function injectFault(fault: Fault, value: Shape<unknown>, signal: AbortSignal, answer: () => Promise<Response>): Promise<Response> {
  if (fault.delay) await waited(fault.delay, signal);
  switch (fault.kind) {
    case 'delay':
      return answer();
    case '401':
    case '429':
    case '500':
      return new Response(null, { status: Number(fault.kind) });
    case 'silence':
      await gone(signal);
      return new Response(null, { status: 500 });
    case 'cut':
      return cutInTheMiddle(await answer());
    case 'not-json':
      return new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } });
    case 'wrong-shape':
      return Response.json({ success: true, value: unlike(value) });
    case 'empty':
      return new Response(null);
    case 'refusal':
      return Response.json({ success: false, errorCode: fault.code });
  }
}

async function waited(delay: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(delay, undefined, { signal });
  } catch {
    // The caller is gone.
  }
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The first half of the answer under the length of the whole: the connection closes before the rest has come. */
async function cutInTheMiddle(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = bytes.slice(0, Math.ceil(bytes.length / 2));
  const headers = new Headers(whole.headers);
  headers.set('Content-Length', String(bytes.length));
  headers.set('Connection', 'close');
  // Not compressed on the way: that would make a complete answer of half a text.
  headers.set('Cache-Control', 'no-store, no-transform');
  // A stream, because the server would correct the length of a text.
  return new Response(new Blob([half]).stream(), { status: whole.status, headers });
}

function unlike({ kind }: Shape<unknown>): unknown {
  return kind === 'record' || kind === 'map' ? [] : { unexpected: true };
}
