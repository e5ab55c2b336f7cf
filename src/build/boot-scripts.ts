import { build } from 'vite';
import type { Rolldown } from 'vite';
import { hostPatterns } from '../app/device/hosts.ts';
import { scriptTarget, terserOptions } from './minify.ts';
import { newerSyntax } from './old-engine.ts';

/** The scripts that are inlined into pages: the module of each, and its budget in minified bytes. */
const scripts = {
  page: { file: 'src/boot/page.ts', largest: 2_400 },
  formPage: { file: 'src/boot/form-page.ts', largest: 2_870 },
  memberPage: { file: 'src/boot/member-page.ts', largest: 400 },
  ageGate: { file: 'src/boot/age-gate.ts', largest: 260 },
  ageAnswers: { file: 'src/boot/age-answers.ts', largest: 850 },
  pageHead: { file: 'src/boot/page-head.ts', largest: 300 },
  homeBar: { file: 'src/boot/home-bar.ts', largest: 1_150 },
  homeMenu: { file: 'src/boot/home-menu.ts', largest: 1_920 },
} as const;

export type BootScripts = Record<keyof typeof scripts, string>;

async function compile(root: string, file: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { HOST_PATTERNS: JSON.stringify(hostPatterns) },
    build: {
      write: false,
      target: scriptTarget,
      minify: 'terser',
      terserOptions,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
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
