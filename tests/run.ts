/** All that must hold, in one go. Says little while it goes well; the last line counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { getBrowser } from './browser/get.ts';

interface Count {
  passed: number;
  failed: number;
  /** of the passed, those that needed a second try */
  flaky?: number;
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
  read: ({ stats: { expected, flaky, unexpected } }: { stats: { expected: number; flaky: number; unexpected: number } }): Count => ({
    passed: expected + flaky,
    failed: unexpected,
    flaky,
  }),
};

const steps: readonly Step[] = [
  { name: 'types', command: 'tsc -p .' },
  { name: 'lint', command: 'oxlint' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit tests', command: `vitest run --reporter=default --reporter=json --outputFile=${vitest.file}`, report: vitest },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'build that counts renders', command: 'vite build --mode measure --outDir dist-measure --logLevel warn' },
  { name: 'size budgets', command: 'size-limit --config size-limit.json', needs: 'build' },
  { name: 'first load and screens', command: 'node src/build/budgets.ts', needs: 'build' },
  { name: 'end-to-end tests', command: 'playwright test -c tests/playwright.config.ts --project=journeys --reporter=line,json', report: playwright, needs: 'build' },
];

/** One step's counts. A runner that broke off, or failed with every test passed, is a failure of its own. */
function run({ command, report }: Step): Count & { said: string } {
  const [program, ...given] = command.split(' ');
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const done = spawnSync(program!, given, {
    encoding: 'utf8',
    env: { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file, FORCE_COLOR: '0' },
    maxBuffer: 256 * 1024 * 1024,
  });
  const ended = done.status === 0;
  const counted = report && existsSync(report.file) ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never) : undefined;
  const { passed, failed, flaky = 0 }: Count = counted ?? { passed: report ? 0 : Number(ended), failed: 0 };
  const said = `${done.error?.message ?? ''}${done.stdout ?? ''}${done.stderr ?? ''}`;
  return { passed, failed: failed || Number(!ended), flaky, said };
}

function main(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  process.env.BROWSER_PATH = getBrowser();
  const total: Count = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const step of steps) {
    const before = performance.now();
    const { passed, failed, flaky, said }: Count & { said: string } = broken.has(step.needs ?? '') ? { passed: 0, failed: 1, said: `needs: ${step.needs}\n` } : run(step);
    const seconds = ((performance.now() - before) / 1_000).toFixed(1);
    const counted = step.report ? `${passed} passed${failed ? `, ${failed} failed` : ''}${flaky ? `, ${flaky} of them at the second try` : ''}` : failed ? 'failed' : 'passed';
    console.log(`${step.name.padEnd(28)}${`${seconds} s`.padStart(8)}  ${counted}`);
    if (failed || flaky) {
      if (failed) broken.add(step.name);
      console.log(said);
    }
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

main();
