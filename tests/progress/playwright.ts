import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter';
import { relative } from 'node:path';
import { firstLine, tell } from './progress.ts';

/** Tells how many end-to-end tests are done, and each failure as it comes. */
export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    tell({ done: 0, total: this.#total, of: 'tests' });
  }

  onTestEnd(test: TestCase, { status, retry, error }: TestResult): void {
    const isFailure = status !== test.expectedStatus && status !== 'skipped';
    // A test that is run once more is not done yet.
    if (!isFailure || retry === test.retries) this.#done++;
    tell({
      done: this.#done, total: this.#total, of: 'tests',
      ...(isFailure && { failure: `${relative('.', test.location.file)}:${test.location.line} ${test.title}: ${firstLine(error?.message)}` }),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
