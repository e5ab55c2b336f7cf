/** All that must hold, in one go. Says little while it goes well; the last line counts. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { getTestBrowser } from './browser/get.ts';
import { watchLeftBehind } from './left-behind.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** written by a runner of tests, and how to read its counts; without it the step itself is one check */
  report?: { file: string; read: (report: never) => Count };
  /** the name of a step without which this one is not worth starting */
  needs?: string;
}

// Playwright empties its own folder when it starts, and reads this path from another one.
const reports = resolve('.cache/reports');

const vitest = {
  file: `${reports}/unit.json`,
  read: (report: { numPassedTests: number; numFailedTests: number }): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
};

const playwright = {
  file: `${reports}/end-to-end.json`,
  read: ({ stats: { expected, unexpected } }: { stats: { expected: number; unexpected: number } }): Count => ({ passed: expected, failed: unexpected }),
};

/** One after the other; those in a row beside each other, for each of them leaves a processor idle for much of its time. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'tsc -p .' },
    { name: 'lint', command: 'oxlint' },
    { name: 'unused code', command: 'knip' },
    { name: 'build', command: 'vite build --logLevel warn' },
    { name: 'build that counts renders', command: 'vite build --mode measure --outDir dist-measure --logLevel warn' },
  ],
  [
    { name: 'size budgets', command: 'size-limit --config size-limit.json', needs: 'build' },
    { name: 'first load and screens', command: 'node src/build/budgets.ts', needs: 'build' },
  ],
  [{ name: 'unit tests', command: `vitest run -c tests/vitest.config.ts --reporter=default --reporter=json --outputFile=${vitest.file}`, report: vitest }],
  [{ name: 'end-to-end tests', command: 'playwright test -c tests/playwright.config.ts --project=journeys --reporter=line,json', report: playwright, needs: 'build' }],
];

/** Runs a command to its end: what it said, and whether it went well. */
function done(command: string, env: NodeJS.ProcessEnv): Promise<{ said: string; well: boolean }> {
  const [program, ...given] = command.split(' ');
  const child = spawn(program!, given, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  return new Promise((resolved) => {
    child.on('error', (error) => resolved({ said: said + error.message, well: false }));
    child.on('close', (code) => resolved({ said, well: code === 0 }));
  });
}

/** One step's counts. A runner that broke off, or failed with every test passed, is a failure of its own. */
async function run({ command, report }: Step): Promise<Count & { said: string }> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const { said, well } = await done(command, { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file, FORCE_COLOR: '0' });
  const counted = report && existsSync(report.file) ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never) : undefined;
  const { passed, failed }: Count = counted ?? { passed: report ? 0 : Number(well), failed: 0 };
  return { passed, failed: failed || Number(!well), said };
}

/** Runs a step, unless what it needs is broken, and says how it went. */
async function take(step: Step, broken: Set<string>): Promise<Count> {
  const before = performance.now();
  const { passed, failed, said }: Count & { said: string } = broken.has(step.needs ?? '') ? { passed: 0, failed: 1, said: `needs: ${step.needs}\n` } : await run(step);
  const seconds = ((performance.now() - before) / 1_000).toFixed(1);
  const counted = step.report ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : failed ? 'failed' : 'passed';
  console.log(`${step.name.padEnd(28)}${`${seconds} s`.padStart(8)}  ${counted}`);
  if (failed) console.log(said);
  if (failed) broken.add(step.name);
  return { passed, failed };
}

async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  process.env.BROWSER_PATH = getTestBrowser();
  const leftBehind = watchLeftBehind();
  const total: Count = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const beside of steps) {
    for (const { passed, failed } of await Promise.all(beside.map((step) => take(step, broken)))) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  const left = leftBehind();
  console.log(`${'nothing left behind'.padEnd(28)}${''.padStart(8)}  ${left.length ? `failed\n${left.join('\n')}` : 'passed'}`);
  total[left.length ? 'failed' : 'passed']++;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

await main();
