/** One check; `wrong` is its failure. */
interface Row {
  name: string;
  wrong: string | undefined;
  ms: number;
}

export interface Rows {
  /** Runs one check and prints its row. `test` returns or throws the failure; `note` gives the row's remark. */
  check(name: string, test: () => Promise<string | undefined>, note?: () => string): Promise<void>;
  /** Prints the last line, `N passed, M failed`, and sets the exit status. */
  end(): void;
}

/** A table of checks that is printed row by row. */
export function rows(): Rows {
  const all: Row[] = [];
  return {
    async check(name, test, note = () => '') {
      const before = performance.now();
      const wrong = await test().catch((error: Error) => error.message);
      const ms = performance.now() - before;
      all.push({ name, wrong, ms });
      console.log([`${name} `.padEnd(64), (wrong ? 'failed' : 'ok').padEnd(7), `${(ms / 1_000).toFixed(1)} s`.padStart(7), `  ${note()}`].join('').trimEnd());
      if (wrong) console.log(`  ${wrong}`);
    },
    end() {
      const failed = all.filter(({ wrong }) => wrong).length;
      console.log(`\n${all.length - failed} passed, ${failed} failed`);
      process.exitCode = failed ? 1 : 0;
    },
  };
}

/** A failure text where two values differ as JSON. */
export const differs = (is: unknown, must: unknown): string | undefined => (JSON.stringify(is) === JSON.stringify(must) ? undefined : `${JSON.stringify(is)} is not ${JSON.stringify(must)}`);
