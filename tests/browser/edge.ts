import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { consoleToken } from './console.ts';

export interface RunningEdge {
  address: string;
  /** its process's id */
  pid?: number;
  /** lines that it has written so far, of both its streams */
  said?: readonly string[];
  /** Tells it to end; resolves when it has. */
  stop(): Promise<void>;
}

/** A gateway's key: the edge does not start before one without it. */
const gatewayKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Starts the edge as people do, on a free port. Rejects with what it said when it does not start. */
export async function startEdge(environment: Record<string, string>, script = 'src/edge/main.ts'): Promise<RunningEdge & { pid: number; said: readonly string[] }> {
  const edge = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HASH_COST: '8', SEED: '1', CONSOLE_TOKEN: consoleToken, GATEWAY_PUBLIC_KEY: gatewayKey, AUTH_EMULATOR: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(edge, 'close');
  const said: string[] = [];
  const lines = createInterface({ input: edge.stdout }).on('line', (line) => said.push(line));
  createInterface({ input: edge.stderr }).on('line', (line) => {
    said.push(line);
    console.error(line);
  });
  const address = await Promise.race([
    once(lines, 'line').then(([line]) => /http:\S+/.exec(String(line))?.[0]),
    closed.then(() => undefined),
  ]);
  if (!address) throw new Error(said.join('\n'));
  return {
    address,
    pid: edge.pid!,
    said,
    async stop() {
      edge.kill('SIGTERM');
      await closed;
    },
  };
}
