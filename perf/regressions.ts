import { randomBytes } from 'node:crypto';

/** Commands that must all succeed. */
export type Gate = readonly string[];

const build: Gate = ['vite build --logLevel silent'];
const bytes: Gate = [...build, 'node src/build/budgets.ts'];
const limits: Gate = [...build, 'size-limit --config size-limit.json'];
const visit: Gate = [...build, 'playwright test -c tests/playwright.config.ts --project=journeys --grep requests.and.bytes.until first-visit'];
const elements: Gate = [...build, 'playwright test -c tests/playwright.config.ts --project=journeys --grep no.more.elements home-quality'];
const lighthouse: Gate = [...build, 'node perf/lighthouse.ts leve home'];
const renders: Gate = ['vitest run -c tests/vitest.config.ts tests/unit/app/screens/home/renders.test.tsx'];

export interface Regression {
  name: string;
  file: string;
  /** adds the regression to the source */
  regress(source: string): string;
  gate: Gate;
}

const home = 'src/app/screens/home/index.tsx';
const entry = 'src/app/main.tsx';

/** One deliberate regression for each gate. A test holds that each changes its file, and that the tests named here exist. */
export const regressions: readonly Regression[] = [
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
    regress: (source) => source.replace('.slice(0, shownGames())', ''),
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

/** What the source as it is must pass, each command once. */
export const allGates: Gate = [...new Set(regressions.flatMap(({ gate }) => gate))];
