import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Untracked files that git does not ignore, as lines of `git status`; none without git. */
const untrackedFiles = (): string[] => spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' }).stdout?.split('\n').filter((line) => line.startsWith('??')) ?? [];

/** A file of Chromium's own, which stays when the browser is closed while it writes it: no test can remove it sooner than this folder goes. */
const isChromiums = (name: string): boolean => name.startsWith('.org.chromium.Chromium.');

/**
 * Gives this process and its children a temporary folder of their own, removed at exit. The returned function lists
 * the files left in it, but for those of a browser, and in the tree.
 */
export function watchLeftBehind(): () => string[] {
  const before = new Set(untrackedFiles());
  const folder = mkdtempSync(join(tmpdir(), 'leve-test-'));
  // Caches serve the next run: they must not lie in the temporary folder.
  Object.assign(process.env, { TMPDIR: folder, NODE_COMPILE_CACHE: resolve('.cache/node'), PWTEST_CACHE_DIR: resolve('.cache/playwright') });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return () => [...readdirSync(folder).filter((name) => !isChromiums(name)).map((name) => join(folder, name)), ...untrackedFiles().filter((line) => !before.has(line))];
}
