/** The attacks that did not hold once, each as its test, in one table: `npm run test:attack`. Ends with status 1 where one gets through. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

interface Attack {
  name: string;
  /** of unit tests */
  file: string;
}

const attacks: readonly Attack[] = [
  { name: 'the scout at shared tables', file: 'tests/unit/sandbox/games/scouts.test.ts' },
  { name: 'the farm of missions', file: 'tests/unit/sandbox/rewards/farming.test.ts' },
  { name: 'the freeze by a great ledger', file: 'tests/unit/edge/freeze.test.ts' },
  { name: 'a breakdown of the platform', file: 'tests/unit/edge/box-thread.test.ts' },
  { name: 'dictionaries', file: 'tests/unit/edge/node/dictionaries.test.ts' },
  { name: 'headers and paths', file: 'tests/unit/edge/gateway.test.ts' },
  { name: 'smuggled requests', file: 'tests/unit/edge/request-smuggling.test.ts' },
  { name: 'names that every object has', file: 'tests/unit/sandbox/http/names-of-objects.test.ts' },
  { name: 'guesses of codes and passwords', file: 'tests/unit/sandbox/accounts/guesses.test.ts' },
  { name: "guesses of the console's token", file: 'tests/unit/sandbox/console/guard.test.ts' },
  { name: 'a second account of the excluded', file: 'tests/unit/sandbox/responsible/same-person.test.ts' },
  { name: 'strangers who fill the store', file: 'tests/unit/sandbox/http/strangers.test.ts' },
  { name: 'floods of messages and rows', file: 'tests/unit/sandbox/accounts/floods.test.ts' },
  { name: 'who has an account, by the time', file: 'tests/unit/sandbox/accounts/same-work.test.ts' },
  { name: 'a recorded login', file: 'tests/unit/sandbox/accounts/replay.test.ts' },
  { name: 'the envelope and its keys', file: 'tests/unit/app/gateway/envelope.test.ts' },
  { name: 'texts that are read for minutes', file: 'tests/unit/contract/long-texts.test.ts' },
  { name: 'a gateway that lies', file: 'tests/unit/edge/gateway-failures.test.ts' },
  { name: 'GETs that change something', file: 'tests/unit/sandbox/http/reads.test.ts' },
  { name: 'captchas by their strokes', file: 'tests/unit/sandbox/accounts/captcha-picture.test.ts' },
];

interface Report {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[];
}

const report = resolve('.cache/reports/attack.json');
mkdirSync(resolve('.cache/reports'), { recursive: true });
rmSync(report, { force: true });
const begun = Date.now();
const vitest = spawnSync('vitest', ['run', '-c', 'tests/vitest.config.ts', '--reporter=json', `--outputFile=${report}`, ...attacks.map(({ file }) => file)], { encoding: 'utf8' });
// The draws of first starts: each seed is a fill of its own.
const starts = spawnSync(process.execPath, ['tests/fills/run.ts'], { encoding: 'utf8', env: { ...process.env, SEEDS: process.env.SEEDS ?? '200' } });
const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults : [];
let heldAll = starts.status === 0;

function line(name: string, tries: number, through: number, seconds: number): void {
  console.log(`${name.padEnd(36)}${String(tries).padStart(5)} tried ${String(through).padStart(4)} got through ${seconds.toFixed(0).padStart(5)} s`);
}

for (const { name, file } of attacks) {
  const found = results.find((result) => result.name.endsWith(file));
  const tried = found?.assertionResults.filter(({ status }) => status !== 'skipped' && status !== 'pending') ?? [];
  const through = tried.filter(({ status }) => status !== 'passed').length;
  heldAll &&= tried.length > 0 && through === 0;
  line(name, tried.length, through, found ? (found.endTime - found.startTime) / 1_000 : 0);
}
console.log(`first starts                        ${starts.stdout.trim().split('\n').at(-1) ?? ''}`);
console.log(`${Math.round((Date.now() - begun) / 1_000)} s in all`);
if (!heldAll) {
  process.stderr.write(vitest.stderr.slice(-4_000) + starts.stderr.slice(-2_000));
  process.exitCode = 1;
}
