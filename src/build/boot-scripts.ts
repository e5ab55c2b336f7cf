import type { Rolldown } from 'vite';
import { scriptTarget, terserOptions } from './minify.ts';
import { buildApart } from './apart.ts';
import { newerSyntax } from './checks.ts';
import type { BootScript } from '../edge/page-files.ts';

/** The scripts that are inlined into pages: the module of each, and its budget in minified bytes. */
const scripts = {
  page: { file: 'src/boot/page.ts', largest: 3_000 },
  formPage: { file: 'src/boot/form-page.ts', largest: 3_500 },
  visitorHead: { file: 'src/boot/visitor-head.ts', largest: 2_500 },
  overPage: { file: 'src/boot/over-page.ts', largest: 2_000 },
  memberHead: { file: 'src/boot/member-head.ts', largest: 1_500 },
  countdowns: { file: 'src/boot/countdowns.ts', largest: 600 },
} as const satisfies Record<BootScript, object>;

export type BootScripts = Record<BootScript, string>;

async function compile(root: string, file: string): Promise<string> {
  const built = (await buildApart({
    root,
    build: {
      write: false,
      target: scriptTarget,
      minify: 'terser',
      terserOptions,
      modulePreload: false,
      rolldownOptions: { input: file, optimization: { inlineConst: { mode: 'all', pass: 2 } }, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/** Throws if a script would end its own element, has syntax too new for Chromium 72, or is over its budget. */
function check(file: string, code: string, largest: number): void {
  if (/<!--|<\/?script/i.test(code)) throw new Error(`${file} holds what a page would read as its own`);
  const newer = newerSyntax(code);
  if (newer) throw new Error(`Chromium 72 cannot parse ${file}: ${newer}`);
  if (Buffer.byteLength(code) > largest) throw new Error(`${file} is ${Buffer.byteLength(code)} bytes minified, of ${largest}`);
}

/** Compiles the modules of src/boot that are inlined into pages, each to one classic script. */
export async function compileBootScripts(root: string): Promise<BootScripts> {
  const compiled = Object.entries(scripts).map(async ([name, { file, largest }]) => {
    const code = await compile(root, file);
    check(file, code, largest);
    return [name, code] as const;
  });
  return Object.fromEntries(await Promise.all(compiled)) as BootScripts;
}
