/**
 * Proves that the gates can fail: each runs on a copy of the source, where it must pass, and on copies with one
 * deliberate regression, where it must fail.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Commands that must all succeed. */
type Gate = readonly string[];

const build: Gate = ['vite build --logLevel silent'];
const bytes: Gate = [...build, 'node src/build/budgets.ts'];
const limits: Gate = [...build, 'size-limit --config size-limit.json'];
const visit: Gate = [...build, 'playwright test -c tests/playwright.config.ts --project=journeys --grep no.more.requests first-visit'];
const elements: Gate = [...build, 'playwright test -c tests/playwright.config.ts --project=journeys --grep no.more.elements home-quality'];
const lighthouse: Gate = [...build, 'node perf/lighthouse.ts leve home'];
const renders: Gate = ['vitest run -c tests/vitest.config.ts tests/unit/app/screens/home/renders.test.tsx'];

interface Regression {
  name: string;
  file: string;
  /** adds the regression to the source */
  regress(source: string): string;
  gate: Gate;
}

const home = 'src/app/screens/home/index.tsx';
const entry = 'src/app/main.tsx';

const regressions: readonly Regression[] = [
  {
    name: 'a default import of React is over the bytes of home',
    file: entry,
    regress: (source) => `import React from 'react';\n${source.replaceAll('<App />', 'React.createElement(App)')}`,
    gate: bytes,
  },
  {
    name: "React's own code, past the aliases, fails the build",
    file: entry,
    regress: (source) => `import { version } from '../../node_modules/react/index.js';\ndocument.title += version;\n${source}`,
    gate: build,
  },
  {
    name: 'ten kilobytes more in home are over its budget of all scripts',
    file: home,
    regress: addTenKilobytes,
    gate: bytes,
  },
  {
    name: 'ten kilobytes more in home are over size-limit.json',
    file: home,
    regress: addTenKilobytes,
    gate: limits,
  },
  {
    name: "home's whole style before its header is over the bytes of the first paint",
    file: 'src/edge/document.ts',
    regress: (source) => source.replace(/criticalCss\(style, .*\)/, 'style'),
    gate: bytes,
  },
  {
    name: 'a countdown that renders on each tick fails the count of renders',
    file: 'src/app/ui/countdown/countdown.tsx',
    regress: (source) => source.replace('{text}', '{text.value}').replace('return (\n    <span', 'void text.value;\n  return (\n    <span'),
    gate: renders,
  },
  {
    name: 'three more requests of home are over the count of a first visit',
    file: entry,
    regress: (source) => `${source}\nfor (let more = 0; more < 3; more++) void fetch('/robots.txt?' + more);\n`,
    gate: visit,
  },
  {
    name: 'games that are all drawn are over the count of elements',
    file: 'src/app/screens/home/lobby.tsx',
    regress: (source) => source.replace('.slice(0, shownGames)', ''),
    gate: elements,
  },
  {
    name: 'a start that blocks for 60 ms misses the blocking time of Lighthouse',
    file: entry,
    regress: (source) => `${source}\nfor (const end = performance.now() + 60; performance.now() < end; );\n`,
    gate: lighthouse,
  },
];

/** Adds ten kilobytes of incompressible text. */
function addTenKilobytes(source: string): string {
  // Brotli undoes the growth by Base64, which stores 6 bits in a byte.
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
print('the source as it is passes every gate', inCopy((folder) => passes(folder, [...new Set([bytes, limits, visit, elements, lighthouse, renders].flat())])));
for (const regression of selected) print(regression.name, fails(regression));
console.log(`${selected.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
