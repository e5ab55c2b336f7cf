import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian } from './debian.ts';
import { writeCertificate } from './certificate.ts';
import { freePort } from './free-port.ts';

/** Debian's path of nginx. */
const program = '/usr/sbin/nginx';
/** Limit for the start of nginx, in ms. */
const timeoutMs = 10_000;

export interface Nginx {
  address: string;
  /** over TLS, with HTTP/2 where the client knows it; the certificate is its own: clients must be told to take it */
  secure: string;
  /** Process ids of its workers. */
  workers(): number[];
  /** Adds a file below /assets, `name` its path there, with its compressed forms. */
  add(name: string, forms: Record<string, Buffer>): void;
  /** Switches to another build and to edges on other ports, as a rollout does. */
  switchTo(build: string, edgePorts: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

const isInstalled = () => spawnSync(program, ['-v']).status === 0;

/** Serves `build` with src/edge/nginx.conf, which `change` may change, before edges on these ports. Throws where nginx is missing and cannot be installed. */
export async function startNginx(build: string, edgePorts: readonly number[], change = (configuration: string) => configuration): Promise<Nginx> {
  if (!isInstalled() && !(installDebian('nginx-light', 'libnginx-mod-http-brotli-static') && isInstalled())) throw new Error('nginx is missing and could not be installed: apt-get install nginx-light libnginx-mod-http-brotli-static');
  const folder = mkdtempSync(join(tmpdir(), 'leve-nginx-'));
  const root = join(folder, 'dist');
  const [port, securePort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeCertificate(folder);
  function write(from: string, ports: readonly number[]): void {
    rmSync(root, { recursive: true, force: true });
    cpSync(from, root, { recursive: true });
    // nginx's workers run as another user.
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    const configuration = readFileSync('src/edge/nginx.conf', 'utf8')
      .replace('/run/leve-nginx.pid', join(folder, 'pid'))
      .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replace('listen 8443', `listen 127.0.0.1:${securePort}`)
      .replaceAll('/etc/leve/tls', folder)
      .replace('/srv/leve/dist', root)
      .replace(/server 127\.0\.0\.1:4173 max_fails=0;\s*server 127\.0\.0\.1:4174 max_fails=0;/, ports.map((edge) => `server 127.0.0.1:${edge} max_fails=0;`).join(' '));
    writeFileSync(file, change(configuration));
  }
  write(build, edgePorts);
  const nginx = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorText = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (errorText = (errorText + text).slice(-2_000)));
  const ended = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + timeoutMs; !(await answers(address)); await sleep(50)) {
    if (nginx.exitCode !== null || performance.now() > end) throw new Error(`nginx did not start\n${errorText}`);
  }
  return {
    address,
    secure: `https://localhost:${securePort}`,
    workers: () => workersOf(nginx.pid!).map(Number),
    add(name, forms) {
      const path = join(root, 'assets', name);
      mkdirSync(dirname(path), { recursive: true });
      for (const [ending, bytes] of Object.entries(forms)) writeFileSync(path + ending, bytes, { mode: 0o644 });
    },
    async switchTo(other, ports) {
      write(other, ports);
      const workers = workersOf(nginx.pid!);
      nginx.kill('SIGHUP');
      // Old workers exit after their last answer.
      while (workersOf(nginx.pid!).some((worker) => workers.includes(worker))) await sleep(50);
    },
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const workersOf = (pid: number): string[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

const answers = (address: string): Promise<boolean> => fetch(`${address}/robots.txt`).then(({ ok }) => ok, () => false);
