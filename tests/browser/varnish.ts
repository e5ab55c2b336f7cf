import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian } from './debian.ts';
import { freePort } from './free-port.ts';

/** Debian's path of Varnish. */
const program = '/usr/sbin/varnishd';
/** Limit for the start of Varnish, which compiles its configuration, in ms. */
const timeoutMs = 20_000;

export interface Varnish {
  address: string;
  stop(): Promise<void>;
}

const isInstalled = () => spawnSync(program, ['-V']).status === 0;

/** Runs src/edge/varnish.vcl before two edges on these ports. Throws where Varnish is missing and cannot be installed. */
export async function startVarnish([one, two]: readonly [number, number]): Promise<Varnish> {
  if (!isInstalled() && !(installDebian('varnish') && isInstalled())) throw new Error('Varnish is missing and could not be installed: apt-get install varnish');
  const folder = mkdtempSync(join(tmpdir(), 'leve-varnish-'));
  const port = await freePort();
  const file = join(folder, 'varnish.vcl');
  writeFileSync(file, readFileSync('src/edge/varnish.vcl', 'utf8').replace('"4173"', `"${one}"`).replace('"4174"', `"${two}"`));
  const state = join(folder, 'state');
  const settings = ['-F', '-j', 'none', '-n', state, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
  const varnish = spawn(program, settings, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorText = '';
  varnish.stderr.setEncoding('utf8').on('data', (text: string) => (errorText = (errorText + text).slice(-2_000)));
  const ended = once(varnish, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + timeoutMs; !(await answers(address)); await sleep(50)) {
    if (varnish.exitCode !== null || performance.now() > end) throw new Error(`Varnish did not start\n${errorText}`);
  }
  return {
    address,
    async stop() {
      varnish.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const answers = (address: string): Promise<boolean> => fetch(`${address}/robots.txt`).then(({ ok }) => ok, () => false);
