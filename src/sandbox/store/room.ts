import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** bytes that a disk must have left: a day of a small platform, and time to notice */
const least = 64 * 1024 * 1024;

/** Whether the disk of a database has room for what is written to it; one in memory has. */
export function hasRoom(file: string, free = (folder: string): number => { const { bavail, bsize } = statfsSync(folder); return bavail * bsize; }): boolean {
  if (file === ':memory:') return true;
  try {
    return free(dirname(file)) >= least;
  } catch {
    return false;
  }
}
