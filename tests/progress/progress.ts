import { stripVTControlCharacters } from 'node:util';
/** How far a test runner is, as its reporter tells `tests/run.ts`. */
export interface Progress {
  done: number;
  total: number;
  /** what is counted */
  of: 'files' | 'tests';
  /** a test that has just failed, with the first line of its error */
  failure?: string;
}

/** Tells the process that started this one; nobody where there is none. */
export const tell = (progress: Progress): void => void process.send?.(progress);

/** The first line of an error, without the colours of a terminal. */
export const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n', 1)[0]!;
