import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** ms between two looks: a change is in effect after two of them that see the same, so that none is read half written */
const everyMs = 500;

/** Names, sizes and times of all files of a folder, through its links: an orchestrator changes a folder by turning a link. */
function lookAt(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted().map((name) => {
      const { ino, size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${ino} ${size} ${mtimeMs}`;
    }).join('\n');
  } catch {
    // Between two names of a file, or for good: then it is told of once.
    return '';
  }
}

/**
 * Watches a folder from now on; what is given starts to call `onChange`, once after each change, within two seconds. By
 * looking, because a file system of another machine tells of nothing. Does not keep the process alive.
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
