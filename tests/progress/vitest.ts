import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { firstLine, tell } from './progress.ts';

/** Tells how many files of unit tests are done, and each failure as its file ends. */
export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    tell({ done: 0, total: this.#total, of: 'files' });
  }

  onTestModuleEnd(module: TestModule): void {
    const progress = { done: ++this.#done, total: this.#total, of: 'files' } as const;
    const failed = [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`);
    // A file that cannot be read has no tests.
    const failures = failed.length ? failed : module.errors().map(({ message }) => firstLine(message));
    for (const failure of failures) tell({ ...progress, failure: `${module.relativeModuleId} ${failure}` });
    tell(progress);
  }
}
