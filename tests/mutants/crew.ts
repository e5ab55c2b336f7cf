import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Order, Verdict } from './worker.ts';

const copied = ['src', 'tests', 'perf', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'oxlint.config.ts', 'index.html', 'size-limit.json', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** A copy of the project with a process that runs tests in it; a change that hangs costs the process, and another one begins. */
export class Worker {
  readonly #root = mkdtempSync(join(tmpdir(), 'mutants-'));
  #process: Promise<ChildProcess>;

  constructor() {
    for (const name of copied) cpSync(name, join(this.#root, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.#root, 'node_modules'));
    this.#process = this.#start();
  }

  #start(): Promise<ChildProcess> {
    const child = fork(join(this.#root, 'tests/mutants/worker.ts'), { cwd: this.#root, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env: { ...process.env, NO_COLOR: '1' } });
    child.stderr!.pipe(process.stderr);
    return new Promise((done, fail) => {
      child.once('message', () => {
        // What the changes break says nothing to anybody.
        child.stderr!.unpipe().resume();
        done(child);
      });
      child.once('exit', (status) => fail(new Error(`a worker ended with ${status}`)));
    });
  }

  /** Undefined where there is no answer within `most` ms. */
  async run(order: Order, most: number): Promise<Verdict | undefined> {
    const child = await this.#process;
    const verdict = await new Promise<Verdict | undefined>((done) => {
      const timer = setTimeout(done, most, undefined);
      const end = (answer?: Verdict) => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        done(answer);
      };
      child.once('message', end).once('exit', () => end());
      child.send(order);
    });
    if (verdict) return verdict;
    child.kill('SIGKILL');
    if (order.mutant) cpSync(order.mutant.file, join(this.#root, order.mutant.file));
    this.#process = this.#start();
    return undefined;
  }

  async end(): Promise<void> {
    (await this.#process).kill('SIGKILL');
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** Gives each order to the next free worker, until `isOver`. */
export async function share<Work>(workers: readonly Worker[], work: readonly Work[], run: (worker: Worker, one: Work) => Promise<void>, isOver = (): boolean => false): Promise<void> {
  const queue = [...work];
  await Promise.all(workers.map(async (worker) => {
    for (let next = queue.shift(); next !== undefined && !isOver(); next = queue.shift()) await run(worker, next);
  }));
}
