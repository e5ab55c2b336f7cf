import { Worker, type Transferable } from 'node:worker_threads';
import type { Asked, ThreadOptions, Told } from '../sandbox/thread.ts';

type Began = Told & { kind: 'began' };
type Answered = Told & { kind: 'answer' };
/** A request to the thread, without its id. */
type ThreadRequest = Omit<Asked & { kind: 'request' }, 'id'> | Omit<Asked & { kind: 'room' }, 'id'>;

export interface BoxThread extends Pick<Began, 'publicKey' | 'consolePath'> {
  /** Rejects when the thread crashes, and until it has restarted. */
  answer(request: Omit<ThreadRequest & { kind: 'request' }, 'kind'>, signal: AbortSignal): Promise<Answered>;
  /** Whether the thread answers, and its disk has space. Never rejects. */
  hasRoom(signal: AbortSignal): Promise<boolean>;
  /** Replaces the merchants, also for later restarts. */
  setMerchants(merchants: ThreadOptions['merchants']): void;
  /** Resolves when its data is closed. */
  close(): Promise<void>;
}

/** ms before a restart: the first, and the longest after repeated crashes */
export const pauses = { first: 500, longest: 30_000 };
/** ms without a crash after which the delay starts again at `first` */
const steadyAfter = 60_000;

interface Waiting {
  end: (told: Told) => void;
  fail: (error: Error) => void;
}

/**
 * Starts the platform in a box in a thread, and restarts it after a crash, refusing pending requests. `program` is the
 * thread's module. Rejects with a sentence if the first start fails.
 */
export async function startBox(options: ThreadOptions, program = new URL('../sandbox/thread.ts', import.meta.url)): Promise<BoxThread> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;
  let secrets: Began['secrets'] | undefined;
  let { merchants } = options;
  let isClosing = false;
  let pause = pauses.first;

  /** Resolves when the platform is ready; rejects if it does not start. Later crashes restart it. */
  function start(): Promise<Began> {
    return new Promise((resolve, reject) => {
      const thread = new Worker(program, { workerData: { ...options, merchants, ...secrets }, execArgv: [] });
      let began = 0;
      let reason = new Error('the thread of the platform ended');
      thread.on('message', (told: Told) => {
        if (told.kind === 'began') {
          began = Date.now();
          worker = thread;
          ({ secrets } = told);
          resolve(told);
        } else if (told.kind === 'failed') {
          reason = new Error(told.message);
        } else {
          waiting.get(told.id)?.end(told);
        }
      });
      thread.on('error', (error) => void (reason = error));
      thread.on('exit', () => {
        if (!began) return reject(reason);
        worker = undefined;
        for (const { fail } of waiting.values()) fail(new Error(`the platform broke down: ${reason.message}`));
        if (isClosing) return;
        if (Date.now() - began > steadyAfter) pause = pauses.first;
        process.stderr.write(`The platform broke down and starts again in ${pause / 1_000} s: ${reason.stack}\n`);
        startAgain();
      });
    });
  }

  function startAgain(): void {
    setTimeout(() => void start().catch((error: Error) => {
      if (isClosing) return;
      process.stderr.write(`The platform did not start, which is tried again in ${pause / 1_000} s: ${error.message}\n`);
      startAgain();
    }), pause).unref();
    pause = Math.min(pauses.longest, pause * 2);
  }

  function ask(request: ThreadRequest, signal: AbortSignal): Promise<Told> {
    const thread = worker;
    if (!thread) return Promise.reject(new Error('the platform is down'));
    const id = ++lastId;
    return new Promise<Told>((resolve, reject) => {
      const leave = (): void => {
        thread.postMessage({ kind: 'abort', id } satisfies Asked, []);
        reject(signal.reason as Error);
      };
      waiting.set(id, { end: resolve, fail: reject });
      const body = 'body' in request ? request.body : undefined;
      thread.postMessage({ ...request, id } as Asked, body instanceof ReadableStream ? [body as unknown as Transferable] : []);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    }).finally(() => waiting.delete(id));
  }

  const { publicKey, consolePath } = await start();
  return {
    publicKey,
    consolePath,
    answer: (request, signal) => ask({ ...request, kind: 'request' }, signal) as Promise<Answered>,
    hasRoom: (signal) => ask({ kind: 'room' }, signal).then((told) => (told as Told & { kind: 'room' }).hasRoom, () => false),
    setMerchants(others) {
      merchants = others;
      worker?.postMessage({ kind: 'merchants', merchants } satisfies Asked, []);
    },
    close: () => new Promise((resolve) => {
      isClosing = true;
      if (!worker) return resolve();
      worker.once('exit', () => resolve());
      worker.postMessage({ kind: 'close' } satisfies Asked, []);
    }),
  };
}
