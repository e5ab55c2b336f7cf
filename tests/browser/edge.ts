import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { consoleToken } from './console.ts';

export interface RunningEdge {
  address: string;
  /** process id */
  pid?: number;
  /** lines of standard output and standard error so far */
  output?: readonly string[];
  /** Sends SIGTERM; resolves when the process has ended. */
  stop(): Promise<void>;
}

/** A gateway's public key: with a gateway, the edge does not start without one. */
export const gatewayKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Starts the edge's process on a free port. Rejects with its output when it does not start. */
export async function startEdge(environment: Record<string, string>, script = 'src/edge/main.ts'): Promise<RunningEdge & { pid: number; output: readonly string[] }> {
  const edge = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HASH_COST: '8', SEED: '1', CONSOLE_TOKEN: consoleToken, GATEWAY_PUBLIC_KEY: gatewayKey, AUTH_EMULATOR: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(edge, 'close');
  const output: string[] = [];
  const lines = createInterface({ input: edge.stdout }).on('line', (line) => output.push(line));
  createInterface({ input: edge.stderr }).on('line', (line) => {
    output.push(line);
    console.error(line);
  });
  const address = await Promise.race([
    once(lines, 'line').then(([line]) => /http:\S+/.exec(String(line))?.[0]),
    closed.then(() => undefined),
  ]);
  if (!address) throw new Error(output.join('\n'));
  return {
    address,
    pid: edge.pid!,
    output,
    async stop() {
      edge.kill('SIGTERM');
      await closed;
    },
  };
}
