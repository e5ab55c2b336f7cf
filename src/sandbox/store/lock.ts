import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Claims the data at `file` for this process and returns a function that releases it. Throws where another process has
 * it: two of them would settle the same draws. The operating system releases the lock of a process that crashed.
 */
export function lockData(file: string): () => void {
  if (file === ':memory:') return () => {};
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`the data in ${file} is in use by another process`, { cause: error });
  }
  return () => lock.close();
}
