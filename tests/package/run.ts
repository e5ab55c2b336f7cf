/**
 * Tests the archive of `npm run package` as a merchant's server meets it: the same bytes again, unpacked into an empty
 * folder, run as another user on a file system that is read only but for one folder, and started by its unit's command.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse, parseAllDocuments } from 'yaml';
import { freePort } from '../browser/free-port.ts';
import { differs, rows } from '../support/rows.ts';
import { startJailed } from './jail.ts';
import { readEnvironment, readUnit } from './unit.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-package-'));
// Others may read it: the edge runs as one of them.
execFileSync('chmod', ['755', folder]);
const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
const name = `leve-${version}`;
const own = join(folder, 'opt', name);
const nobody = '65534';

const make = (to: string): Buffer => {
  execFileSync(process.execPath, ['src/build/package/main.ts', join(folder, to)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFileSync(join(folder, to, `${name}.tar.gz`));
};
const statusOf = (address: string, headers: Record<string, string> = {}): Promise<number> => fetch(address, { headers, redirect: 'manual' }).then(async (response) => (await response.arrayBuffer(), response.status), () => 0);

/** Repeats a question until the answer, for ten seconds. */
async function until<T>(ask: () => Promise<T>, answer: T): Promise<T> {
  let last = await ask();
  for (let at = 0; at < 100 && last !== answer; at++) {
    await sleep(100);
    last = await ask();
  }
  return last;
}

/** The templates of the chart with its values: as much of Helm as they use. */
function renderChart(): string[] {
  const values = parse(readFileSync(join(own, 'chart/values.yaml'), 'utf8')) as Record<string, unknown>;
  return globSync(join(own, 'chart/templates/*.yaml')).map((file) => readFileSync(file, 'utf8').replaceAll(/{{ \.(Release\.Name|Values\.(\w+)( \| quote)?) }}/g, (_, what: string, key: string, isQuoted) => {
    const value = what === 'Release.Name' ? 'leve' : values[key];
    if (value === undefined) throw new Error(`the chart has no value ${key}`);
    return isQuoted ? JSON.stringify(String(value)) : String(value);
  }));
}

const table = rows();
try {
  let bytes = 0;
  await table.check('two packings of one commit are the same bytes', async () => {
    const [one, other] = [make('one'), make('other')];
    bytes = one.length;
    return one.equals(other) ? undefined : 'they differ';
  }, () => `${(bytes / 1024 / 1024).toFixed(1)} MB`);

  mkdirSync(join(folder, 'opt'));
  execFileSync('tar', ['-xzf', join(folder, 'one', `${name}.tar.gz`), '-C', join(folder, 'opt')]);

  await table.check('what was unpacked is what was summed up, and all is there', async () => {
    const wrong = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: own, encoding: 'utf8' });
    const wanted = ['leve', 'main.mjs', 'thread.mjs', 'resize-process.mjs', 'files/edge/node/pictures/font/noto-sans-bold.ttf', 'dist/pages.json', 'merchants/leve.json', 'merchants/brisa.json', 'merchants/merchant.schema.json', 'nginx.conf', 'leve@.service', 'leve.env', 'Dockerfile', 'compose.yaml', 'chart/Chart.yaml', 'THIRD-PARTY-NOTICES', 'sbom.cdx.json', 'INSTALL.md', 'README.md', 'CHANGELOG.md'];
    const missing = wanted.filter((file) => !statSync(join(own, file), { throwIfNoEntry: false }));
    return wrong.stdout + wrong.stderr || differs(missing, []) || (bytes < 20 * 1024 * 1024 ? undefined : 'it is too large');
  });

  await table.check('every package of the bill has its licence in the notices, and a digest', async () => {
    const { components } = JSON.parse(readFileSync(join(own, 'sbom.cdx.json'), 'utf8')) as { components: { name: string; version: string; licenses: { expression: string }[]; hashes: unknown[] }[] };
    const notices = readFileSync(join(own, 'THIRD-PARTY-NOTICES'), 'utf8');
    const bare = components.filter(({ name: one, version: of, licenses, hashes }) => !hashes.length || !notices.includes(`${one} ${of} (`) || !licenses[0]?.expression).map((one) => one.name);
    // On both sides, and in what draws the pages.
    const lacking = ['preact', 'preact-render-to-string', 'hono', 'undici', 'prom-client', 'valibot', 'workbox-routing', 'firebase', '@fontsource/noto-sans'].filter((one) => !components.some((component) => component.name === one));
    return differs([...bare, ...lacking], []);
  });

  await table.check('from an empty folder, as nobody, read only but for one folder', async () => {
    const empty = join(folder, 'empty');
    const state = join(folder, 'state');
    mkdirSync(empty);
    const edge = await startJailed(`${own}/leve`, { writable: state, user: nobody, folder: empty, environment: { PORT: '0', DATA: `${state}/box.sqlite`, PICTURES: `${state}/pictures`, HASH_COST: '8', RATE_LIMIT: '2' } });
    try {
      const rights = readFileSync(`/proc/${edge.pid}/status`, 'utf8');
      const user = /^Uid:\s+(\d+)/m.exec(rights)?.[1];
      const kept = /^CapEff:\s+(\w+)/m.exec(rights)?.[1];
      const inside = `/proc/${edge.pid}/root`;
      const read = spawnSync('sh', ['-c', `touch ${inside}${empty}/x ${inside}${own}/x ${inside}/tmp/x ${inside}/var/x`], { encoding: 'utf8' }).stderr.split('Read-only file system').length - 1;
      const home = await (await fetch(`${edge.address}/m/home`)).text();
      // Without sharp the original goes on, and is kept.
      const drawing = /\/cdn(\/games\/[^"' ]+\.svg\?v=\w+)/.exec(home)?.[1];
      const answers = [
        await statusOf(`${edge.address}/wps/game/hot`, { Merchant: 'leve' }),
        await statusOf(`${edge.address}/img/card-240/0${drawing}`),
        await statusOf(`${edge.address}/sandbox/front.css`),
        await statusOf(`${edge.address}/readyz/leve`),
      ];
      const said = (await (await fetch(`${edge.address}/version`)).json()) as { version: string };
      const pictures = execFileSync('nsenter', ['-t', String(edge.pid), '-m', 'ls', `${state}/pictures`], { encoding: 'utf8' }).trim().split('\n').length;
      const ended = await edge.stop();
      return differs({ user, kept, read, answers, pictures: pictures > 0, version: said.version, games: home.includes('game-card'), ended }, { user: nobody, kept: '0000000000000000', read: 4, answers: [200, 200, 200, 200], pictures: true, version, games: true, ended: 0 });
    } catch (error) {
      await edge.stop();
      throw error;
    }
  });

  await table.check('by the command of its unit, its variables, its user, its folders', async () => {
    const port = String(await freePort());
    const unit = readUnit(readFileSync(join(own, 'leve@.service'), 'utf8'), port);
    const variables = readEnvironment(readFileSync(join(own, 'leve.env'), 'utf8'));
    const key = variables.GATEWAY_PUBLIC_KEY!;
    if (!key.includes(String.raw`\n`)) return 'the breaks of the key are lost on their way through systemd';
    const merchants = join(folder, 'merchants');
    cpSync(join(own, 'merchants'), merchants, { recursive: true });
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    const { publicKey } = (await import('node:crypto')).generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });
    const edge = await startJailed(unit.get('Service.ExecStart')!, {
      writable: '/var/lib/leve',
      user: unit.get('Service.User')!,
      folder: unit.get('Service.WorkingDirectory')!,
      lay: [
        `cp -a /etc ${folder}/etc && mount --bind ${folder}/etc /etc`,
        'echo leve:x:4711:4711::/var/lib/leve:/usr/sbin/nologin >> /etc/passwd && echo leve:x:4711: >> /etc/group',
        `mkdir -p /etc/leve/merchants && mount --bind ${merchants} /etc/leve/merchants`,
        `mount -t tmpfs tmpfs /opt && ln -s ${own} /opt/leve`,
        'mount -t tmpfs tmpfs /var/lib',
      ].join('\n'),
      environment: { ...variables, GATEWAY_URL: 'http://127.0.0.1:9', GATEWAY_PUBLIC_KEY: publicKey.trim().replaceAll('\n', String.raw`\n`), ...readEnvironment(unit.get('Service.Environment')!) },
    });
    try {
      const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${edge.pid}/status`, 'utf8'))?.[1];
      const served = await statusOf(`http://127.0.0.1:${port}/m/home`);
      // ExecReload, and a changed file.
      edge.send('SIGHUP');
      const reloaded = await until(async () => edge.output.filter((line) => line === 'The merchants were read again.').length, 1);
      execFileSync('sed', ['-i', 's/"name": "Brisa"/"name": "Vento"/', join(merchants, 'brisa.json')]);
      const renamed = await until(async () => (await (await fetch(`http://127.0.0.1:${port}/manifest.webmanifest`, { headers: { 'X-Forwarded-Host': 'brisa.localhost' } })).text()).includes('Vento'), true);
      return differs({ user, served, reloaded, renamed, ended: await edge.stop() }, { user: '4711', served: 200, reloaded: 1, renamed: true, ended: 0 });
    } catch (error) {
      await edge.stop();
      throw error;
    }
  });

  await table.check('systemd finds nothing to complain of in the unit', async () => {
    const { stdout, stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', join(own, 'leve@.service')], { encoding: 'utf8' });
    if (error) return 'systemd-analyze is missing: apt-get install systemd';
    // The command's own place is not there before the installation.
    return (stdout + stderr).split('\n').filter((line) => line && !/opt\/leve\/leve is not executable|Failed to (?:open|connect)/.test(line)).join('\n') || undefined;
  });

  await table.check('`leve check` proves the ready-made merchants, and an old Node is told of in one line', async () => {
    const sound = spawnSync(`${own}/leve`, ['check', join(own, 'merchants')], { encoding: 'utf8' });
    const bin = join(folder, 'old-node');
    mkdirSync(bin);
    execFileSync('sh', ['-c', `printf '#!/bin/sh\\ncase "$1" in --version) echo v20.1.0;; *) exit 1;; esac\\n' > ${bin}/node && chmod +x ${bin}/node`]);
    const old = spawnSync(`${own}/leve`, [], { encoding: 'utf8', env: { PATH: `${bin}:/usr/bin:/bin` } });
    return differs([sound.status, sound.stdout.trim(), old.status, old.stderr.trim()], [0, 'all sound: brisa, leve', 1, 'Leve did not start: it needs Node 24 or later, and finds v20.1.0']);
  });

  await table.check('compose file and chart can be read, and say the same folders and ports as the image', async () => {
    const documents = renderChart().flatMap((text) => parseAllDocuments(text));
    const faults = documents.flatMap(({ errors }) => errors.map(({ message }) => message));
    const kinds = documents.map((document) => (document.toJS() as { kind: string }).kind).toSorted();
    const compose = parse(readFileSync(join(own, 'compose.yaml'), 'utf8'), { merge: true }) as { services: Record<string, { read_only: boolean; volumes: string[] }> };
    const { version: chart, appVersion } = parse(readFileSync(join(own, 'chart/Chart.yaml'), 'utf8')) as Record<string, string>;
    const image = readFileSync(join(own, 'Dockerfile'), 'utf8');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    return differs(
      [faults, kinds, Object.values(compose.services).every((one) => one.read_only && one.volumes.includes('pictures:/var/lib/leve')), [chart, appVersion], image.includes(`sharp@${dependencies.sharp}`)],
      [[], ['Deployment', 'PodDisruptionBudget', 'Service'], true, [version, version], true],
    );
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
table.end();
