import { parentPort, workerData } from 'node:worker_threads';
import { privateKey } from './crypto/keys.ts';
import { createPlatform, type PlatformOptions, type RunningPlatform } from './platform.ts';

// The platform in a thread of its own, as `src/edge/box-thread.ts` starts it: what it reads and counts holds up nobody's page.

/** What crosses between threads: without the clock. */
export type ThreadOptions = Omit<PlatformOptions, 'clock'>;

/** To the thread: a request, whose sender has gone (`abort`), whether the disk has room, other merchants, or to end. */
export type Asked =
  | { kind: 'request'; id: number; url: string; method: string; headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>; address?: string }
  | { kind: 'abort'; id: number }
  | { kind: 'room'; id: number }
  | { kind: 'merchants'; merchants: PlatformOptions['merchants'] }
  | { kind: 'close' };

/** From the thread. `began` has what a platform whose data are in memory gets again where its thread broke down. */
export type Told =
  | { kind: 'began'; publicKey: string; consolePath: string; secrets: Required<Pick<PlatformOptions, 'privateKey' | 'consoleToken'>> }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer | undefined }
  | { kind: 'room'; id: number; hasRoom: boolean };

/** Bodies that may be there: those that have none end at once. */
const bodiless = new Set(['GET', 'HEAD']);

const port = parentPort!;
const tell = (told: Told, transferred: ArrayBuffer[] = []): void => port.postMessage(told, transferred);
const underWay = new Map<number, AbortController>();

async function answer(running: RunningPlatform, { id, url, method, headers, body, address }: Asked & { kind: 'request' }): Promise<void> {
  const gone = new AbortController();
  underWay.set(id, gone);
  try {
    const request = new Request(url, { method, headers, signal: gone.signal, ...(!bodiless.has(method) && body && { body, duplex: 'half' }) } as RequestInit);
    const response = await running.fetch(request, address);
    // Whole: answers are short, and a stream between threads costs more than they do.
    const whole = response.body ? await response.arrayBuffer() : undefined;
    tell({ kind: 'answer', id, status: response.status, headers: [...response.headers], body: whole }, whole ? [whole] : []);
  } finally {
    underWay.delete(id);
  }
}

try {
  const running = await createPlatform(workerData as ThreadOptions);
  port.on('message', (asked: Asked) => {
    switch (asked.kind) {
      case 'request':
        return void answer(running, asked);
      case 'abort':
        return underWay.get(asked.id)?.abort();
      case 'room':
        return tell({ kind: 'room', id: asked.id, hasRoom: running.hasRoom() });
      case 'merchants':
        return running.setMerchants(asked.merchants);
      case 'close':
        running.close();
        return port.close();
    }
  });
  const { publicKey, consolePath, platform } = running;
  tell({ kind: 'began', publicKey, consolePath, secrets: { privateKey: privateKey(platform.database), consoleToken: platform.consoleToken } });
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
