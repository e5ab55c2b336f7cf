import { fork, type ChildProcess } from 'node:child_process';
import type { Format } from '../../pictures/format.ts';
import type { CardDrawing } from './draw-card.ts';

/** A picture to resize to a width in px. */
export interface Resizing {
  bytes: Uint8Array;
  width: number;
  format: Format;
  saves: boolean;
}

export type Work = Resizing | { card: CardDrawing };

/** The message to the process. */
export type Job = Work & { id: number; mostPixels: number };

/** Why none was made: invalid bytes; the queue is full; a timeout; or sharp is missing. */
export type Failure = 'broken' | 'busy' | 'late' | 'missing';

export interface Outcome {
  id: number;
  bytes?: Uint8Array;
  type?: string;
  /** its mean, `#rrggbb`; none if it is transparent */
  colour?: string;
  /** the original says that it is to be turned or mirrored */
  isTurned?: boolean;
  failure?: Failure;
}

/** In order of priority: `now`: a phone waits; `soon`: a robot waits, for longer; `behind`: nobody waits. */
const urgencies = ['now', 'soon', 'behind'] as const;

export type Urgency = (typeof urgencies)[number];

interface Waiting {
  job: Work;
  end: (outcome: Omit<Outcome, 'id'>) => void;
  /** epoch ms after which the phone has been answered otherwise */
  until: number;
}

export interface ResizerOptions {
  /** queue lengths */
  most?: Partial<Record<Urgency, number>>;
  /** bytes of the originals in a queue: hundreds of large ones would fill the memory */
  mostBytes?: number;
  /** timeouts of a job, ms, after which the process is ended */
  patience?: Partial<Record<Urgency, number>>;
  /** additional ms for a new process to load its modules */
  startMs?: number;
  /** pixels of an original: 24 million are 6,000 x 4,000 */
  mostPixels?: number;
  /** ms without work after which the process ends */
  idleMs?: number;
  /** the process's module */
  program?: URL;
}

export interface Resizer {
  /** Makes a picture, or says why not. Never rejects. */
  make(job: Work, urgency: Urgency): Promise<Omit<Outcome, 'id'>>;
  close(): void;
}

const bytesOf = (job: Work): number => ('card' in job ? (job.card.art?.length ?? 0) : job.bytes.length);

/** Resizes in one process beside the edge, one picture at a time; `behind` waits until no phone does. The process starts with the first job. */
export function createResizer({
  most: ownMost, mostBytes = 64 * 1024 * 1024, patience: ownPatience, startMs = 10_000, mostPixels = 24_000_000, idleMs = 60_000, program = new URL('resize-process.ts', import.meta.url),
}: ResizerOptions = {}): Resizer {
  const most = { now: 64, soon: 32, behind: 512, ...ownMost };
  const patience = { now: 3_000, soon: 5_000, behind: 15_000, ...ownPatience };
  const queues: Record<Urgency, Waiting[]> = { now: [], soon: [], behind: [] };
  let child: ChildProcess | undefined;
  let running: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined;
  let isMissing = false;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function stop(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  function finish(outcome: Omit<Outcome, 'id'>): void {
    if (!running) return;
    clearTimeout(running.timer);
    const { end } = running;
    running = undefined;
    if (outcome.failure === 'missing') isMissing = true;
    end(outcome);
    next();
  }

  function start(): ChildProcess {
    const started = fork(program, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: { UV_THREADPOOL_SIZE: '2', NODE_NO_WARNINGS: '1' } });
    const lost = (): void => {
      if (child !== started) return;
      child = undefined;
      finish({ failure: 'late' });
    };
    started.on('message', ({ id, ...outcome }: Outcome) => id === running?.id && finish(outcome));
    started.on('exit', lost);
    started.on('error', lost);
    // The edge may end while the process runs.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function next(): void {
    if (running) return;
    clearTimeout(idle);
    const urgency = urgencies.find((one) => queues[one].length) ?? 'behind';
    const waiting = queues[urgency].shift();
    if (!waiting) {
      idle = setTimeout(stop, idleMs).unref();
      return;
    }
    if (Date.now() > waiting.until) {
      waiting.end({ failure: 'busy' });
      next();
      return;
    }
    const id = (last += 1);
    const timer = setTimeout(() => {
      stop();
      finish({ failure: 'late' });
    }, patience[urgency] + (child ? 0 : startMs));
    running = { ...waiting, id, timer };
    child ??= start();
    child.send({ id, mostPixels, ...waiting.job } satisfies Job, (error) => error && id === running?.id && finish({ failure: 'late' }));
  }

  return {
    make(job, urgency) {
      if (isMissing) return Promise.resolve({ failure: 'missing' });
      const waiting = queues[urgency];
      if (waiting.length >= most[urgency] || waiting.reduce((sum, one) => sum + bytesOf(one.job), bytesOf(job)) > mostBytes) return Promise.resolve({ failure: 'busy' });
      return new Promise((end) => {
        waiting.push({ job, end, until: urgency === 'behind' ? Infinity : Date.now() + patience[urgency] });
        next();
      });
    },
    close() {
      clearTimeout(idle);
      stop();
    },
  };
}
