import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The source of another revision in a folder of its own. */
export interface Revision {
  folder: string;
  remove(): void;
}

/** Runs a program. Throws when it fails. */
export function run(folder: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status) throw new Error(`${program} ${args.join(' ')} failed in ${folder}`);
}

/** Builds the source in `folder` into its `out`, with the dependencies installed here. */
export const buildIn = (folder: string, out: string): void => run(folder, resolve('node_modules/.bin/vite'), 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', out);

/** Checks out a revision. It uses the dependencies that are installed here, so that the source alone differs; those that are no longer used are installed. */
export function checkOut(revision: string): Revision {
  const parent = mkdtempSync(join(tmpdir(), 'leve-revision-'));
  const folder = join(parent, 'source');
  run('.', 'git', 'worktree', 'add', '--detach', folder, revision);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !existsSync(join('node_modules', name)));
  // Modules are looked for in the folders above, too.
  if (missing.length) run(parent, 'npm', 'install', '--no-save', '--ignore-scripts', '--prefix', parent, ...missing.map(([name, version]) => `${name}@${version}`));
  return {
    folder,
    remove() {
      run('.', 'git', 'worktree', 'remove', '--force', folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
