import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** ms between two polls: a change takes effect after two that see the same, so that no half-written file is read */
const everyMs = 500;

/** Names, sizes and times of all files of a folder, following links: an orchestrator changes a folder by replacing a link. */
function lookAt(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted().map((name) => {
      const { ino, size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${ino} ${size} ${mtimeMs}`;
    }).join('\n');
  } catch {
    // While a file is being renamed, or for good: then it is reported once.
    return '';
  }
}

/**
 * Watches a folder from now on; the returned function starts calling `onChange`, once after each change, within two
 * seconds. Polls, because network file systems send no events. Does not keep the process alive.
 */
export function watchFolder(folder: string): (onChange: () => void) => void {
  let known = lookAt(folder);
  let last = known;
  return (onChange) => void setInterval(() => {
    const now = lookAt(folder);
    if (now !== known && now === last) {
      known = now;
      onChange();
    }
    last = now;
  }, everyMs).unref();
}
