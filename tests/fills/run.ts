/**
 * Fills ten thousand fresh platforms, each with its own seed and begun at its own time of the day: `npm run test:fills`.
 * Nothing may be refused, no wallet be in debt, and each ready-made account must end with what it is said to have.
 * `SEEDS` is how many, `FROM` the first one; `WHOLE=1` fills also what does not follow from the draws anew each time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { faultOfFill, faultOfPast } from './fill-one.ts';

const [from, count] = [Number(process.env.FROM ?? 1), Number(process.env.SEEDS ?? 10_000)];

/** Fills every `step`th seed and prints a line for each that fails. */
function fillSome(first: number, step: number): number {
  let failed = 0;
  for (let seed = first; seed < from + count; seed += step) {
    const fault = process.env.WHOLE ? faultOfFill(seed) : faultOfPast(seed);
    const done = Math.floor((seed - first) / step) + 1;
    if (done % 500 === 0) console.log(`${done} seeds from ${first} in steps of ${step} are filled`);
    if (!fault) continue;
    failed += 1;
    console.log(`seed ${seed}: ${fault}`);
  }
  return failed;
}

const [part, parts] = (process.argv[2] ?? '').split('/').map(Number);
if (parts) {
  process.exitCode = fillSome(from + part!, parts) ? 1 : 0;
} else {
  const begun = performance.now();
  const workers = availableParallelism();
  const statuses = await Promise.all(Array.from({ length: workers }, async (_, worker) => {
    const child = spawn(process.execPath, [import.meta.filename, `${worker}/${workers}`], { stdio: 'inherit' });
    const [status] = await once(child, 'exit') as [number | null];
    return status;
  }));
  const ended = statuses.every((status) => status === 0);
  console.log(`${count} fills in ${Math.round((performance.now() - begun) / 1_000)} s: ${ended ? 'none failed' : 'some failed'}`);
  process.exitCode = ended ? 0 : 1;
}
