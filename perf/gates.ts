/**
 * Proves that the gates can fail: each runs on a copy of the source, where it must pass, and on copies with one
 * deliberate regression, where it must fail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allGates, regressions, type Gate, type Regression } from './regressions.ts';

const copied = ['src', 'tests', 'perf', 'index.html', 'package.json', 'size-limit.json', 'tsconfig.json', 'vite.config.ts'];

/** Runs `check` in a copy of the source. */
function inCopy<T>(check: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'leve-gates-'));
  try {
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const passes = (folder: string, gate: Gate): boolean =>
  gate.every((command) => spawnSync('npx', ['--no-install', ...command.split(' ')], { cwd: folder, stdio: 'ignore' }).status === 0);

function fails({ file, regress, gate }: Regression): boolean {
  return inCopy((folder) => {
    const source = readFileSync(file, 'utf8');
    const regressed = regress(source);
    if (regressed === source) throw new Error(`${file} is no longer what this regression changes`);
    writeFileSync(join(folder, file), regressed);
    return !passes(folder, gate);
  });
}

let failed = 0;
function print(name: string, holds: boolean): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}`);
  failed += Number(!holds);
}

const wanted = process.argv.slice(2);
const selected = regressions.filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)));
print('the source as it is passes every gate', inCopy((folder) => passes(folder, allGates)));
for (const regression of selected) print(regression.name, fails(regression));
console.log(`${selected.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
