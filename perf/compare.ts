/** `npm run perf:compare REV` builds REV and the working tree, and prints the bundle sizes of both. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sizesOf, sizeTable } from './sizes.ts';

const [revision] = process.argv.slice(2);
if (!revision) throw new Error('which revision? npm run perf:compare main');

function run(folder: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status) throw new Error(`${program} ${args.join(' ')} failed in ${folder}`);
}

const vite = resolve('node_modules/.bin/vite');
const folder = mkdtempSync(join(tmpdir(), 'leve-compare-'));
const base = join(folder, 'base');
try {
  run('.', 'git', 'worktree', 'add', '--detach', base, revision);
  // Both builds use the installed dependencies: the table shows changes of the source alone.
  symlinkSync(resolve('node_modules'), join(base, 'node_modules'));
  run(base, vite, 'build', '--logLevel', 'warn');
  run('.', vite, 'build', '--logLevel', 'warn', '--outDir', join(folder, 'change'));
  console.log(sizeTable(sizesOf(join(base, 'dist')), sizesOf(join(folder, 'change'))));
} finally {
  run('.', 'git', 'worktree', 'remove', '--force', base);
  rmSync(folder, { recursive: true, force: true });
}
