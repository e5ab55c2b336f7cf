/**
 * Proves that the gates bite: each is run on a copy of the source as it is, where it must pass, and on copies with one
 * deliberate regression, where it must fail.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Commands that must all succeed. */
type Gate = readonly string[];

const bytes: Gate = ['vite build --logLevel silent', 'node src/build/budgets.ts'];
const limits: Gate = ['vite build --logLevel silent', 'size-limit --config size-limit.json'];
const renders: Gate = ['vitest run -c tests/vitest.config.ts tests/unit/app/screens/home/renders.test.tsx'];

interface Regression {
  name: string;
  file: string;
  /** the source with the mistake in it */
  spoil(source: string): string;
  gate: Gate;
}

const home = 'src/app/screens/home/index.tsx';
const entry = 'src/app/main.tsx';

const regressions: readonly Regression[] = [
  {
    name: 'a default import of React is over the bytes of home',
    file: entry,
    spoil: (source) => `import React from 'react';\n${source.replaceAll('<App />', 'React.createElement(App)')}`,
    gate: bytes,
  },
  {
    name: "React's own code, past the aliases, fails the build",
    file: entry,
    spoil: (source) => `import { version } from '../../node_modules/react/index.js';\ndocument.title += version;\n${source}`,
    gate: bytes.slice(0, 1),
  },
  {
    name: 'ten kilobytes more in home are over its budget of all scripts',
    file: home,
    spoil: heavier,
    gate: bytes,
  },
  {
    name: 'ten kilobytes more in home are over size-limit.json',
    file: home,
    spoil: heavier,
    gate: limits,
  },
  {
    name: 'a countdown that renders on each tick fails the count of renders',
    file: 'src/app/ui/countdown/countdown.tsx',
    spoil: (source) => source.replace('{text}', '{text.value}').replace('return (\n    <span', 'void text.value;\n  return (\n    <span'),
    gate: renders,
  },
];

/** Ten kilobytes that no compression makes smaller. */
function heavier(source: string): string {
  // Base64 spends a byte on 6 bits, which brotli wins back.
  return `${source}\ndocument.documentElement.dataset.weight = '${randomBytes(10_000).toString('base64')}';\n`;
}

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

function bites({ file, spoil, gate }: Regression): boolean {
  return inCopy((folder) => {
    const source = readFileSync(file, 'utf8');
    const spoilt = spoil(source);
    if (spoilt === source) throw new Error(`${file} is no longer what this regression changes`);
    writeFileSync(join(folder, file), spoilt);
    return !passes(folder, gate);
  });
}

let failed = 0;
function say(name: string, holds: boolean): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}`);
  failed += Number(!holds);
}

const wanted = process.argv.slice(2);
const chosen = regressions.filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)));
say('the source as it is passes every gate', inCopy((folder) => [bytes, [limits[1]!], renders].every((gate) => passes(folder, gate))));
for (const regression of chosen) say(regression.name, bites(regression));
console.log(`${chosen.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
