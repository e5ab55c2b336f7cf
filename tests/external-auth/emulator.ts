import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';

// Fetched when it is run: 200 MB are too much for everyone who installs this project.
const tools = 'firebase-tools@15.34.2';

/** ms: the first run fetches it */
const patience = 15 * 60_000;

/** Names that begin so need no account with Google. */
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

/** Starts the emulator of Firebase Authentication on a free port. Rejects when it does not come up. */
export async function startEmulator(): Promise<Emulator> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-emulator-'));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = '127.0.0.1';
  const emulators = { auth: { host, port }, hub: { host, port: hub }, logging: { host, port: logging }, ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  // A group of its own, so that all of it can be ended: npx starts it as a child of a child.
  const emulator = spawn('npx', ['--yes', tools, 'emulators:start', '--only', 'auth', '--project', project], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [emulator.stdout, emulator.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(emulator, 'exit');
  const address = `http://${host}:${port}`;
  // It is another's program, which does not say when it answers.
  for (const until = Date.now() + patience; !(await answers(address)); await wait(500)) {
    if (emulator.exitCode !== null || Date.now() > until) throw new Error(`the emulator did not start\n${said}`);
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
