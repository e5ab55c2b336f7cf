import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import type { Mutant } from './find.ts';

/** Tests to run, with a change in the source or without. */
export interface Order {
  mutant?: Mutant;
  tests: readonly string[];
}

export interface Verdict {
  /** a test that failed, with its file; none: all pass */
  failed?: string;
  /** ms of each test file that ended */
  ms: Record<string, number>;
  /** ms of processor */
  cost?: number;
}

// Runs in a copy of the project: whatever reads the source, a child process too, reads the changed file.
const root = process.cwd();

/** Keeps the order of the order: Vitest's own begins with the longest file. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

async function answer(vitest: Vitest, { mutant, tests }: Order): Promise<Verdict> {
  const before = process.cpuUsage();
  const path = mutant && join(root, mutant.file);
  const content = path && readFileSync(path, 'utf8');
  if (mutant) writeFileSync(path!, content!.slice(0, mutant.start) + mutant.replacement + content!.slice(mutant.end));
  if (path) vitest.invalidateFile(path);
  try {
    const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
    if (specifications.length < tests.length) throw new Error(`not all found: ${tests.join()}`);
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    // Vitest answers with what it knows of earlier runs too.
    const testModules = known.filter(({ relativeModuleId }) => tests.includes(relativeModuleId));
    const failed = testModules.find((module) => module.state() === 'failed');
    const [test] = failed ? failed.children.allTests('failed') : [];
    const ms = Object.fromEntries(testModules.map((module) => [module.relativeModuleId, module.diagnostic().duration + module.diagnostic().collectDuration + module.diagnostic().environmentSetupDuration]));
    const { user, system } = process.cpuUsage(before);
    return { failed: failed ? `${failed.relativeModuleId} ${test?.fullName ?? ''}` : unhandledErrors.length ? String(unhandledErrors[0]) : undefined, ms, cost: (user + system) / 1_000 };
  } finally {
    if (path) {
      writeFileSync(path, content!);
      vitest.invalidateFile(path);
    }
  }
}

const vitest = await createVitest({ root, config: join(root, 'tests/vitest.config.ts'), watch: false, bail: 1, maxWorkers: 1, sequence: { sequencer: AsAsked }, reporters: [{}] });
await vitest.standalone();
process.on('message', (order: Order) => void answer(vitest, order).then((verdict) => process.send!(verdict), (error: Error) => process.send!({ failed: `cannot be run: ${error.message}`, ms: {} })));
process.send!('ready');
