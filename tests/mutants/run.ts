import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { areas, type Area } from './areas.ts';
import { share, Worker } from './crew.ts';
import type { Mutant } from './find.ts';
import { forgetKept, keep, nameOf, readKept } from './kept.ts';
import { nearestTests } from './nearest.ts';
import { isoWeek, sampleFrom } from './sample.ts';
import type { Order, Verdict } from './worker.ts';

// Changes the source in small ways, one at a time, and asks the nearest unit tests whether they notice: `npm run test:mutants`.
// The sample is the week's, `--seed` names another; `--area` takes part of a name, `--times 3` three times as many.
// After `--minutes 14` no further change is asked: areas take turns, so that each has its line whatever the machine does.
// Ctrl-C ends it with the table of what was asked so far; the next run goes on from there, and `--anew` begins again.

const { seed, area: wanted, times, minutes, anew, verbose } = parseArgs({ options: { seed: { type: 'string', default: isoWeek(new Date()) }, area: { type: 'string', default: '' }, times: { type: 'string', default: '1' }, minutes: { type: 'string', default: '14' }, anew: { type: 'boolean' }, verbose: { type: 'boolean' } } }).values;

/** How many of the tests that reach a file are asked. */
const most = 8;

interface Asked {
  area: Area;
  /** its place in the sample of its area, 0 to 1 */
  place: number;
  mutant: Mutant;
  tests: string[];
  /** what its verdict is kept by, and what people read of it: as the files are now, whatever is written in them while it is asked */
  name: string;
  text: string;
}

const began = performance.now();
const asked: Asked[] = [];
for (const area of areas.filter(({ name }) => name.includes(wanted))) {
  const sample = await sampleFrom(area, seed, Math.round(area.sample * Number(times)));
  for (const [at, mutant] of sample.entries()) {
    const tests = Array.from(new Set([...nearestTests(mutant.file).slice(0, most), ...(area.also ?? [])]));
    asked.push({ area, place: at / sample.length, mutant, tests, name: nameOf(mutant, tests), text: describe(mutant) });
  }
}
asked.sort((one, other) => one.place - other.place);
if (anew) forgetKept();
const kept = readKept();
const workers = Array.from({ length: Math.min(availableParallelism(), asked.length) }, () => new Worker());
/** ms of each test file that has passed, and of one that has not yet */
const msOf: Record<string, number> = {};
const unknownMs = 10_000;
/** whether tests pass without a change, as far as it was asked; those that do not */
const soundness = new Map<string, Promise<boolean>>();
const broken = new Set<string>();
/** by file: the tests that noticed a change of it, the last one first */
const noticedBy = new Map<string, string[]>();
/** ms of processor */
let cost = 0;
const survivors: Asked[] = [];
const done: Asked[] = [];
let isOver = false;
process.once('SIGINT', () => (isOver = true)).once('SIGTERM', () => (isOver = true));
console.log(`${asked.length} changes of ${seed}`);
try {
  await share(workers, asked, async (worker, one) => {
    const from = performance.now();
    const { name, text } = one;
    const known = kept.get(name);
    const verdict = known === undefined ? await askOf(worker, one) : { failed: known, ms: {} };
    // A worker may have been ended with the run.
    if (isOver && !verdict) return;
    const failed = verdict ? verdict.failed ?? '' : 'hangs';
    if (known === undefined) keep(name, failed);
    done.push(one);
    if (!failed) survivors.push(one);
    if (verbose) console.log(`${text}\n    ${inSeconds(performance.now() - from)}, ${inSeconds(verdict?.cost ?? 0)} of processor  ${failed || 'not noticed'}`);
  }, () => isOver || performance.now() - began > Number(minutes) * 60_000);
} finally {
  await Promise.all(workers.map((worker) => worker.end()));
}

for (const { name } of areas) for (const { text } of survivors.filter(({ area }) => area.name === name)) console.log(`survives  ${text}`);
console.log(`\n${'area'.padEnd(44)}changes  noticed     goal`);
let isBelow = false;
for (const area of areas) {
  const all = done.filter((one) => one.area === area).length;
  if (!all) continue;
  const percent = Math.round((100 * (all - survivors.filter((one) => one.area === area).length)) / all);
  isBelow ||= percent < area.goal;
  console.log(`${area.name.padEnd(44)}${String(all).padStart(7)}${`${percent} %`.padStart(9)}${`${area.goal} %`.padStart(9)}${percent < area.goal ? '  below' : ''}`);
}
console.log(`${`all, in ${seconds()}, ${inSeconds(cost)} of processor`.padEnd(44)}${String(done.length).padStart(7)}${done.length ? `${Math.round((100 * (done.length - survivors.length)) / done.length)} %`.padStart(9) : ''}`);
if (done.length < asked.length) console.log(`${asked.length - done.length} were not asked: the same command goes on with them`);
if (isBelow || done.length < asked.length) process.exitCode = 1;

/** What the tests say of a change; one that fails without it is told of, and not asked again. */
async function askOf(worker: Worker, one: Asked): Promise<Verdict | undefined> {
  const { file } = one.mutant;
  for (;;) {
    const tests = inOrder(one);
    const verdict = tests.length ? await run(worker, { mutant: one.mutant, tests }) : { ms: {} };
    const noticed = tests.find((test) => verdict?.failed?.startsWith(test));
    if (!noticed) return verdict;
    if (await isSound(worker, noticed)) {
      noticedBy.set(file, [noticed, ...(noticedBy.get(file) ?? []).filter((test) => test !== noticed)]);
      return verdict;
    }
    if (isOver) return undefined;
    broken.add(noticed);
  }
}

async function run(worker: Worker, order: Order): Promise<Verdict | undefined> {
  const expected = order.tests.reduce((sum, test) => sum + (msOf[test] ?? unknownMs), 0);
  const verdict = await worker.run(order, 20_000 + 4 * expected);
  cost += verdict?.cost ?? 0;
  if (!verdict?.failed) Object.assign(msOf, verdict?.ms);
  return verdict;
}

/** Whether a test passes without a change: asked once of each that notices one, not of the hundreds that never do. */
function isSound(worker: Worker, test: string): Promise<boolean> {
  const found = soundness.get(test) ?? run(worker, { tests: [test] }).then((verdict) => {
    const passes = verdict !== undefined && !verdict.failed;
    if (!passes && !isOver) console.log(`not asked, for it fails without a change: ${verdict?.failed ?? test}`);
    return passes;
  });
  soundness.set(test, found);
  return found;
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(ms < 9_950 ? 1 : 0)} s`;
}

function seconds(): string {
  return inSeconds(performance.now() - began);
}

/** What noticed another change of the file first, then the nearest. */
function inOrder({ mutant, tests }: Asked): string[] {
  const known = noticedBy.get(mutant.file) ?? [];
  return Array.from(new Set([...known, ...tests])).filter((test) => tests.includes(test) && !broken.has(test));
}

function describe({ file, start, end, replacement, kind }: Mutant): string {
  const content = readFileSync(file, 'utf8');
  const short = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text).replaceAll(/\s+/g, ' ');
  return `${file}:${content.slice(0, start).split('\n').length}  ${kind}: ${short(content.slice(start, end))}  →  ${short(replacement)}`;
}
