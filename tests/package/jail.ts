import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { dirname } from 'node:path';

export interface JailOptions {
  /** the only folder that can be written to */
  writable: string;
  /** shell lines that lay the file system before it can no longer be written to */
  lay?: string;
  /** name or number */
  user: string;
  /** where the command runs */
  folder: string;
  environment: Readonly<Record<string, string>>;
}

export interface Jailed {
  address: string;
  pid: number;
  output: readonly string[];
  /** Sends a signal to the process itself. */
  send(signal: NodeJS.Signals): void;
  /** Sends SIGTERM; gives the status that the process ends with. */
  stop(): Promise<number | null>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Runs a command as another user, without any right of root's, in a file system that is read only but for one folder, with
 * nothing in its environment but a path to Node and what is given. Needs root, for the file system is its own.
 */
export function shellOf(command: string, { writable, lay = '', user, folder, environment }: JailOptions): string {
  const set = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...environment };
  return [
    'set -e',
    lay,
    `mkdir -p ${writable} && mount -t tmpfs tmpfs ${writable} && chown ${user} ${writable}`,
    // A folder of the system that cannot be laid anew, such as /proc, is none that a program writes files to.
    `awk '{ print $2 }' /proc/mounts | sort -u | grep -v -E '^/(proc|sys|dev)(/|$)' | while read -r at; do [ "$at" = ${writable} ] || mount -o remount,ro,bind "$at" 2>/dev/null || true; done`,
    `cd ${folder}`,
    `exec setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all env -i ${Object.entries(set).map(([name, value]) => quoted(`${name}=${value}`)).join(' ')} ${command}`,
  ].join('\n');
}

/** Starts an edge so; rejects with what it said where it does not start. */
export async function startJailed(command: string, options: JailOptions): Promise<Jailed> {
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', shellOf(command, options)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  const address = await Promise.race([once(lines, 'line').then(([line]) => /http:\S+/.exec(String(line))?.[0]), closed.then(() => undefined)]);
  if (!address) throw new Error(output.join('\n') || 'it ended and said nothing');
  return {
    address,
    // `exec` all the way: it is the edge's own.
    pid: child.pid!,
    output,
    send: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      return (await closed)[0];
    },
  };
}
