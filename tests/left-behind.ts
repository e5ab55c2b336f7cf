import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files of the tree that git neither knows nor ignores; none where git is not here. */
const strangers = (): string[] => spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' }).stdout?.split('\n').filter((line) => line.startsWith('??')) ?? [];

/**
 * Gives this process and its children a temporary folder of their own. Returns what ends it: removes the folder, and
 * tells what was left in it and in the tree.
 */
export function watchLeftBehind(): () => string[] {
  const before = new Set(strangers());
  const folder = mkdtempSync(join(tmpdir(), 'leve-test-'));
  // Caches serve the next run, and would stand in the folder.
  Object.assign(process.env, { TMPDIR: folder, NODE_COMPILE_CACHE: resolve('.cache/node'), PWTEST_CACHE_DIR: resolve('.cache/playwright') });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return () => [...readdirSync(folder).map((name) => join(folder, name)), ...strangers().filter((line) => !before.has(line))];
}
