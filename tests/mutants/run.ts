import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import type { Area } from './areas.ts';
import { share, Worker } from './crew.ts';
import type { Mutant } from './find.ts';
import { nearestTests } from './nearest.ts';
import { isoWeek, sampleFrom } from './sample.ts';
import type { Verdict } from './worker.ts';

// Changes the source in small ways, one at a time, and asks the nearest unit tests whether they notice: `npm run test:mutants`.
// The sample is the week's, `--seed` names another; `--area` takes part of a name, `--times 3` three times as many.
// Ctrl-C ends it with the table of what was asked so far.

const { seed, area: wanted, times, verbose } = parseArgs({ options: { seed: { type: 'string', default: isoWeek(new Date()) }, area: { type: 'string', default: '' }, times: { type: 'string', default: '1' }, verbose: { type: 'boolean' } } }).values;

/** How many of the tests that reach a file are asked. */
const most = 8;

interface Asked { area: Area; mutant: Mutant; tests: string[] }

const began = performance.now();
const asked: Asked[] = [];
for (const area of areas.filter(({ name }) => name.includes(wanted))) {
  for (const mutant of await sampleFrom(area, seed, Math.round(area.sample * Number(times)))) asked.push({ area, mutant, tests: Array.from(new Set([...nearestTests(mutant.file).slice(0, most), ...(area.also ?? [])])) });
}
const workers = Array.from({ length: Math.min(availableParallelism(), asked.length) }, () => new Worker());
const msOf: Record<string, number> = {};
/** by file: the tests that noticed a change of it, the last one first */
const noticedBy = new Map<string, string[]>();
/** ms of processor */
let cost = 0;
const survivors: Asked[] = [];
const done: Asked[] = [];
let isOver = false;
process.once('SIGINT', () => (isOver = true)).once('SIGTERM', () => (isOver = true));
try {
  const all = Array.from(new Set(asked.flatMap((one) => one.tests)));
  await share(workers, Array.from({ length: Math.ceil(all.length / 8) }, (_, at) => all.slice(8 * at, 8 * at + 8)), async (worker, some) => {
    for (const verdict of await passing(worker, some)) {
      count(verdict);
      Object.assign(msOf, verdict.ms);
    }
  });
  console.log(`${asked.length} changes of ${seed}; ${Object.keys(msOf).length} test files without a change in ${seconds()}`);
  await share(workers, asked, async (worker, one) => {
    const tests = inOrder(one);
    const expected = tests.reduce((sum, test) => sum + msOf[test]!, 0);
    const from = performance.now();
    const verdict = tests.length ? await worker.run({ mutant: one.mutant, tests }, 20_000 + 4 * expected) : { ms: {} };
    // A worker may have been ended with the run.
    if (isOver && !verdict) return;
    done.push(one);
    count(verdict);
    const noticed = tests.find((test) => verdict?.failed?.startsWith(test));
    const { file } = one.mutant;
    if (noticed) noticedBy.set(file, [noticed, ...(noticedBy.get(file) ?? []).filter((test) => test !== noticed)]);
    if (verdict && !verdict.failed) survivors.push(one);
    if (verbose) console.log(`${describe(one.mutant)}\n    ${inSeconds(performance.now() - from)}, ${inSeconds(verdict?.cost ?? 0)} of processor  ${verdict ? verdict.failed ?? 'not noticed' : 'hangs'}`);
  }, () => isOver);
} finally {
  await Promise.all(workers.map((worker) => worker.end()));
}

for (const { name } of areas) for (const { mutant } of survivors.filter(({ area }) => area.name === name)) console.log(`survives  ${describe(mutant)}`);
console.log(`\n${'area'.padEnd(44)}changes  noticed     goal`);
let isBelow = false;
for (const area of areas) {
  const all = done.filter((one) => one.area === area).length;
  if (!all) continue;
  const percent = Math.round((100 * (all - survivors.filter((one) => one.area === area).length)) / all);
  isBelow ||= percent < area.goal;
  console.log(`${area.name.padEnd(44)}${String(all).padStart(7)}${`${percent} %`.padStart(9)}${`${area.goal} %`.padStart(9)}${percent < area.goal ? '  below' : ''}`);
}
console.log(`${`all, in ${seconds()}, ${inSeconds(cost)} of processor`.padEnd(44)}${String(done.length).padStart(7)}${`${Math.round((100 * (done.length - survivors.length)) / done.length)} %`.padStart(9)}`);
if (isBelow) process.exitCode = 1;

/** What tests take without a change; one that fails so is told of, and not asked. */
async function passing(worker: Worker, tests: readonly string[]): Promise<Verdict[]> {
  const verdict = await worker.run({ tests }, 300_000);
  if (verdict && !verdict.failed) return [verdict];
  if (tests.length > 1) return (await passing(worker, tests.slice(0, tests.length / 2))).concat(await passing(worker, tests.slice(tests.length / 2)));
  console.log(`not asked, for it fails without a change: ${verdict?.failed ?? tests.join()}`);
  return [];
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(ms < 9_950 ? 1 : 0)} s`;
}

function seconds(): string {
  return inSeconds(performance.now() - began);
}

function count(verdict: Verdict | undefined): void {
  cost += verdict?.cost ?? 0;
}

/** Those that pass without a change: what noticed another change of the file first, then the nearest. */
function inOrder({ mutant, tests }: Asked): string[] {
  const known = noticedBy.get(mutant.file) ?? [];
  return Array.from(new Set([...known, ...tests])).filter((test) => tests.includes(test) && msOf[test] !== undefined);
}

function describe({ file, start, end, replacement, kind }: Mutant): string {
  const content = readFileSync(file, 'utf8');
  const short = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text).replaceAll(/\s+/g, ' ');
  return `${file}:${content.slice(0, start).split('\n').length}  ${kind}: ${short(content.slice(start, end))}  →  ${short(replacement)}`;
}
