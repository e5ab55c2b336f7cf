/** Proves src/edge/service/alerts.yaml with promtool, each rule on what it is for and on what lies beside it; and tries the runbook. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rows } from '../support/rows.ts';
import { tryRunbook } from './runbook.ts';

const cache = resolve('.cache/prometheus');

/** promtool: the machine's, or the one of Debian's package, unpacked and not installed, which would start a server. */
function getPromtool(): string {
  const unpacked = join(cache, 'usr/bin/promtool');
  for (const program of ['promtool', unpacked]) if (spawnSync(program, ['--version']).status === 0) return program;
  mkdirSync(cache, { recursive: true });
  const download = () => spawnSync('apt-get', ['download', 'prometheus'], { cwd: cache, stdio: 'ignore' }).status === 0;
  if (!download()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    if (!download()) throw new Error('promtool is missing and could not be had: apt-get install prometheus');
  }
  const [archive] = globSync('prometheus_*.deb', { cwd: cache });
  if (spawnSync('dpkg-deb', ['-x', join(cache, archive!), cache]).status !== 0) throw new Error('the package of prometheus could not be unpacked');
  return unpacked;
}

const promtool = getPromtool();
const folder = mkdtempSync(join(tmpdir(), 'leve-alerts-'));
cpSync('src/edge/service/alerts.yaml', join(folder, 'alerts.yaml'));
cpSync('tests/alerts/alerts.test.yaml', join(folder, 'alerts.test.yaml'));

const table = rows();
for (const [name, args] of [['the rules can be read', ['check', 'rules', 'alerts.yaml']], ['each fires on what it is for alone', ['test', 'rules', 'alerts.test.yaml']]] as const) {
  await table.check(name, async () => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? undefined : stdout + stderr;
  });
}
rmSync(folder, { recursive: true });
await tryRunbook(table);
table.end();
