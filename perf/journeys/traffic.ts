import { setTimeout as wait } from 'node:timers/promises';
import type { BarePhone } from '../bare-phone.ts';

interface Request {
  path: string;
  /** epoch ms */
  at: number;
  /** when its answer was whole, epoch ms */
  done: number;
  bytes: number;
  /** answered by the phone itself: its cache, or its service worker, whose own requests are counted */
  isLocal: boolean;
}

export interface Line {
  /** bits a second */
  rate: number;
  /** round trip in ms */
  trip: number;
}

/** What goes over the line of a phone, of its page and of its service worker. */
export interface Traffic {
  /** Requests made from one moment to another, each with its start, and the bytes of answers that were whole by then; epoch ms. */
  between(from: number, to: number): { requests: string[]; bytes: number };
  /** Resolves once nothing has been asked or answered for `ms`. */
  quiet(ms: number): Promise<void>;
  /** Slows the line, or cuts it; without an argument it is this machine's again. */
  setLine(line?: Line | 'cut'): Promise<void>;
}

/** A line as the DevTools protocol has it; -1: as fast as it is. */
function conditionsOf(line?: Line | 'cut'): object {
  const { rate, trip } = typeof line === 'object' ? line : { rate: -8, trip: 0 };
  return { offline: line === 'cut', latency: trip, downloadThroughput: rate / 8, uploadThroughput: rate / 8 };
}

interface Sent { requestId: string; wallTime: number; timestamp: number; request: { url: string } }
interface Received { requestId: string; response: { fromDiskCache?: boolean; fromServiceWorker?: boolean; fromPrefetchCache?: boolean } }
interface Finished { requestId: string; timestamp: number; encodedDataLength?: number }

export async function watchTraffic(phone: BarePhone): Promise<Traffic> {
  const all: Request[] = [];
  const open = new Map<string, Request>();
  const workers: string[] = [];
  let conditions = conditionsOf();
  let clockOffset = 0;
  let last = performance.now();
  const idOf = (requestId: string, session = '') => `${session} ${requestId}`;
  const setLineOf = (session?: string) => phone.send('Network.emulateNetworkConditions', conditions, session);

  phone.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp, request: { url } }: Sent, session) => {
    if (!url.startsWith('http')) return;
    last = performance.now();
    clockOffset = wallTime - timestamp;
    const { pathname, search } = new URL(url);
    const request = { path: pathname + search, at: wallTime * 1_000, done: Infinity, bytes: 0, isLocal: false };
    open.set(idOf(requestId, session), request);
    all.push(request);
  });
  phone.on('Network.requestServedFromCache', ({ requestId }: Received, session) => {
    const request = open.get(idOf(requestId, session));
    if (request) request.isLocal = true;
  });
  phone.on('Network.responseReceived', ({ requestId, response }: Received, session) => {
    const request = open.get(idOf(requestId, session));
    if (request && (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache)) request.isLocal = true;
  });
  const finish = ({ requestId, timestamp, encodedDataLength = 0 }: Finished, session?: string): void => {
    last = performance.now();
    const request = open.get(idOf(requestId, session));
    if (request) Object.assign(request, { done: (timestamp + clockOffset) * 1_000, bytes: encodedDataLength });
  };
  phone.on('Network.loadingFinished', finish);
  phone.on('Network.loadingFailed', finish);
  phone.on('Target.attachedToTarget', ({ sessionId }: { sessionId: string }) => {
    workers.push(sessionId);
    // In this order; a worker that ends meanwhile does not answer.
    for (const sent of [phone.send('Network.enable', {}, sessionId), setLineOf(sessionId), phone.send('Runtime.runIfWaitingForDebugger', {}, sessionId)]) sent.catch(() => {});
  });
  phone.on('Target.detachedFromTarget', ({ sessionId }: { sessionId: string }) => void workers.splice(workers.indexOf(sessionId), 1));
  await phone.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });

  return {
    between(from, to) {
      const requests = all.filter(({ at, isLocal }) => !isLocal && at >= from && at <= to).map(({ path, at }) => `${String(Math.round(at - from)).padStart(6)} ms ${path}`);
      const whole = all.filter(({ done, isLocal }) => !isLocal && done >= from && done <= to);
      return { requests, bytes: whole.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async quiet(ms) {
      while (performance.now() - last < ms) await wait(ms / 10);
    },
    async setLine(wanted) {
      conditions = conditionsOf(wanted);
      for (const session of workers) setLineOf(session).catch(() => {});
      await setLineOf();
    },
  };
}
