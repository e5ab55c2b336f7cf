import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RunningEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';

const configuration = 'src/edge/workerd/wrangler.jsonc';
/** Limit for the engine's start, in ms. */
const timeoutMs = 60_000;

/** Starts workerd with the worker's configuration file and these variables. Rejects with its output when it does not start. */
export async function startWorkerd(variables: Record<string, string>): Promise<RunningEdge> {
  const home = mkdtempSync(join(tmpdir(), 'leve-workerd-'));
  const port = await freePort();
  const varArguments = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const wrangler = createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js');
  const engine = spawn(process.execPath, [wrangler, 'dev', '--config', configuration, '--port', String(port), '--inspector-port', String(await freePort()), '--show-interactive-dev-session=false', '--log-level', 'warn', ...varArguments], {
    // Wrangler stores its files in this folder, and sends no metrics.
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [engine.stdout, engine.stderr]) createInterface({ input: stream }).on('line', (line) => output.push(line));
  const ended = once(engine, 'exit');
  const stop = async () => {
    engine.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const address = `http://localhost:${port}`;
  // The engine does not report when it is ready.
  for (const deadline = Date.now() + timeoutMs; ;) {
    const answered = await fetch(`${address}/readyz`).then(({ ok }) => ok, () => false);
    if (answered) return { address, stop };
    if (engine.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`workerd did not start\n${output.join('\n')}`);
    }
    await Promise.race([ended, fetch(address).catch(() => new Promise(setImmediate))]);
  }
}
