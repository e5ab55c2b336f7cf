/**
 * Runs all checks. A step prints its output only when it fails, a test that fails its name at once; a line at least every ten
 * seconds says what runs and how far it is. The last line gives the counts. `JUNIT=folder` keeps each step's result there as
 * JUnit's XML.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { getTestBrowser } from './browser/get.ts';
import { stepsAsJunit, type StepCase } from './junit.ts';
import { watchLeftBehind } from './left-behind.ts';
import type { Progress } from './progress/progress.ts';

interface Count {
  passed: number;
  failed: number;
  /** passed at a second run alone */
  unsteady?: number;
}

interface Step {
  name: string;
  command: string;
  /** a test runner's report, and how to read its counts; without it the step counts as one check */
  report?: { file: string; read: (report: never) => Count };
  /** the name of a step that must pass before this one */
  needs?: string;
}

// Outside Playwright's output folder, which it empties at its start, and absolute, for Playwright resolves it against another folder.
const reports = resolve('.cache/reports');

/** Folder of JUnit's files; none: they are not wanted. */
const junit = process.env.JUNIT && resolve(process.env.JUNIT);

const vitest = {
  file: `${reports}/unit.json`,
  read: (report: { numPassedTests: number; numFailedTests: number }): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
};

const playwright = {
  file: `${reports}/end-to-end.json`,
  read: ({ stats: { expected, unexpected, flaky } }: { stats: { expected: number; unexpected: number; flaky: number } }): Count => ({ passed: expected + flaky, failed: unexpected, unsteady: flaky }),
};

/** Groups run one after the other; steps of a group run in parallel, for each leaves a processor idle much of the time. */
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
    { name: 'unit tests', command: `vitest run -c tests/vitest.config.ts --reporter=default --reporter=./tests/progress/vitest.ts --reporter=json --outputFile.json=${vitest.file}${junit ? ` --reporter=junit --outputFile.junit=${junit}/unit.xml` : ''}`, report: vitest },
  ],
  [{ name: 'end-to-end tests', command: `playwright test -c tests/playwright.config.ts --project=journeys --reporter=dot,json,./tests/progress/playwright.ts${junit ? ',junit' : ''}`, report: playwright, needs: 'build' }],
];

/** ms between two lines that say how far the running steps are */
const everyMs = 8_000;

/** Steps that run now: since when, by `performance.now()`, and what their runners last told. */
const running = new Map<string, { since: number; told?: Progress }>();

const secondsSince = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

/** What runs, how far it is and for how long. */
const progressText = (): string =>
  Array.from(running, ([name, { since, told }]) => `${name}${told ? ` ${told.done}/${told.total} ${told.of}` : ''}, ${secondsSince(since)}`).join('; ');

/** Runs a command to its end; gives its output and whether it succeeded. `hear` gets what a reporter tells meanwhile. */
function execute(command: string, env: NodeJS.ProcessEnv, hear: (told: Progress) => void): Promise<{ output: string; succeeded: boolean }> {
  const [program, ...args] = command.split(' ');
  const child = spawn(program!, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  return new Promise((resolved) => {
    child.on('message', hear);
    child.on('error', (error) => resolved({ output: output + error.message, succeeded: false }));
    child.on('close', (code) => resolved({ output, succeeded: code === 0 }));
  });
}

/** Counts of one step. A runner without a report, or that fails although every test passed, counts as one failure. */
async function run({ name, command, report }: Step): Promise<Count & { output: string }> {
  const hear = (told: Progress) => {
    running.get(name)!.told = told;
    if (told.failure) console.log(`failed: ${told.failure}`);
  };
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const { output, succeeded } = await execute(command, { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file, ...(junit && { PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${junit}/end-to-end.xml` }), FORCE_COLOR: '0' }, hear);
  const counted = report && existsSync(report.file) ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never) : undefined;
  const { passed, failed, unsteady }: Count = counted ?? { passed: report ? 0 : Number(succeeded), failed: 0 };
  return { passed, failed: failed || Number(!succeeded), unsteady, output };
}

/** Runs a step, unless the step that it needs is broken, and prints its result; the output too where something failed, if only once. */
async function runAndPrint(step: Step, broken: Set<string>): Promise<Count> {
  const before = performance.now();
  running.set(step.name, { since: before });
  const { passed, failed, unsteady, output }: Count & { output: string } = broken.has(step.needs ?? '') ? { passed: 0, failed: 1, output: `needs: ${step.needs}\n` } : await run(step);
  running.delete(step.name);
  const seconds = ((performance.now() - before) / 1_000).toFixed(1);
  const counted = step.report ? `${passed} passed${failed ? `, ${failed} failed` : ''}${unsteady ? `, ${unsteady} of them at the second run` : ''}` : failed ? 'failed' : 'passed';
  console.log(`${step.name.padEnd(28)}${`${seconds} s`.padStart(8)}  ${counted}`);
  if (failed || unsteady) console.log(output);
  if (failed) broken.add(step.name);
  if (!step.report) cases.push({ name: step.name, seconds, output: failed ? output : undefined });
  return { passed, failed };
}

/** Steps that are one check each. */
const cases: StepCase[] = [];

async function main(): Promise<void> {
  if (junit) mkdirSync(junit, { recursive: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  process.env.BROWSER_PATH = getTestBrowser();
  const leftBehind = watchLeftBehind();
  const progress = setInterval(() => console.log(`${''.padEnd(28)}${''.padStart(8)}  … ${progressText()}`), everyMs);
  const total: Count = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const group of steps) {
    for (const { passed, failed } of await Promise.all(group.map((step) => runAndPrint(step, broken)))) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  clearInterval(progress);
  const left = leftBehind();
  console.log(`${'nothing left behind'.padEnd(28)}${''.padStart(8)}  ${left.length ? `failed\n${left.join('\n')}` : 'passed'}`);
  total[left.length ? 'failed' : 'passed']++;
  if (junit) writeFileSync(`${junit}/checks.xml`, stepsAsJunit(cases));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

await main();
