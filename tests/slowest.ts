/** Prints the slowest tests of the last `npm test`: of each part, thirty. `node tests/slowest.ts 50` prints more. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Timed {
  ms: number;
  file: string;
  title: string;
}

interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

const unitTests = ({ testResults }: UnitReport): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) => assertionResults.map(({ fullName, duration }) => ({ ms: duration ?? 0, file: relative('.', name), title: fullName })));

const endToEndTests = ({ specs = [], suites = [] }: Suite): Timed[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map(({ results }) => ({ ms: results.reduce((sum, { duration }) => sum + duration, 0), file: `tests/e2e/${file}`, title }))),
  ...suites.flatMap(endToEndTests),
];

const parts = [
  { name: 'unit tests', file: '.cache/reports/unit.json', timesOf: unitTests as (report: never) => Timed[] },
  { name: 'end-to-end tests', file: '.cache/reports/end-to-end.json', timesOf: endToEndTests as (report: never) => Timed[] },
];

const count = Number(process.argv[2] ?? 30);

for (const { name, file, timesOf } of parts) {
  if (!existsSync(file)) {
    console.log(`${name}: no report; npm test writes it`);
    continue;
  }
  const times = timesOf(JSON.parse(readFileSync(file, 'utf8')) as never).toSorted((one, other) => other.ms - one.ms);
  const all = times.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${name}: ${times.length}, ${(all / 1_000).toFixed(0)} s in all`);
  for (const { ms, file: of, title } of times.slice(0, count)) console.log(`${`${(ms / 1_000).toFixed(1)} s`.padStart(9)}  ${of}  ${title}`);
}
