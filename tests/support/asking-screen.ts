import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '../../src/contract/calls.ts';
import type { ScreenName } from '../../src/app/routes.ts';

const folder = join(import.meta.dirname, '../../src/app/screens');

const callsImport = /^import \{ (.+) \} from '[./]+\/contract\/endpoints\/[\w-]+\.ts';$/gm;

const askers = new Map<string, Set<ScreenName>>();
for (const file of globSync('*/**/*.{ts,tsx}', { cwd: folder })) {
  for (const [, names] of readFileSync(join(folder, file), 'utf8').matchAll(callsImport)) {
    for (const name of names!.split(', ')) askers.set(name, (askers.get(name) ?? new Set()).add(file.split(/[\\/]/)[0] as ScreenName));
  }
}

/** The screen that alone imports a call: opening it makes the call, as far as tests know. Undefined where none or several do. */
export function askingScreen(call: CallName): ScreenName | undefined {
  const [screen, another] = askers.get(call) ?? [];
  return another ? undefined : screen;
}
