import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';

// Installed on its first run: it has 200 MB, too much for a dependency.
const tools = 'firebase-tools@15.34.2';

/** Limit of its start, in ms; the first run installs it. */
const timeoutMs = 15 * 60_000;

/** A project id with the prefix `demo-` needs no Google account. */
export const project = 'demo-leve';

export interface Emulator {
  address: string;
  stop(): Promise<void>;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Starts the emulator of Firebase Authentication on a free port. Rejects when it does not start. */
export async function startEmulator(): Promise<Emulator> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-emulator-'));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = '127.0.0.1';
  const emulators = { auth: { host, port }, hub: { host, port: hub }, logging: { host, port: logging }, ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  // In a process group of its own, so that `stop` also ends the children of npx.
  const emulator = spawn('npx', ['--yes', tools, 'emulators:start', '--only', 'auth', '--project', project], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [emulator.stdout, emulator.stderr]) stream.on('data', (part) => (output += part));
  const ended = once(emulator, 'exit');
  const address = `http://${host}:${port}`;
  // The emulator does not report when it is ready.
  for (const until = Date.now() + timeoutMs; !(await answers(address)); await wait(500)) {
    if (emulator.exitCode !== null || Date.now() > until) throw new Error(`the emulator did not start\n${output}`);
  }
  return {
    address,
    async stop() {
      process.kill(-emulator.pid!, 'SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
